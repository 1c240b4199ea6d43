/**
 * What a mood lets out: steam from the ears, tears, sweat, snores, hearts, sparks.
 * One draw call of a few quads, each a pure function of time; hidden while there is nothing to show.
 */

import {
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  Sphere,
  Vector3,
  Vector4,
} from 'three';
import { SYMPTOMS, type Symptom } from '../act/pose.ts';
import { BONES, boneIndex, EYE } from '../bones.ts';
import type { RigUniforms } from './rigShader.ts';

const QUADS: Readonly<Record<Symptom, number>> = { steam: 14, tears: 6, sweat: 3, snores: 3, hearts: 5, sparks: 6 };

export function createSymptomGeometry(): InstancedBufferGeometry {
  const plane = new PlaneGeometry(1, 1);
  const geometry = new InstancedBufferGeometry();
  geometry.setIndex(plane.getIndex());
  geometry.setAttribute('position', plane.getAttribute('position'));
  geometry.setAttribute('uv', plane.getAttribute('uv'));
  const quads: number[] = [];
  SYMPTOMS.forEach((symptom, kind) => {
    for (let i = 0; i < QUADS[symptom]; i += 1) quads.push(kind, i, QUADS[symptom]);
  });
  geometry.setAttribute('quad', new InstancedBufferAttribute(new Float32Array(quads), 3));
  geometry.instanceCount = quads.length / 3;
  geometry.boundingSphere = new Sphere(new Vector3(0, 0, 0), 4);
  return geometry;
}

export interface SymptomUniforms {
  readonly uTime: { value: number };
  readonly uSeed: { value: number };
  /** Steam, tears, sweat, snores. */
  readonly uStrong: { readonly value: Vector4 };
  /** Hearts, sparks. */
  readonly uMerry: { readonly value: Vector4 };
}

export const createSymptomUniforms = (seed: number): SymptomUniforms => ({
  uTime: { value: 0 },
  uSeed: { value: (seed % 997) / 997 },
  uStrong: { value: new Vector4() },
  uMerry: { value: new Vector4() },
});

export function createSymptoms(geometry: InstancedBufferGeometry, rig: RigUniforms, symptoms: SymptomUniforms): Mesh {
  const material = new ShaderMaterial({
    uniforms: { ...symptoms, uBones: rig.uBones },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
  });
  const mesh = new Mesh(geometry, material);
  mesh.renderOrder = 4;
  mesh.visible = false;
  return mesh;
}

const VERTEX = /* glsl */ `
attribute vec3 quad;
uniform mat4 uBones[${BONES.length}]; uniform float uTime; uniform float uSeed; uniform vec4 uStrong; uniform vec4 uMerry;
varying vec2 vAt; varying float vKind; varying float vAlpha; varying float vAge;
float dice(float n) { return fract(sin(n * 91.7 + uSeed * 47.3) * 43758.5453); }
void main() {
  float kind = quad.x, i = quad.y, side = mod(i, 2.) < .5 ? 1. : -1.;
  float amount = kind < .5 ? uStrong.x : kind < 1.5 ? uStrong.y : kind < 2.5 ? uStrong.z : kind < 3.5 ? uStrong.w : kind < 4.5 ? uMerry.x : uMerry.y;
  float rate = kind < .5 ? .95 : kind < 1.5 ? .62 : kind < 2.5 ? .5 : kind < 3.5 ? .3 : kind < 4.5 ? .45 : .7;
  float life = uTime * rate + i / quad.z + dice(i) * .12;
  float age = fract(life), luck = dice(i + floor(life) * 7.);
  vec3 at; float size; float spin = 0.;
  vAlpha = smoothstep(0., .12, age) * (1. - smoothstep(.6, 1., age));
  if (kind < .5) {
    at = vec3(side * (.62 + age * (1.05 + luck * .35)), .86 + age * (.55 + luck * .5) + .1 * sin(age * 9. + luck * 6.), -.05 + (luck - .5) * .25);
    size = .2 + age * .6; spin = luck * 6. + age;
  } else if (kind < 1.5) {
    at = vec3(side * (${EYE.x} + .1 + age * .1), ${EYE.y} - .22 - age * age * .72, ${EYE.z} + .31 - age * .06);
    size = .15 + .12 * sin(age * 3.14);
  } else if (kind < 2.5) {
    at = vec3((i < .5 ? -.58 : .52 + .24 * i), .78 - age * .5 - .1 * i, .62 - .2 * i);
    size = .26;
  } else if (kind < 3.5) {
    at = vec3(.5 + age * .7 + .12 * sin(age * 7.), .55 + age * 1.15, .5);
    size = .14 + age * .26; spin = .25 * sin(age * 6.);
  } else if (kind < 4.5) {
    at = vec3((luck - .5) * 1.7, .7 + age * 1.1, .4);
    size = .16 + .14 * age; spin = .35 * sin(age * 6. + luck * 6.);
  } else {
    float turn = (i + luck) * 1.047;
    at = vec3(cos(turn) * 1.25, .15 + sin(turn) * 1.05, .55);
    size = .34 * sin(age * 3.14); spin = age * 1.6;
  }
  vec4 seen = modelViewMatrix * (uBones[${boneIndex('head')}] * vec4(at, 1.));
  float c = cos(spin), s = sin(spin);
  seen.xy += mat2(c, s, -s, c) * position.xy * size * step(.01, amount);
  // Pulls the quad in front of the fur that it lies on.
  seen.z += kind > .5 && kind < 2.5 ? .06 : 0.;
  gl_Position = projectionMatrix * seen;
  vAt = uv * 2. - 1.; vKind = kind; vAge = age; vAlpha *= min(1., amount);
}
`;

