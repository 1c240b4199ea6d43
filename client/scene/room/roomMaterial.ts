/** Shows what the builder baked: daylight and lamplight, each with its own strength. */

import { type DataArrayTexture, GLSL3, ShaderMaterial, Vector3 } from 'three';

export interface RoomMaterial {
  readonly material: ShaderMaterial;
  /** Strength and colour of each light. */
  readonly day: Vector3;
  readonly lamp: Vector3;
  dispose(): void;
}

const VERTEX = /* glsl */ `
in vec3 dayColor;
in vec3 lampColor;
in float layer;
out vec3 vDay;
out vec3 vLamp;
out vec3 vPaint;
void main() {
  vDay = dayColor;
  vLamp = lampColor;
  vPaint = vec3(uv, layer);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
}`;

const FRAGMENT = /* glsl */ `
precision highp sampler2DArray;
in vec3 vDay;
in vec3 vLamp;
in vec3 vPaint;
uniform sampler2DArray uPaint;
uniform vec3 uDay;
uniform vec3 uLamp;
out vec4 pc_fragColor;
#define gl_FragColor pc_fragColor
void main() {
  vec3 paint = texture(uPaint, vec3(vPaint.xy, floor(vPaint.z + .5))).rgb;
  gl_FragColor = vec4(paint * (vDay * uDay + vLamp * uLamp), 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

export function createRoomMaterial(paint: DataArrayTexture): RoomMaterial {
  const day = new Vector3(1, 1, 1);
  const lamp = new Vector3(1, 1, 1);
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { uPaint: { value: paint }, uDay: { value: day }, uLamp: { value: lamp } },
  });
  return { material, day, lamp, dispose: () => material.dispose() };
}
