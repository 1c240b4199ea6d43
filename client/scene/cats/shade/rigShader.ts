/** Moves the parts of a cat in the vertex shader: bones turn, tubes bend along a cubic curve. One mesh, one draw call. */

import { Matrix4, MeshDepthMaterial, Vector3, type WebGLProgramParametersWithUniforms } from 'three';
import { BONES, TUBES } from '../bones.ts';

export interface RigUniforms {
  readonly uBones: { readonly value: readonly Matrix4[] };
  /** Four control points for every tube. */
  readonly uCurves: { readonly value: readonly Vector3[] };
  /** Keeps the rings of a tube from twisting. */
  readonly uAcross: { readonly value: readonly Vector3[] };
  /** How much an arm swells that reaches far. */
  readonly uSwell: { value: number };
}

export function createRigUniforms(): RigUniforms {
  return {
    uBones: { value: BONES.map(() => new Matrix4()) },
    uCurves: { value: Array.from({ length: 4 * TUBES.length }, () => new Vector3()) },
    uAcross: { value: TUBES.map(() => new Vector3(0, 0, 1)) },
    uSwell: { value: 1 },
  };
}

/** How much of an arm, before and after its elbow, takes part in the bend. */
const JOINT = 0.13;

export const RIG_PARS = /* glsl */ `
const float JOINT = ${JOINT};
attribute vec4 trait;
uniform mat4 uBones[${BONES.length}];
uniform vec3 uCurves[${4 * TUBES.length}];
uniform vec3 uAcross[${TUBES.length}];
uniform float uSwell;
void placeOnRig(inout vec3 at, inout vec3 facing) {
  int part = int(trait.x + .5);
  if (part < ${BONES.length}) {
    at = (uBones[part] * vec4(at, 1.)).xyz;
    facing = normalize(mat3(uBones[part]) * facing);
    return;
  }
  int tube = part - ${BONES.length};
  vec3 a = uCurves[4 * tube], b = uCurves[4 * tube + 1], c = uCurves[4 * tube + 2], d = uCurves[4 * tube + 3];
  float t = at.y, u = 1. - t;
  bool tail = tube == ${TUBES.indexOf('tail')};
  // Two straight bones and a joint between them: a curve through the elbow would make the arm a hose.
  vec3 upper = 2. * (b - a), fore = 2. * (d - b);
  float inJoint = max(0., JOINT - abs(t - .5));
  vec3 bones = (t < .5 ? a + upper * t : b + fore * (t - .5)) + (fore - upper) * inJoint * inJoint / (4. * JOINT);
  vec3 centre = tail ? u * u * u * a + 3. * u * u * t * b + 3. * u * t * t * c + t * t * t * d : bones;
  vec3 along = normalize(tail
    ? 3. * u * u * (b - a) + 6. * u * t * (c - b) + 3. * t * t * (d - c)
    : mix(upper, fore, smoothstep(.5 - JOINT, .5 + JOINT, t)));
  vec3 side = normalize(cross(uAcross[tube], along));
  mat3 frame = mat3(side, along, cross(side, along));
  // An arm that reaches across a table would be a stick: the farther it goes, the more its shoulder and forearm swell.
  float far = clamp((distance(a, d) - 1.6) * .2, 0., 1.) * uSwell;
  float girth = 1. + far * (.75 * (1. - smoothstep(0., .42, t)) + .34 * exp(-pow((t - .68) * 6.5, 2.)));
  at = centre + frame * vec3(at.x, 0., at.z) * girth;
  facing = normalize(frame * facing);
}
`;

/** Lets a built-in material follow the rig; `before` may move the vertex within its part. */
export function rigVertexShader(shader: WebGLProgramParametersWithUniforms, pars = '', before = ''): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', `#include <common>\n${RIG_PARS}\n${pars}`)
    .replace(
      '#include <beginnormal_vertex>',
      `vec3 objectNormal = normal; vec3 rigged = position;\n${before}\nplaceOnRig(rigged, objectNormal);`,
    )
    .replace('#include <begin_vertex>', 'vec3 transformed = rigged;');
}

/** Without it the shadow of a reaching paw would stay at home. */
export function rigDepthMaterial(rig: RigUniforms): MeshDepthMaterial {
  const material = new MeshDepthMaterial();
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, rig);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${RIG_PARS}`)
      .replace(
        '#include <begin_vertex>',
        'vec3 transformed = position; vec3 unusedFacing = vec3(0., 1., 0.); placeOnRig(transformed, unusedFacing);',
      );
  };
  material.customProgramCacheKey = () => 'cat-depth';
  return material;
}
