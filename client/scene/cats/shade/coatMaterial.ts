/** Fur: wrapped light, a fuzzy rim, streaks, and the parts of a face that move: mouth line, brows, blush, heat. */

import { Color, MeshLambertMaterial, type Texture, Vector4 } from 'three';
import { boneIndex, EYE } from '../bones.ts';
import type { Hex } from '../color.ts';
import { MANE_SKIN } from '../sculpt/traits.ts';
import { WRAPPED_LIGHT } from './furLight.ts';
import { type RigUniforms, rigVertexShader } from './rigShader.ts';

export interface FaceUniforms {
  /** Smile, blush, heat, strength of the brows. */
  readonly uFace: { readonly value: Vector4 };
  /** Raise, slant, raise of the left one alone, opening of the jaw. */
  readonly uBrow: { readonly value: Vector4 };
}

export const createFaceUniforms = (): FaceUniforms => ({
  uFace: { value: new Vector4() },
  uBrow: { value: new Vector4() },
});

export interface CoatShading {
  readonly map: Texture;
  readonly streaks: Texture;
  readonly rig: RigUniforms;
  readonly face: FaceUniforms;
  readonly rim: Hex;
  readonly rimStrength: number;
  readonly pads: Hex;
  readonly line: Hex;
  readonly brow: Hex;
  /** Streaks and rim: left out where every fragment counts. */
  readonly rich: boolean;
}

const HEAD = boneIndex('head');
const JAW = boneIndex('jaw');
const EAR_FROM = boneIndex('earLeft') - 0.5;
const EAR_TO = boneIndex('earRight') + 0.5;

const FRAGMENT_PARS = /* glsl */ `
varying vec3 vPart; varying vec3 vPartNormal; varying vec4 vTrait;
uniform vec3 uRim; uniform float uRimStrength; uniform sampler2D uStreaks;
uniform vec3 uPad; uniform vec3 uLine; uniform vec3 uBrowColor; uniform vec4 uFace; uniform vec4 uBrow;
float streak = 0.;

vec3 heated(vec3 color, float rising) {
  return mix(color, color * vec3(1.15, .3, .2) + vec3(.3, .015, 0.), rising * uFace.z * .85);
}

void drawFace(inout vec3 color) {
  float ax = abs(vPart.x), y = vPart.y, front = smoothstep(.3, .55, vPart.z);
  vec2 cheek = vec2(ax - .66, y + .2) / vec2(.34, .24);
  color = mix(color, vec3(.93, .12, .07), uFace.y * .62 * front * (1. - smoothstep(.15, 1., length(cheek))));
  float rising = smoothstep(-.35, .35, uFace.z * 2.3 - 1.25 - y + streak * .3);
  color = heated(color, rising);

  float u = min(ax / .47, 1.06);
  float bow = sin(3.1 * u * (1. - .08 * u));
  float lip = -.44 - .115 * bow + uFace.x * .15 * u * u + (uFace.x < 0. ? uFace.x * .04 * bow : 0.);
  float slope = (-.115 * cos(3. * u) * 3. + uFace.x * .3 * u) / .47;
  float mouth = abs(y - lip) / sqrt(1. + slope * slope);
  float philtrum = max(ax, max(y + .24, -.45 - y));
  float ink = max((1. - smoothstep(.010, .024, mouth)) * (1. - smoothstep(.97, 1.05, ax / .47)), 1. - smoothstep(.008, .02, philtrum));
  color = mix(color, uLine, ink * front * .95);

  float raise = uBrow.x + (vPart.x > 0. ? uBrow.z : 0.);
  vec2 b = vec2(ax, y) - vec2(${EYE.x.toFixed(3)} + .02, ${(EYE.y + 0.4).toFixed(3)} + raise * .13);
  float s = sin(uBrow.y), c = cos(uBrow.y);
  b = vec2(c * b.x + s * b.y, -s * b.x + c * b.y);
  float along = b.x / .25;
  float thick = .052 * (1. - along * along) * (1.12 - .3 * along);
  float hairs = streak * .05;
  float brow = (1. - smoothstep(thick - .016, thick + .01, abs(b.y + .55 * b.x * b.x + hairs * .35))) * step(abs(along), 1.);
  color = mix(color, uBrowColor, min(1., brow * uFace.w * front * (1.1 + streak * .5)));
}
`;

