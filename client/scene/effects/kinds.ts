/**
 * What can fly through the air: how long a particle of it lives, and its path, in the language of the particle shader.
 *
 * A path may read `t` (seconds since it began), `u` (the same from 0 to 1 of its life), `a`, `b`, `c`, `d` (its own chance, 0 to 1), `ring` (a direction
 * of its own around the middle), `time` and `aWho`; it writes `p` (where it is), `size`, `spin`, `vColor` (alpha multiplied in; alpha 0 adds light) and
 * `vShape`, and may take `alive` away. `palette(n)` and `hot(u)` are colours of confetti and of fire.
 */

export interface EffectKind {
  /** Seconds that one particle lives. */
  readonly life: number;
  /** Keeps coming for the effect's duration. */
  readonly flows: boolean;
  /** Bursts laid over each other: confetti needs more than one. */
  readonly bursts: number;
  readonly path: string;
}

export interface EffectKinds {
  readonly [kind: string]: EffectKind;
}

/** Particles of one burst. */
export const PARTICLES = 64;
/** Particles of a burst that does not flow start within this time. */
export const SPREAD = 0.12;

/** What every game has. */
export const EFFECT_KINDS: EffectKinds = {
  dust: {
    life: 0.9,
    flows: false,
    bursts: 1,
    path: /* glsl */ `
      p = ring * (.35 + (.5 + .5 * b) * sqrt(u)) + vec3(0., (.06 + .3 * c) * u, 0.);
      size = vec2(.08 + .2 * u * (.5 + d));
      spin = d * 6.;
      float k = .3 * (1. - u) * (1. - u);
      vColor = vec4(vec3(.85, .74, .6) * k, k);
      vShape = PUFF;`,
  },
  sparks: {
    life: 0.75,
    flows: false,
    bursts: 1,
    path: /* glsl */ `
      vec3 v = ring * (1.5 + 3.2 * b) + vec3(0., 1.2 + 3.4 * c, 0.);
      p = v * (1. - exp(-3. * t)) / 3. * 2.2 - vec3(0., 3.2 * t * t, 0.);
      size = vec2(.035, .14) * (1. - u);
      vec4 w = viewMatrix * vec4(v - vec3(0., 6.4 * t, 0.), 0.);
      spin = atan(w.x, w.y);
      vColor = vec4(hot(u * .7) * 1.8, 0.);`,
  },
  smoke: {
    life: 1.9,
    flows: false,
    bursts: 1,
    path: /* glsl */ `
      p = ring * (.2 + .7 * b) * (.3 + sqrt(u)) + vec3(0., .15 + (.5 + c) * u * 1.4, 0.);
      size = vec2(.22 + .55 * u * (.5 + d));
      spin = d * 6. + u;
      float k = .34 * smoothstep(0., .12, u) * (1. - u);
      vColor = vec4(vec3(.62, .55, .5) * k, k);
      vShape = PUFF;`,
  },
  fire: {
    life: 1.1,
    flows: true,
    bursts: 2,
    path: /* glsl */ `
      p = ring * sqrt(b) * .7 * (1. - u * .7) + vec3(sin(t * 9. + d * 6.) * .08, u * (1. + c) * 1.3, 0.);
      size = vec2(.26, .4) * (1. - u) * (.5 + .7 * d);
      vColor = vec4(hot(u) * .3 * smoothstep(0., .1, u), 0.);
      vShape = PUFF;`,
  },
  confetti: {
    life: 3.6,
    flows: false,
    bursts: 4,
    path: /* glsl */ `
      vec3 v = ring * vec3(1.6 + 2.6 * b, 0., 1. + 1.6 * b) + vec3(0., 3.6 + 4.4 * c, 0.);
      p = v * (1. - exp(-1.6 * t)) / 1.1 - vec3(0., .95 * t * t, 0.) + vec3(sin(t * 3. + d * 6.), 0., cos(t * 2.6 + d * 6.)) * .14;
      spin = t * (3. + 6. * d);
      size = vec2(cos(spin * 1.7), 1.) * (.09 + .06 * a) * smoothstep(0., .1, t);
      float k = smoothstep(1., .75, u);
      vColor = vec4(palette(d) * k, k);
      vShape = PAW + floor(c * 3.);`,
  },
  fireworks: {
    life: 2,
    flows: false,
    bursts: 2,
    path: /* glsl */ `
      float z = b * 2. - 1.;
      vec3 v = vec3(ring.x * sqrt(1. - z * z), z, ring.z * sqrt(1. - z * z)) * (2. + .5 * c);
      p = v * (1. - exp(-2.6 * t)) - vec3(0., .5 * t * t, 0.);
      size = vec2(.05, .05 + .1 * exp(-3. * t)) * (1. - u * .6);
      spin = atan(p.x, p.y);
      float twinkle = .55 + .45 * sin(t * 24. + d * 40.) * step(.4, u);
      vColor = vec4(mix(palette(chance(time.y)), vec3(1., .95, .8), step(.75, d)) * 2. * (1. - u) * twinkle, 0.);`,
  },
  steam: {
    life: 1.1,
    flows: true,
    bursts: 1,
    path: /* glsl */ `
      p = ring * .12 * (1. + u * 2.) + vec3(0., u * (1. + .6 * b), 0.);
      size = vec2(.1 + .34 * u);
      spin = d * 6. + u * 2.;
      float k = .5 * smoothstep(0., .1, u) * (1. - u);
      vColor = vec4(vec3(.98, .96, .95) * k, k);
      vShape = PUFF;`,
  },
  tears: {
    life: 0.9,
    flows: true,
    bursts: 1,
    path: /* glsl */ `
      float side = a < .5 ? -1. : 1.;
      p = vec3(side * (.1 + (.5 + .5 * b) * t), .35 * t + .5 * c * t - 2.4 * t * t, .25 * t);
      size = vec2(.05, .08) * (1. - .3 * u);
      float k = .9 * smoothstep(1., .8, u);
      vColor = vec4(vec3(.22, .55, 1.) * k, k);
      vShape = DROP;`,
  },
  goldDust: {
    life: 2,
    flows: false,
    bursts: 1,
    path: /* glsl */ `
      p = ring * (.2 + .9 * b) * (1. - exp(-2. * t)) + vec3(0., (.4 + 1.2 * c) * (1. - exp(-2.2 * t)) - .22 * t * t, 0.);
      size = vec2(.03 + .06 * d) * (.4 + .6 * abs(sin(t * 7. + d * 20.)));
      vColor = vec4(vec3(1., .55, .1) * 1.8 * (1. - u), 0.);
      vShape = GLINT;`,
  },
  embers: {
    life: 3.5,
    flows: true,
    bursts: 2,
    path: /* glsl */ `
      p = vec3((a - .5) * 7., 0., (b - .5) * 4.) + vec3(sin(t * 1.7 + d * 6.) * .4, u * (1.6 + 2.6 * c), cos(t * 1.3 + c * 6.) * .3);
      size = vec2(.03 + .03 * d) * (1. - u * .5);
      vColor = vec4(hot(u) * 1.5 * smoothstep(0., .1, u) * (1. - u), 0.);`,
  },
};

/** Specks that always hang in the room's light; no step asks for them. */
export const MOTES: EffectKind = {
  life: 14,
  flows: true,
  bursts: 2,
  path: /* glsl */ `
    p = vec3((a - .5) * 17., b * 5. - .4, (c - .5) * 13.) + vec3(sin(t * .4 + d * 6.), sin(t * .3 + a * 6.) * .5, cos(t * .35 + b * 6.)) * .6;
    size = vec2(.018 + .03 * d);
    vColor = vec4(vec3(1., .82, .55) * .55 * sin(u * 3.1416) * (.6 + .4 * sin(t * 2. + d * 9.)), 0.);`,
};
