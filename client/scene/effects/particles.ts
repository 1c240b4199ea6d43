/**
 * All effects of the table in one draw call. By hand: each particle is a function of its seed and the time, computed by the graphics
 * card, so that a reveal can be entered in the middle and a moment always looks the same. Libraries remember the frame before.
 */

import {
  CustomBlending,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PlaneGeometry,
  ShaderMaterial,
  Sphere,
  Vector3,
} from 'three';
import type { Stage } from '../stage.ts';
import { burstsAt, countKinds, MAX_BURSTS } from './bursts.ts';
import { type EffectKinds, PARTICLES } from './kinds.ts';
import { PARTICLE_FRAGMENT, particleVertex } from './particleShader.ts';

export interface Particles {
  readonly mesh: Mesh;
  update(stage: Stage): void;
  dispose(): void;
}

export function createParticles(kinds: EffectKinds): Particles {
  const counted = countKinds(kinds);
  const quad = new PlaneGeometry(1, 1);
  const geometry = new InstancedBufferGeometry();
  geometry.setIndex(quad.getIndex());
  geometry.setAttribute('position', quad.getAttribute('position'));
  const who = new Float32Array(MAX_BURSTS * PARTICLES * 2);
  for (let i = 0; i < MAX_BURSTS * PARTICLES; i += 1) {
    who[i * 2] = Math.floor(i / PARTICLES);
    who[i * 2 + 1] = (i % PARTICLES) / PARTICLES;
  }
  geometry.setAttribute('aWho', new InstancedBufferAttribute(who, 2));
  geometry.boundingSphere = new Sphere(new Vector3(), 60);
  const places = new Float32Array(MAX_BURSTS * 4);
  const times = new Float32Array(MAX_BURSTS * 4);
  const material = new ShaderMaterial({
    vertexShader: particleVertex(counted.all),
    fragmentShader: PARTICLE_FRAGMENT,
    uniforms: { uPlace: { value: places }, uTime: { value: times } },
    transparent: true,
    depthWrite: false,
    premultipliedAlpha: true,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
  const mesh = new Mesh(geometry, material);
  mesh.renderOrder = 5;
  return {
    mesh,
    update({ effects, time }) {
      const bursts = burstsAt(effects, time, counted, places, times);
      geometry.instanceCount = bursts * PARTICLES;
      mesh.visible = bursts > 0;
    },
    dispose() {
      geometry.dispose();
      material.dispose();
      quad.dispose();
    },
  };
}
