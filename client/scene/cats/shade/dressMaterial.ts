/** Nose, teeth, cloth, felt and brass: coloured by number, shiny by vertex. */

import { Color, DoubleSide, MeshPhongMaterial, type Texture } from 'three';
import type { Hex } from '../color.ts';
import { TINTS, type Tint } from '../sculpt/traits.ts';
import { type RigUniforms, rigVertexShader } from './rigShader.ts';

export interface DressUniforms {
  /** How far the whiskers hang. */
  readonly uDroop: { value: number };
  /** How far the tongue is out. */
  readonly uTongue: { value: number };
}

export interface DressShading {
  readonly rig: RigUniforms;
  readonly dress: DressUniforms;
  readonly cloth: Texture;
  readonly tints: Readonly<Record<Tint, Hex>>;
}

const indexOf = (tint: Tint): string => `${TINTS.indexOf(tint)}.`;

export const createDressUniforms = (): DressUniforms => ({ uDroop: { value: 0 }, uTongue: { value: 0 } });

export function createDressMaterial(shading: DressShading): MeshPhongMaterial {
  const material = new MeshPhongMaterial({ side: DoubleSide, shininess: 38 });
  const uniforms = {
    ...shading.rig,
    ...shading.dress,
    uCloth: { value: shading.cloth },
    uTints: { value: TINTS.map((tint) => new Color(shading.tints[tint])) },
  };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    rigVertexShader(
      shader,
      'varying vec4 vTrait; varying vec2 vCloth; varying vec3 vPart; uniform float uDroop; uniform float uTongue;',
      `vTrait = vec4(trait.x, trait.y / 255., trait.z, trait.w / 255.); vCloth = uv; vPart = position;
       if (abs(trait.z - ${indexOf('whisker')}) < .5) rigged.y -= uv.x * uDroop;
       if (abs(trait.z - ${indexOf('tongue')}) < .5) {
         rigged.z += max(0., rigged.z - .38) * uTongue * .62;
         rigged.y -= max(0., rigged.z - .84) * uTongue * .95;
       }`,
    );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
        varying vec4 vTrait; varying vec2 vCloth; varying vec3 vPart; uniform sampler2D uCloth; uniform vec3 uTints[${TINTS.length}];`,
      )
      .replace('#include <map_fragment>', SURFACE)
      .replace('#include <specularmap_fragment>', 'float specularStrength = vTrait.w;')
      .replace('#include <emissivemap_fragment>', GLOW);
  };
  material.customProgramCacheKey = () => 'cat-dress';
  return material;
}

const SURFACE = /* glsl */ `
diffuseColor.rgb = uTints[int(vTrait.z + .5)] * vTrait.y;
if (abs(vTrait.z - ${indexOf('cloth')}) < .5) {
  vec4 print = texture2D(uCloth, vCloth);
  vec3 pale = mix(diffuseColor.rgb, vec3(1.), .78);
  diffuseColor.rgb = mix(diffuseColor.rgb, pale, print.r) * print.g;
}
if (abs(vTrait.z - ${indexOf('felt')}) < .5) diffuseColor.rgb *= .94 + .12 * fract(sin(dot(floor(vPart * 70.), vec3(12.9, 78.2, 37.7))) * 43758.5);
`;

/** Brass in a dark room would be black without a little light of its own. */
const GLOW = /* glsl */ `
if (abs(vTrait.z - ${indexOf('brass')}) < .5) totalEmissiveRadiance += diffuseColor.rgb * .25;
`;
