/**
 * Strands of fur for close-ups: the coat again, in layers that thin out towards the tips of the hairs. By hand: as instances of one
 * geometry it is one draw call, and it bends with the bones in the shader of the coat, which no library's fur would know.
 */

import { InstancedBufferAttribute, InstancedBufferGeometry, Mesh, type MeshLambertMaterial, type Texture } from 'three';
import type { Sculpture } from '../sculpt/sculpture.ts';

const LAYERS = 12;
const LENGTH = 0.13;

export function createShells(coat: Sculpture, base: MeshLambertMaterial, hairs: Texture): Mesh {
  const geometry = new InstancedBufferGeometry();
  geometry.setIndex(coat.geometry.getIndex());
  for (const name of ['position', 'normal', 'uv', 'trait'])
    geometry.setAttribute(name, coat.geometry.getAttribute(name));
  const heights = Float32Array.from({ length: LAYERS }, (_, layer) => (layer + 1) / LAYERS);
  geometry.setAttribute('shell', new InstancedBufferAttribute(heights, 1));
  geometry.instanceCount = LAYERS;
  geometry.setDrawRange(coat.look.start, coat.look.count);
  geometry.boundingSphere = coat.geometry.boundingSphere;

  const material = base.clone();
  material.alphaToCoverage = true;
  material.onBeforeCompile = (shader, renderer) => {
    base.onBeforeCompile(shader, renderer);
    shader.uniforms.uHairs = { value: hairs };
    shader.vertexShader = shader.vertexShader
      .replace('attribute vec4 trait;', 'attribute vec4 trait; attribute float shell; varying float vShell;')
      .replace('placeOnRig(rigged, objectNormal);', GROW);
    shader.fragmentShader = shader.fragmentShader
      .replace('varying vec3 vPart;', 'varying vec3 vPart; varying float vShell; uniform sampler2D uHairs;')
      .replace('#include <map_fragment>', `${STRANDS}\n#include <map_fragment>`)
      .replace('#include <color_fragment>', 'diffuseColor.rgb *= mix(.7, 1.14, vShell); diffuseColor.a = strand;');
  };
  material.customProgramCacheKey = () => 'cat-shells';
  const mesh = new Mesh(geometry, material);
  mesh.receiveShadow = true;
  mesh.raycast = () => undefined;
  return mesh;
}

/** Combed away from the face and down; along the tube on arms and tail. */
const GROW = /* glsl */ `
{
  float grown = ${LENGTH} * trait.z / 255.;
  vec3 comb = trait.x > 7.5 ? vec3(0., .35, 0.) : trait.x < .5 ? vec3(0., -.9, 0.) : vec3(0., -.3, -.2) + .5 * normalize(vec3(position.x * 1.1, position.y + .15, -.2));
  if (trait.x < 7.5) comb -= normal * dot(comb, normal);
  rigged += vec3(normal.x, trait.x > 7.5 ? 0. : normal.y, normal.z) * grown * shell + comb * grown * shell * shell;
  vShell = trait.z > 5. ? shell : 2.;
}
placeOnRig(rigged, objectNormal);
`;

const STRANDS = /* glsl */ `
if (vShell > 1.5) discard;
vec3 facing = abs(vPartNormal);
vec2 root = vTrait.x > 7.5 ? vec2(atan(vPart.x, vPart.z) * .25, vPart.y * 1.4) : facing.z > .5 ? vPart.xy : facing.x > facing.y ? vPart.zy : vPart.xz;
float hair = texture2D(uHairs, root * 2.4).r, cut = vShell * .86 + .08;
float blur = max(fwidth(hair), .02) * 1.2;
float strand = smoothstep(cut - blur * .5, cut + blur * .5, hair);
if (strand < .04) discard;
`;
