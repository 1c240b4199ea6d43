/** Every particle's path as a function of seed and age. Nothing is remembered between frames. */

import { MAX_BURSTS } from './bursts.ts';
import { type EffectKind, PARTICLES, SPREAD } from './kinds.ts';

/** @param kinds In the order in which bursts count them. */
export const particleVertex = (kinds: readonly EffectKind[]): string => /* glsl */ `
attribute vec2 aWho;
uniform vec4 uPlace[${MAX_BURSTS}];
uniform vec4 uTime[${MAX_BURSTS}];
varying vec4 vColor;
varying vec2 vAt;
varying float vShape;
const float LIVES[${kinds.length}] = float[](${kinds.map(({ life }) => life.toFixed(2)).join(', ')});
const float FLOWS[${kinds.length}] = float[](${kinds.map(({ flows }) => (flows ? '1.' : '0.')).join(', ')});
// As the fragment shader cuts them out.
const float GLOW = 0., PUFF = 1., PAW = 2., STAR = 3., FLAKE = 4., DROP = 5., GLINT = 6., COIN = 7.;

float chance(float n) { return fract(sin(n * 91.3458) * 47453.5453); }
vec3 palette(float n) {
  if (n < .2) return vec3(1., .06, .04);
  if (n < .4) return vec3(1., .48, .03);
  if (n < .6) return vec3(.1, .6, .12);
  if (n < .8) return vec3(.07, .25, 1.);
  return vec3(1., .1, .36);
}
vec3 hot(float u) { return mix(vec3(1., .62, .16), mix(vec3(1., .2, .02), vec3(.35, .02, .01), smoothstep(.5, 1., u)), smoothstep(0., .45, u)); }

void main() {
  vec4 place = uPlace[int(aWho.x)];
  vec4 time = uTime[int(aWho.x)];
  int kind = int(time.z + .5);
  float life = LIVES[kind];
  float id = aWho.y * ${PARTICLES}. + time.y * 13.7;
  float h = chance(id);
  float t;
  bool alive;
  if (FLOWS[kind] > .5) {
    float cycle = floor((time.x - h * life) / life);
    t = time.x - h * life - cycle * life;
    float born = time.x - t;
    alive = born >= 0. && born <= time.w;
    id += cycle * 3.1;
  } else {
    t = time.x - h * ${SPREAD.toFixed(2)};
    alive = t > 0. && t < life;
  }
  float a = chance(id + 1.), b = chance(id + 2.), c = chance(id + 3.), d = chance(id + 4.);
  float u = t / life;
  float turn = a * 6.2832;
  vec3 ring = vec3(cos(turn), 0., sin(turn));
  vec3 p = vec3(0.);
  vec2 size = vec2(.1);
  float spin = 0.;
  vShape = GLOW;
  vColor = vec4(1.);

  ${kinds
    .map(
      ({ path }, kind) => `if (kind == ${kind}) {${path}
  }`,
    )
    .join(' else ')}

  size *= alive ? place.w : 0.;
  vec4 view = viewMatrix * vec4(place.xyz + p * place.w, 1.);
  vec2 corner = position.xy * 2.;
  vAt = corner;
  float cs = cos(spin), sn = sin(spin);
  corner *= size;
  view.xy += vec2(corner.x * cs + corner.y * sn, corner.y * cs - corner.x * sn);
  gl_Position = projectionMatrix * view;
}`;

/** Colours come with their alpha multiplied in: alpha 0 adds light, so glow and smoke share one draw call. */
export const PARTICLE_FRAGMENT = /* glsl */ `
varying vec4 vColor;
varying vec2 vAt;
varying float vShape;
float disc(vec2 at, float r) { return length(vAt - at) - r; }
void main() {
  float r = length(vAt);
  float k;
  int shape = int(vShape + .5);
  if (shape == 0) k = pow(max(0., 1. - r), 1.5);
  else if (shape == 1) { k = max(0., 1. - r); k *= k * (1.6 + .6 * sin(vAt.x * 5. + vAt.y * 3.)); }
  else {
    float d;
    if (shape == 2) d = min(min(length(vAt * vec2(1., 1.15) - vec2(0., -.25)) - .42, min(disc(vec2(-.62, .18), .2), disc(vec2(.62, .18), .2))), min(disc(vec2(-.22, .55), .22), disc(vec2(.22, .55), .22)));
    else if (shape == 3) d = r - (.52 + .28 * cos(atan(vAt.y, vAt.x) * 5.));
    else if (shape == 4) d = max(abs(vAt.x), abs(vAt.y) * 1.5) - .7;
    else if (shape == 5) d = length(vAt * vec2(1. + .9 * max(0., vAt.y), 1.)) - .7;
    else if (shape == 6) d = abs(vAt.x) * abs(vAt.y) * 9. + r - .85;
    else d = r - .9;
    k = smoothstep(.08, -.06, d);
    if (shape == 7) k *= .75 + .35 * step(r, .62);
  }
  if (k < .004) discard;
  float cover = vColor.a * k;
  // Tone mapping bends colours: it has to see them before they are multiplied, or thin smoke turns white.
  gl_FragColor = vec4(cover > 0. ? vColor.rgb / vColor.a : vColor.rgb, 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  gl_FragColor = vec4(gl_FragColor.rgb * (cover > 0. ? cover : k), cover);
}`;
