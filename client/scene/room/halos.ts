/** Light that hangs in the air: halos around lamps and shafts from windows, in one additive draw call. */

import {
  AdditiveBlending,
  Color,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  Sphere,
  Vector3,
} from 'three';

export interface Halo {
  readonly at: readonly [number, number, number];
  readonly radius: number;
  readonly color: string;
  readonly strength: number;
}

/** A beam from its upper end to its lower one. */
export interface Shaft {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  readonly width: number;
  readonly color: string;
  readonly strength: number;
}

export interface Halos {
  readonly mesh: Mesh;
  update(time: number, strength: number): void;
  dispose(): void;
}

/** A halo is a shaft of no length. */
const VERTEX = /* glsl */ `
attribute vec4 aFrom;
attribute vec3 aTo;
attribute vec4 aLight;
uniform float uTime;
varying vec2 vAt;
varying float vShaft;
varying vec3 vColor;
void main() {
  vAt = position.xy * 2.;
  vec4 a = modelViewMatrix * vec4(aFrom.xyz, 1.);
  vec4 b = modelViewMatrix * vec4(aTo, 1.);
  vec2 along = b.xy - a.xy;
  vShaft = step(.01, length(b.xyz - a.xyz));
  float flicker = 1. + .05 * sin(uTime * 7.3 + aFrom.x * 5.) + .04 * sin(uTime * 11.7 + aFrom.z * 3.);
  vColor = aLight.rgb * mix(flicker, .85 + .15 * sin(uTime * .23 + aFrom.x), vShaft);
  vec4 p;
  if (vShaft > .5) {
    vec2 across = normalize(vec2(-along.y, along.x));
    p = mix(a, b, .5 - position.y);
    p.xy += across * position.x * aFrom.w * (1. + (.5 - position.y));
  } else {
    p = a;
    p.xy += position.xy * 2. * aFrom.w;
  }
  gl_Position = projectionMatrix * p;
}`;

const FRAGMENT = /* glsl */ `
uniform float uStrength;
varying vec2 vAt;
varying float vShaft;
varying vec3 vColor;
void main() {
  float halo = pow(max(0., 1. - length(vAt)), 2.2);
  float shaft = (1. - vAt.x * vAt.x) * smoothstep(-1., .3, vAt.y) * smoothstep(1.02, .6, vAt.y);
  gl_FragColor = vec4(vColor * mix(halo, shaft * shaft, vShaft) * uStrength, 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

export function createHalos(halos: readonly Halo[], shafts: readonly Shaft[]): Halos {
  const quad = new PlaneGeometry(1, 1);
  const geometry = new InstancedBufferGeometry();
  geometry.setIndex(quad.getIndex());
  geometry.setAttribute('position', quad.getAttribute('position'));
  const count = halos.length + shafts.length;
  const from = new InstancedBufferAttribute(new Float32Array(count * 4), 4);
  const to = new InstancedBufferAttribute(new Float32Array(count * 3), 3);
  const light = new InstancedBufferAttribute(new Float32Array(count * 4), 4);
  const color = new Color();
  const put = (i: number, a: Halo['at'], b: Halo['at'], width: number, hue: string, strength: number) => {
    color.set(hue).multiplyScalar(strength);
    from.setXYZW(i, a[0], a[1], a[2], width);
    to.setXYZ(i, b[0], b[1], b[2]);
    light.setXYZW(i, color.r, color.g, color.b, 1);
  };
  halos.forEach((halo, i) => {
    put(i, halo.at, halo.at, halo.radius, halo.color, halo.strength);
  });
  shafts.forEach((shaft, i) => {
    put(halos.length + i, shaft.from, shaft.to, shaft.width, shaft.color, shaft.strength);
  });
  geometry.setAttribute('aFrom', from);
  geometry.setAttribute('aTo', to);
  geometry.setAttribute('aLight', light);
  geometry.instanceCount = count;
  geometry.boundingSphere = new Sphere(new Vector3(), 60);
  const uniforms = { uTime: { value: 0 }, uStrength: { value: 1 } };
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms,
    blending: AdditiveBlending,
    transparent: true,
    depthWrite: false,
  });
  const mesh = new Mesh(geometry, material);
  mesh.renderOrder = 2;
  return {
    mesh,
    update(time, strength) {
      uniforms.uTime.value = time;
      uniforms.uStrength.value = strength;
    },
    dispose() {
      geometry.dispose();
      material.dispose();
      quad.dispose();
    },
  };
}
