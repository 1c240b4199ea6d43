/** Both eyes in one draw call: almond lids with the fur of the face, iris, slit pupil, highlights. */

import { Color, MeshLambertMaterial, type Texture, Vector2, Vector3, Vector4 } from 'three';
import type { Hex } from '../color.ts';
import type { FaceUniforms } from './coatMaterial.ts';
import { WRAPPED_LIGHT } from './furLight.ts';
import { type RigUniforms, rigVertexShader } from './rigShader.ts';

export interface EyeUniforms {
  /** Height of the upper lid, of the lower lid, how far open, slant. */
  readonly uLid: { readonly value: Vector4 };
  /** Joy (lids bent to an arch), frown, size of the pupil, tears. */
  readonly uMien: { readonly value: Vector4 };
  /** x, y, and a wink of the left eye. */
  readonly uGaze: { readonly value: Vector3 };
  /** 0 for a living cat; for a bot the brightness of the glint that runs across its lens. */
  readonly uGlint: { readonly value: Vector2 };
}

export const createEyeUniforms = (): EyeUniforms => ({
  uLid: { value: new Vector4(0.6, 0.5, 1, 0.14) },
  uMien: { value: new Vector4(0, 0, 0.5, 0) },
  uGaze: { value: new Vector3() },
  uGlint: { value: new Vector2() },
});

export interface EyeShading {
  readonly map: Texture;
  readonly streaks: Texture;
  readonly rig: RigUniforms;
  readonly eyes: EyeUniforms;
  readonly face: FaceUniforms;
  readonly iris: readonly [Hex, Hex, Hex];
  readonly bot: boolean;
}

const PARS = /* glsl */ `
varying vec4 vEye;
uniform sampler2D uStreaks; uniform vec3 uIris[3];
uniform vec4 uLid; uniform vec4 uMien; uniform vec4 uFace; uniform vec3 uGaze; uniform vec2 uGlint;
`;

const SURFACE = /* glsl */ `
vec2 e = vEye.xy;
float side = vEye.w, outer = e.x * side;
float w = clamp(e.x / .84, -1., 1.), almond = 1. - w * w;
float slant = uLid.w * outer, wink = side > 0. ? uGaze.z : 0.;
float low = -uLid.y * pow(almond, .72) + slant + max(uMien.x, wink * .6) * almond;
float high = mix(low, uLid.x * pow(almond, .62) + slant + uMien.y * outer * almond, uLid.z * (1. - wink));
float steep = 1. / (1. + abs(w) * .8);
float above = (e.y - high) * steep, below = (low - e.y) * steep, lidDepth = max(above, below);
if (abs(e.x) > .84) lidDepth = max(lidDepth, abs(e.x) - .82);
float soft = fwidth(lidDepth) + 1e-4;
float lid = smoothstep(-soft * .6, soft * .6, lidDepth);
float liner = above > below ? .085 + .05 * smoothstep(0., .9, outer) : .04 + .03 * smoothstep(.2, .9, outer);
float socket = 1. - .45 * smoothstep(.55, 1.02, length(e * vec2(1., 1.08)));
vec3 lidColor = diffuseColor.rgb * 1.2 * socket * (1. - .3 * (1. - smoothstep(liner, liner + .2, lidDepth)));
lidColor = mix(lidColor, lidColor * vec3(1.15, .3, .2) + vec3(.3, .015, 0.), uFace.z * .85);
lidColor = mix(lidColor, vec3(.014, .006, .005), 1. - smoothstep(liner * .75, liner * 1.15, lidDepth));

vec2 g = e - vec2(uGaze.x - side * .05, uGaze.y);
float r = length(g), turn = atan(g.y, g.x);
vec3 iris = mix(uIris[0], uIris[1], smoothstep(.1, .45, r + g.y * .25));
iris = mix(iris, uIris[2], smoothstep(.42, .76, r + g.y * .2));
iris *= 1. + (texture2D(uStreaks, vec2(turn * .64, r * .12)).r - .5) * .8;
iris = mix(iris, uIris[0], .75 * (1. - smoothstep(.1, .34, length((g - vec2(0., -.47)) * vec2(.62, 1.6)))));
vec2 pupil = vec2(mix(.1, .5, uMien.z), mix(.52, .55, uMien.z));
float hole = length(g / pupil);
vec3 eye = mix(vec3(.008, .004, .004), iris, smoothstep(.94, 1.06, hole));
#ifdef BOT
  float blades = smoothstep(.06, .12, abs(fract(turn * .9549 + r * .9) - .5));
  eye = mix(eye, eye * (.35 + .65 * blades), step(1., hole));
  float lens = length(g);
  float lamp = 1. - smoothstep(.03, .06, abs(lens - .2));
  lamp = max(lamp, .8 * (1. - smoothstep(.02, .05, abs(lens - .66))));
  lamp = max(lamp, 1. - smoothstep(.05, .09, lens));
#endif
eye = mix(eye, vec3(.05, .02, .015), smoothstep(.7, .78, r));
eye = mix(eye, vec3(.9, .86, .8), smoothstep(.8, .88, r));
eye *= mix(.32, 1., smoothstep(0., -.36, above));
float shine = 1. - smoothstep(.15, .185, length((e - vec2(-.27, .3)) * vec2(1., 1.1)));
shine = max(shine, 1. - smoothstep(.055, .085, length(e - vec2(.3, -.26))));
float wet = uMien.w * (1. - smoothstep(.0, .3, -below)) * (.65 + .35 * sin(e.x * 19. + g.y * 7.));
shine = max(shine, max(0., wet) * .55);
shine = max(shine, uMien.w * (1. - smoothstep(.1, .14, length(e - vec2(.1, -.1)))) * .8);
shine *= 1. - lid;
diffuseColor.rgb = mix(eye, lidColor, lid);
`;

const GLOW = /* glsl */ `
totalEmissiveRadiance += eye * .34 * (1. - lid) + vec3(1.5) * shine;
#ifdef BOT
  float sweep = 1. - smoothstep(0., .16, abs(e.x + e.y * .5 - uGlint.x));
  totalEmissiveRadiance += (1. - lid) * (vec3(.15, .85, 1.) * lamp * (.6 + uGlint.y) + vec3(.7, .95, 1.) * sweep * uGlint.y);
#endif
`;

export function createEyeMaterial(shading: EyeShading): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ map: shading.map });
  const uniforms = {
    ...shading.rig,
    ...shading.eyes,
    uFace: shading.face.uFace,
    uStreaks: { value: shading.streaks },
    uIris: { value: shading.iris.map((color) => new Color(color)) },
  };
  if (shading.bot) material.defines = { BOT: '' };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    rigVertexShader(shader, 'attribute vec4 eye; varying vec4 vEye;', 'vEye = eye;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${PARS}`)
      .replace('#include <map_fragment>', `#include <map_fragment>\n${SURFACE}`)
      .replace('#include <lights_lambert_pars_fragment>', WRAPPED_LIGHT)
      .replace('#include <emissivemap_fragment>', GLOW);
  };
  material.customProgramCacheKey = () => `cat-eyes-${shading.bot}`;
  return material;
}