export function createCoatMaterial(shading: CoatShading): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ map: shading.map });
  const uniforms = {
    ...shading.rig,
    ...shading.face,
    uRim: { value: new Color(shading.rim) },
    uRimStrength: { value: shading.rimStrength },
    uStreaks: { value: shading.streaks },
    uPad: { value: new Color(shading.pads) },
    uLine: { value: new Color(shading.line) },
    uBrowColor: { value: new Color(shading.brow) },
  };
  const { rich } = shading;
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    rigVertexShader(
      shader,
      'varying vec3 vPart; varying vec3 vPartNormal; varying vec4 vTrait;',
      'vPart = position; vPartNormal = normal; vTrait = vec4(trait.x, trait.yzw / 255.);',
    );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${FRAGMENT_PARS}`)
      .replace('#include <map_fragment>', `#include <map_fragment>\n${rich ? STREAKS : ''}${SURFACE}`)
      .replace('#include <lights_lambert_pars_fragment>', WRAPPED_LIGHT)
      .replace('#include <opaque_fragment>', `${rich ? RIM : ''}#include <opaque_fragment>`);
  };
  material.customProgramCacheKey = () => `cat-coat-${rich}`;
  return material;
}

const STREAKS = /* glsl */ `
{
  vec3 n = abs(vPartNormal);
  bool mane = abs(vTrait.w - ${MANE_SKIN}) < .05;
  vec2 at = mane ? vec2(atan(vPart.x, vPart.y) * 1.1 + vPart.z * .4, length(vPart.xy) * .42) : vTrait.x > 7.5 ? vec2(atan(vPart.x, vPart.z) * .32, vPart.y * .7) : n.z > .5 ? vPart.xy : n.x > n.y ? vPart.zy : vPart.xz;
  streak = texture2D(uStreaks, at * 2.6).r - .5;
  streak += (texture2D(uStreaks, at * 6.1).r - .5) * .6;
  diffuseColor.rgb *= 1. + streak * (mane ? .55 : .24);
}
`;

const SURFACE = /* glsl */ `
{
  bool head = abs(vTrait.x - ${HEAD}.) < .5, jaw = abs(vTrait.x - ${JAW}.) < .5;
  float lit = vTrait.y;
  if (jaw) lit *= 1. - .25 * uBrow.w * smoothstep(.9, .45, vPart.z);
  diffuseColor.rgb *= vec3(lit, lit * (.94 + .06 * lit), lit * (.88 + .12 * lit));
  diffuseColor.rgb = mix(diffuseColor.rgb, jaw ? vec3(.24, .03, .035) : uPad, smoothstep(.3, .7, vTrait.w));
  if (head) drawFace(diffuseColor.rgb);
  if (vTrait.x > ${EAR_FROM} && vTrait.x < ${EAR_TO}) diffuseColor.rgb = heated(diffuseColor.rgb, smoothstep(.4, 1., uFace.z));
}
`;

/** Clamped: on silhouettes multisampling reads normals from outside the triangle, and an open rim would sparkle there. */
const RIM = /* glsl */ `
{
  float facing = saturate(dot(normal, normalize(vViewPosition)));
  float up = .3 + .7 * saturate(dot(normal, (viewMatrix * vec4(0., 1., 0., 0.)).xyz) * .5 + .5);
  float edge = min(pow(1. - facing, 2.6), .8) * uRimStrength * up * (1. + streak * 1.6);
  outgoingLight += uRim * edge * (.35 + .65 * diffuseColor.rgb);
}
`;
