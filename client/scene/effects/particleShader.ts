/** Every particle's path as a function of seed and age. Nothing is remembered between frames. */

import { EFFECTS, type EffectKind } from '../stage.ts';
import { MAX_BURSTS } from './bursts.ts';
import { ALL_KINDS, MOTES_INDEX, PARTICLES, SPREAD } from './kinds.ts';

const lives = ALL_KINDS.map((kind) => kind.life.toFixed(2)).join(', ');
const flows = ALL_KINDS.map((kind) => (kind.flows ? '1.' : '0.')).join(', ');
const is = (name: EffectKind) => `kind == ${EFFECTS.indexOf(name)}`;

export const PARTICLE_VERTEX = /* glsl */ `
attribute vec2 aWho;
uniform vec4 uPlace[${MAX_BURSTS}];
uniform vec4 uTime[${MAX_BURSTS}];
varying vec4 vColor;
varying vec2 vAt;
varying float vShape;
const float LIVES[${ALL_KINDS.length}] = float[](${lives});
const float FLOWS[${ALL_KINDS.length}] = float[](${flows});

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
  vShape = 0.;
  vColor = vec4(1.);

  if (kind == ${MOTES_INDEX}) {
    p = vec3((a - .5) * 17., b * 5. - .4, (c - .5) * 13.) + vec3(sin(t * .4 + d * 6.), sin(t * .3 + a * 6.) * .5, cos(t * .35 + b * 6.)) * .6;
    size = vec2(.018 + .03 * d);
    vColor = vec4(vec3(1., .82, .55) * .55 * sin(u * 3.1416) * (.6 + .4 * sin(t * 2. + d * 9.)), 0.);
  } else if (${is('dust')}) {
    p = ring * (.35 + (.5 + .5 * b) * sqrt(u)) + vec3(0., (.06 + .3 * c) * u, 0.);
    size = vec2(.08 + .2 * u * (.5 + d));
    spin = d * 6.;
    float k = .3 * (1. - u) * (1. - u);
    vColor = vec4(vec3(.85, .74, .6) * k, k);
    vShape = 1.;
  } else if (${is('sparks')}) {
    vec3 v = ring * (1.5 + 3.2 * b) + vec3(0., 1.2 + 3.4 * c, 0.);
    p = v * (1. - exp(-3. * t)) / 3. * 2.2 - vec3(0., 3.2 * t * t, 0.);
    size = vec2(.035, .14) * (1. - u);
    vec4 w = viewMatrix * vec4(v - vec3(0., 6.4 * t, 0.), 0.);
    spin = atan(w.x, w.y);
    vColor = vec4(hot(u * .7) * 1.8, 0.);
  } else if (${is('smoke')}) {
    p = ring * (.2 + .7 * b) * (.3 + sqrt(u)) + vec3(0., .15 + (.5 + c) * u * 1.4, 0.);
    size = vec2(.22 + .55 * u * (.5 + d));
    spin = d * 6. + u;
    float k = .34 * smoothstep(0., .12, u) * (1. - u);
    vColor = vec4(vec3(.62, .55, .5) * k, k);
    vShape = 1.;
  } else if (${is('fire')}) {
    p = ring * sqrt(b) * .7 * (1. - u * .7) + vec3(sin(t * 9. + d * 6.) * .08, u * (1. + c) * 1.3, 0.);
    size = vec2(.26, .4) * (1. - u) * (.5 + .7 * d);
    vColor = vec4(hot(u) * .3 * smoothstep(0., .1, u), 0.);
    vShape = 1.;
  } else if (${is('confetti')}) {
    vec3 v = ring * vec3(1.6 + 2.6 * b, 0., 1. + 1.6 * b) + vec3(0., 3.6 + 4.4 * c, 0.);
    p = v * (1. - exp(-1.6 * t)) / 1.1 - vec3(0., .95 * t * t, 0.) + vec3(sin(t * 3. + d * 6.), 0., cos(t * 2.6 + d * 6.)) * .14;
    spin = t * (3. + 6. * d);
    size = vec2(cos(spin * 1.7), 1.) * (.09 + .06 * a) * smoothstep(0., .1, t);
    float k = smoothstep(1., .75, u);
    vColor = vec4(palette(d) * k, k);
    vShape = 2. + floor(c * 3.);
  } else if (${is('fireworks')}) {
    float z = b * 2. - 1.;
    vec3 v = vec3(ring.x * sqrt(1. - z * z), z, ring.z * sqrt(1. - z * z)) * (2. + .5 * c);
    p = v * (1. - exp(-2.6 * t)) - vec3(0., .5 * t * t, 0.);
    size = vec2(.05, .05 + .1 * exp(-3. * t)) * (1. - u * .6);
    spin = atan(p.x, p.y);
    float twinkle = .55 + .45 * sin(t * 24. + d * 40.) * step(.4, u);
    vColor = vec4(mix(palette(chance(time.y)), vec3(1., .95, .8), step(.75, d)) * 2. * (1. - u) * twinkle, 0.);
  } else if (${is('steam')}) {
    p = ring * .12 * (1. + u * 2.) + vec3(0., u * (1. + .6 * b), 0.);
    size = vec2(.1 + .34 * u);
    spin = d * 6. + u * 2.;
    float k = .5 * smoothstep(0., .1, u) * (1. - u);
    vColor = vec4(vec3(.98, .96, .95) * k, k);
    vShape = 1.;
  } else if (${is('tears')}) {
    float side = a < .5 ? -1. : 1.;
    p = vec3(side * (.1 + (.5 + .5 * b) * t), .35 * t + .5 * c * t - 2.4 * t * t, .25 * t);
    size = vec2(.05, .08) * (1. - .3 * u);
    float k = .9 * smoothstep(1., .8, u);
    vColor = vec4(vec3(.22, .55, 1.) * k, k);
    vShape = 5.;
  } else if (${is('heartBreak')}) {
    float half_ = aWho.y < .016 ? -1. : aWho.y < .032 ? 1. : 0.;
    if (half_ != 0.) {
      t = time.x; u = t / life;
      float crack = max(0., t - .25);
      p = vec3(half_ * crack * .5, .5 * crack - 1.6 * crack * crack + .15 * sin(min(t, .25) * 30.) * .3, 0.);
      spin = half_ * crack * 1.1;
      size = vec2(.42);
      vShape = half_ < 0. ? 6. : 7.;
      float k = smoothstep(1., .7, u);
      vColor = vec4(vec3(.72, .015, .04) * k, k);
    } else {
      float s = max(0., t - .25);
      alive = alive && t > .25;
      p = ring * (.4 + b) * s + vec3(0., (.6 + c) * s - 2. * s * s, 0.);
      size = vec2(.05 + .04 * d) * (1. - u);
      spin = t * 8. * (d - .5);
      vShape = 4.;
      vColor = vec4(vec3(.9, .05, .08), 1.) * (1. - u);
    }
  } else if (${is('goldDust')}) {
    p = ring * (.2 + .9 * b) * (1. - exp(-2. * t)) + vec3(0., (.4 + 1.2 * c) * (1. - exp(-2.2 * t)) - .22 * t * t, 0.);
    size = vec2(.03 + .06 * d) * (.4 + .6 * abs(sin(t * 7. + d * 20.)));
    vColor = vec4(vec3(1., .55, .1) * 1.8 * (1. - u), 0.);
    vShape = 8.;
  } else if (${is('embers')}) {
    p = vec3((a - .5) * 7., 0., (b - .5) * 4.) + vec3(sin(t * 1.7 + d * 6.) * .4, u * (1.6 + 2.6 * c), cos(t * 1.3 + c * 6.) * .3);
    size = vec2(.03 + .03 * d) * (1. - u * .5);
    vColor = vec4(hot(u) * 1.5 * smoothstep(0., .1, u) * (1. - u), 0.);
  } else {
    float bounce = t * 1.5;
    float fall = fract(bounce);
    p = ring * (.25 + .9 * b) * sqrt(u) + vec3(0., (1.6 + c) * 4. * fall * (1. - fall) * exp(-1.1 * floor(bounce)) * .6, 0.);
    spin = t * (8. + 6. * d);
    size = vec2(abs(cos(spin)) * .9 + .1, 1.) * .11;
    spin = 0.;
    float k = smoothstep(1., .8, u);
    vColor = vec4(vec3(1., .5, .06) * (.7 + .5 * abs(cos(t * 9.))) * k, k);
    vShape = 9.;
  }

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
float heart(vec2 p) {
  p = vec2(abs(p.x), p.y + .55);
  if (p.x + p.y > 1.) return length(p - vec2(.25, .75)) - .3536;
  return sqrt(min(dot(p - vec2(0., 1.), p - vec2(0., 1.)), dot(p - .5 * max(p.x + p.y, 0.), p - .5 * max(p.x + p.y, 0.)))) * sign(p.x - p.y);
}
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
    else if (shape == 6 || shape == 7) {
      float zig = .1 * (abs(fract(vAt.y * 2.5) - .5) * 4. - 1.);
      d = max(heart(vAt * .72), shape == 6 ? vAt.x - zig : zig - vAt.x);
    }
    else if (shape == 8) d = abs(vAt.x) * abs(vAt.y) * 9. + r - .85;
    else d = r - .9;
    k = smoothstep(.08, -.06, d);
    if (shape == 9) k *= .75 + .35 * step(r, .62);
  }
  if (k < .004) discard;
  float cover = vColor.a * k;
  // Tone mapping bends colours: it has to see them before they are multiplied, or thin smoke turns white.
  gl_FragColor = vec4(cover > 0. ? vColor.rgb / vColor.a : vColor.rgb, 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  gl_FragColor = vec4(gl_FragColor.rgb * (cover > 0. ? cover : k), cover);
}`;