const FRAGMENT = /* glsl */ `
varying vec2 vAt; varying float vKind; varying float vAlpha; varying float vAge;
float segment(vec2 p, vec2 a, vec2 b) { vec2 d = b - a; return length(p - a - d * clamp(dot(p - a, d) / dot(d, d), 0., 1.)); }
void main() {
  vec2 p = vAt; vec3 color; float alpha;
  if (vKind < .5) {
    float puff = min(min(length(p - vec2(-.3, -.15)) - .5, length(p - vec2(.3, -.1)) - .48), length(p - vec2(0., .28)) - .52);
    alpha = (1. - smoothstep(-.42, .12, puff)) * .85;
    color = mix(vec3(.72, .7, .74), vec3(1.), smoothstep(-.6, .7, p.y - p.x * .3));
  } else if (vKind < 2.5) {
    float waist = mix(1., .18, smoothstep(-.2, .95, p.y));
    float drop = length(vec2(p.x / waist, (p.y + .18) * .86)) - .62;
    alpha = (1. - smoothstep(-.08, .04, drop)) * .92;
    color = mix(vec3(.36, .72, 1.), vec3(.86, .96, 1.), smoothstep(-.5, .1, drop + .3 * p.y));
    color += 1.2 * (1. - smoothstep(.08, .16, length(p - vec2(-.18, .0))));
  } else if (vKind < 3.5) {
    float z = min(min(segment(p, vec2(-.5, .55), vec2(.5, .55)), segment(p, vec2(.5, .55), vec2(-.5, -.55))), segment(p, vec2(-.5, -.55), vec2(.5, -.55)));
    alpha = 1. - smoothstep(.13, .2, z);
    color = vec3(.88, .92, 1.);
  } else if (vKind < 4.5) {
    vec2 q = vec2(abs(p.x), p.y + .15);
    float heart = length(q - vec2(clamp((q.x + q.y) * .5, .0, .45)) ) - .32;
    heart = min(heart, length(q - vec2(.3, .32)) - .36);
    alpha = 1. - smoothstep(-.03, .05, heart);
    color = mix(vec3(.9, .12, .25), vec3(1., .45, .5), smoothstep(-.2, .8, p.y));
  } else {
    vec2 q = abs(p);
    float ray = q.x * q.y * 14. + length(p) * .9;
    alpha = 1. - smoothstep(.35, .95, ray);
    color = mix(vec3(1., .82, .3), vec3(1., 1., .92), 1. - smoothstep(0., .4, length(p)));
  }
  alpha *= vAlpha;
  if (alpha < .02) discard;
  gl_FragColor = vec4(color, alpha);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;
