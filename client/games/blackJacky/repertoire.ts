/** What only a saloon shows: its noon, hearts that break, and coins that spring. */

import type { OwnRepertoire } from '../../scene/repertoire.ts';

export const repertoire: OwnRepertoire = {
  lights: {
    /** Hard western noon. */
    noon: { leaves: { fill: 0.65, key: 1.5, front: 0.6, day: 1.4 }, tint: { color: '#ffd9a0', key: 1 } },
  },
  effects: {
    heartBreak: {
      life: 1.5,
      flows: false,
      bursts: 1,
      path: /* glsl */ `
        float half_ = aWho.y < .016 ? -1. : aWho.y < .032 ? 1. : 0.;
        if (half_ != 0.) {
          t = time.x; u = t / life;
          float crack = max(0., t - .25);
          p = vec3(half_ * crack * .5, .5 * crack - 1.6 * crack * crack + .15 * sin(min(t, .25) * 30.) * .3, 0.);
          spin = half_ * crack * 1.1;
          size = vec2(.42);
          vShape = half_ < 0. ? LEFT_HEART : RIGHT_HEART;
          float k = smoothstep(1., .7, u);
          vColor = vec4(vec3(.72, .015, .04) * k, k);
        } else {
          float s = max(0., t - .25);
          alive = alive && t > .25;
          p = ring * (.4 + b) * s + vec3(0., (.6 + c) * s - 2. * s * s, 0.);
          size = vec2(.05 + .04 * d) * (1. - u);
          spin = t * 8. * (d - .5);
          vShape = FLAKE;
          vColor = vec4(vec3(.9, .05, .08), 1.) * (1. - u);
        }`,
    },
    coins: {
      life: 1.9,
      flows: false,
      bursts: 1,
      path: /* glsl */ `
        float bounce = t * 1.5;
        float fall = fract(bounce);
        p = ring * (.25 + .9 * b) * sqrt(u) + vec3(0., (1.6 + c) * 4. * fall * (1. - fall) * exp(-1.1 * floor(bounce)) * .6, 0.);
        spin = t * (8. + 6. * d);
        size = vec2(abs(cos(spin)) * .9 + .1, 1.) * .11;
        spin = 0.;
        float k = smoothstep(1., .8, u);
        vColor = vec4(vec3(1., .5, .06) * (.7 + .5 * abs(cos(t * 9.))) * k, k);
        vShape = COIN;`,
    },
  },
};
