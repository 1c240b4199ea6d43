/** Paper with gold: picks each instance's cell out of the atlas, bends it, lets foil sweep and chosen cards glow. */

import { MeshDepthMaterial, MeshLambertMaterial, RGBADepthPacking, type Texture } from 'three';
import { ATLAS_COLUMNS } from './atlas.ts';

/** aCard: front cell, back cell, bend, glow. aHand: dim, held, glass. */
const VERTEX_PARS = /* glsl */ `
attribute float side;
attribute vec4 aCard;
attribute vec3 aHand;
varying vec2 vAtlas;
varying vec2 vOnCard;
varying float vSide;
varying vec3 vLook;
varying vec3 vThrough;
uniform float uRows;
vec2 onAtlas(float cell, vec2 at) {
  vec2 corner = vec2(mod(cell, ${ATLAS_COLUMNS}.), floor(cell / ${ATLAS_COLUMNS}.));
  // Kept off the cell's border: smaller mip levels mix in the neighbour.
  vec2 inset = clamp(at, .006, .994);
  return vec2((corner.x + inset.x) / ${ATLAS_COLUMNS}., 1. - (corner.y + 1. - inset.y) / uRows);
}
void bendCard(inout vec3 p, inout vec3 n, float bend) {
  if (abs(bend) < 1e-4) return;
  float angle = p.y * bend;
  float radius = 1. / bend;
  float r = radius - p.z;
  p = vec3(p.x, sin(angle) * r, radius - cos(angle) * r);
  n = vec3(n.x, n.y * cos(angle) - n.z * sin(angle), n.y * sin(angle) + n.z * cos(angle));
}`;

const VERTEX_NORMAL = /* glsl */ `
vec3 bent = position;
vec3 objectNormal = normal;
bendCard(bent, objectNormal, aCard.z);`;

const VERTEX_BEGIN = /* glsl */ `
vec3 transformed = bent;
float behind = side > .5 && side < 1.5 ? 1. : 0.;
vec2 onCard = behind > .5 ? vec2(1. - uv.x, uv.y) : uv;
vAtlas = onAtlas(side < .5 ? aCard.x : aCard.y, onCard);
// Not mirrored, as glass would: it is there to be read.
vThrough = vec3(onAtlas(aCard.x, onCard), behind * aHand.z);
vOnCard = onCard;
vSide = side;
vLook = vec3(aCard.w, aHand.xy);`;

const FRAGMENT_PARS = /* glsl */ `
varying vec2 vAtlas;
varying vec2 vOnCard;
varying float vSide;
varying vec3 vLook;
varying vec3 vThrough;
uniform sampler2D uAtlas;
float foil;`;

const FRAGMENT_MAP = /* glsl */ `
vec4 printed = texture2D(uAtlas, vAtlas);
if (vThrough.z > 0.) printed = mix(printed, texture2D(uAtlas, vThrough.xy), .7 * vThrough.z);
foil = vSide > 1.5 ? 0. : saturate((1. - printed.a) * 2.);
vec3 paper = vSide > 1.5 ? vec3(.9, .85, .74) : printed.rgb;
float grey = dot(paper, vec3(.3, .59, .11));
paper = mix(paper, vec3(grey) * .55, max(0., vLook.y));
diffuseColor.rgb *= paper;`;

/** Foil in a dim room needs light of its own: metal reflects a room that is not there. */
const FRAGMENT_EMISSIVE = /* glsl */ `
{
  // The own hand is read in every light, also when the room goes dark.
  totalEmissiveRadiance += paper * (vLook.z * .42 + max(0., -vLook.y));
  vec3 toEye = normalize(vViewPosition);
  float sweep = sin(dot(toEye, vec3(7., 11., 0.)) + vOnCard.x * 6.5 + vOnCard.y * 4.2);
  totalEmissiveRadiance += foil * vec3(1., .74, .3) * (.22 + .8 * pow(max(0., sweep), 6.)) * (1. - .7 * max(0., vLook.y));
  vec2 border = min(vOnCard, 1. - vOnCard) * vec2(.64, 1.);
  float rim = smoothstep(.05, .0, min(border.x, border.y));
  totalEmissiveRadiance += vec3(1., .68, .2) * vLook.x * (vSide > 1.5 ? 2.2 : .1 + 1.1 * rim);
}`;

export function cardMaterial(atlas: Texture, rows: number): MeshLambertMaterial {
  const material = new MeshLambertMaterial();
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uAtlas = { value: atlas };
    shader.uniforms.uRows = { value: rows };
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${VERTEX_PARS}`)
      .replace('#include <beginnormal_vertex>', VERTEX_NORMAL)
      .replace('#include <begin_vertex>', VERTEX_BEGIN);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${FRAGMENT_PARS}`)
      .replace('#include <map_fragment>', FRAGMENT_MAP)
      .replace('#include <emissivemap_fragment>', FRAGMENT_EMISSIVE);
  };
  return material;
}

/** Without it a bent card would throw a flat card's shadow. */
export function cardDepthMaterial(): MeshDepthMaterial {
  const material = new MeshDepthMaterial({ depthPacking: RGBADepthPacking });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uRows = { value: 1 };
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${VERTEX_PARS}`)
      .replace('#include <begin_vertex>', `${VERTEX_NORMAL}\nvec3 transformed = bent;`);
  };
  return material;
}
