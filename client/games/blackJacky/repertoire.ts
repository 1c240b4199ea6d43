/** What only a saloon shows: its noon, cats whose heart breaks, and coins that spring. */

import type { OwnRepertoire } from '../../scene/repertoire.ts';

export const repertoire: OwnRepertoire = {
  moods: {
    heartbroken: {
      wide: 0.5,
      squint: 0,
      slant: 0,
      frown: -0.5,
      pupil: 0.95,
      wet: 1,
      browRaise: 0.55,
      browSlant: -0.7,
      browStrength: 1,
      smile: -1,
      jaw: 0.22,
      earsBack: 0.35,
      earsOut: 0.9,
      headPitch: 0.05,
      headRoll: 0.1,
      sink: 0.1,
      tailSpeed: 0.5,
      tailLift: -0.5,
      breathSpeed: 2,
      tremble: 0.5,
      tears: 1,
      droop: 0.25,
    },
  },
  lights: {
    /** Hard western noon. */
    noon: { leaves: { fill: 0.65, key: 1.5, front: 0.6, day: 1.4 }, tint: { color: '#ffd9a0', key: 1 } },
  },
  effects: {
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
