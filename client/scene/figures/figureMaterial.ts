/** Gold that reflects a room which is not there, and glass that breaks. Both are lit by the lights of the table. */

import { Color, MeshPhongMaterial, type WebGLProgramParametersWithUniforms } from 'three';

/** aFigure: shine, crack, black. */
const VERTEX_PARS = /* glsl */ `
attribute vec3 aFigure;
varying vec3 vFigure;
varying vec3 vOnFigure;
`;

/** A band of lamps over a dark floor, as gold in a saloon shows them: bright from above, warm from the side, nearly black below. */
const REFLECTED = /* glsl */ `
vec3 reflected(vec3 r) {
  float lamps = smoothstep(.35, .75, r.y) * (.55 + .45 * sin(atan(r.x, r.z) * 5.));
  float window = smoothstep(.12, .0, abs(r.y - .28)) * smoothstep(.2, .9, abs(r.x));
  float felt = smoothstep(-.1, -.8, r.y);
  return vec3(1., .78, .42) * (lamps * 1.1 + window * .8) + vec3(.35, .05, .05) * felt;
}
`;

const METAL_LIGHT = /* glsl */ `
{
  vec3 toEye = normalize(vViewPosition);
  vec3 bounced = (vec4(reflect(-toEye, normal), 0.) * viewMatrix).xyz;
  float rim = pow(1. - saturate(dot(normal, toEye)), 3.);
  vec3 lit = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
  // The room's light, as it falls on the gold, also lights what the gold reflects: in the hush it goes dark with everything else.
  float room = clamp(dot(lit, vec3(1.4)), .12, 1.5);
  outgoingLight += reflected(bounced) * METAL * room * .8 + METAL * vec3(1., .9, .8) * rim * room * .5;
  outgoingLight += METAL * vec3(1., .93, .8) * vFigure.x * (.25 + rim);
}
`;

/** Of itself, where it shines, and what it makes of the warm light of the lamps. */
const METALS = {
  gold: { color: '#c98a1e', specular: '#ffd98a', tint: 'vec3(1., .8, .38)' },
  silver: { color: '#8d96a1', specular: '#ffffff', tint: 'vec3(.8, .95, 1.5)' },
  bronze: { color: '#8a4526', specular: '#ffb98a', tint: 'vec3(.95, .5, .3)' },
} as const;

export function metalMaterial(metal: keyof typeof METALS): MeshPhongMaterial {
  const { color, specular, tint } = METALS[metal];
  const material = new MeshPhongMaterial({ color, specular: new Color(specular), shininess: 70 });
  material.onBeforeCompile = (shader) => {
    passFigure(shader);
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vFigure;\nconst vec3 METAL = ${tint};\n${REFLECTED}`,
      )
      .replace('#include <opaque_fragment>', `${METAL_LIGHT}#include <opaque_fragment>`);
  };
  material.customProgramCacheKey = () => `figure-${metal}`;
  return material;
}

export const goldMaterial = (): MeshPhongMaterial => metalMaterial('gold');

/** Shards fly out from the middle, turn, and fall; before that cracks run through the glass. */
const SHATTER = /* glsl */ `
float flown = max(0., aFigure.y - .45) / .55;
vec3 away = normalize(shard + vec3(0., .12, .0) + .35 * sin(shard.yzx * 91.));
float turned = flown * (4. + 6. * fract(sin(dot(shard, vec3(12.9, 78.2, 37.7))) * 43758.5));
mat3 spun = mat3(cos(turned), 0., -sin(turned), 0., 1., 0., sin(turned), 0., cos(turned));
vec3 hub = shard + vec3(0., .56, 0.);
vec3 brokenAt = spun * (position - hub) * (1. - .55 * flown * flown) + hub + away * flown * 1.1 * (1. - .25 * flown) - vec3(0., flown * flown * 1.1, 0.);
brokenAt += away * smoothstep(.05, .4, aFigure.y) * .02;
vec3 objectNormal = flown > 0. ? spun * normal : normal;
`;

const GLASS_LIGHT = /* glsl */ `
{
  vec3 toEye = normalize(vViewPosition);
  float facing = saturate(dot(normal, toEye));
  float rim = pow(1. - facing, 2.2);
  vec3 bounced = (vec4(reflect(-toEye, normal), 0.) * viewMatrix).xyz;
  vec3 heart = mix(vec3(.95, .04, .1), vec3(.06, .03, .09), vFigure.z);
  vec3 core = mix(vec3(1., .16, .2), vec3(.55, .04, .5), vFigure.z);
  outgoingLight = outgoingLight * .35 + heart * (.16 + .42 * facing * facing) + core * rim * .35;
  outgoingLight += reflected(bounced) * mix(.16, .3, vFigure.z);
  float crack = smoothstep(.0, .4, vFigure.y) * step(vFigure.y, .999);
  float line = abs(sin(atan(vOnFigure.x, vOnFigure.y - .56) * 5.5 + sin(length(vOnFigure.xy) * 22.) * .5));
  outgoingLight += crack * smoothstep(.16, .0, line) * vec3(1., .85, .8) * .7;
  outgoingLight += core * vFigure.x * .3;
  diffuseColor.a = mix(.86, 1., max(rim, vFigure.z * .8));
}
`;

export function glassMaterial(): MeshPhongMaterial {
  const material = new MeshPhongMaterial({
    color: '#7a0714',
    specular: new Color('#ffffff'),
    shininess: 110,
    transparent: true,
  });
  material.onBeforeCompile = (shader) => {
    passFigure(shader);
    shader.vertexShader = shader.vertexShader
      .replace('attribute vec3 aFigure;', 'attribute vec3 aFigure; attribute vec3 shard;')
      .replace('#include <beginnormal_vertex>', SHATTER)
      .replace('vec3 transformed = position;', 'vec3 transformed = brokenAt;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nvarying vec3 vFigure; varying vec3 vOnFigure;\n${REFLECTED}`)
      .replace('#include <opaque_fragment>', `${GLASS_LIGHT}#include <opaque_fragment>`);
  };
  material.customProgramCacheKey = () => 'figure-glass';
  return material;
}

function passFigure(shader: WebGLProgramParametersWithUniforms): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', `#include <common>\n${VERTEX_PARS}`)
    .replace('#include <begin_vertex>', 'vec3 transformed = position; vFigure = aFigure; vOnFigure = position;');
}
