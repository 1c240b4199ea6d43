/** What only Fib shows: faces that give nothing away, moonlight, feathers, and the pile from above. */

import { fitCamera } from '../../../../../client/scene/layout/cameraFrame.ts';
import { point } from '../../../../../client/scene/layout/pose.ts';
import type { OwnRepertoire } from '../../../../../client/scene/repertoire.ts';

/** Radians below the horizon. */
const STEEP = 1.2;

export const repertoire: OwnRepertoire = {
  moods: { unreadable: { squint: 0.45, smile: 0, browStrength: 0.2, breath: 0.3, tailSway: 0.2 } },
  lights: {
    moonlight: {
      leaves: { fill: 0.5, key: 0.35, front: 0.4, warm: 0.2, day: 0.4, lamp: 0.3 },
      adds: { cool: 1.4 },
      tint: { color: '#8fb4ff', key: 0.8 },
      flat: { dark: 0.4, color: '10 18 50' },
    },
  },
  effects: {
    feathers: {
      life: 2.6,
      flows: false,
      bursts: 1,
      path: /* glsl */ `
        p = ring * (.2 + .8 * b) * sqrt(u) + vec3(sin(t * 3. + d * 6.) * .2, (.9 + c) * (1. - exp(-2. * t)) - .5 * t, 0.);
        size = vec2(.05, .13) * (.6 + .4 * d);
        spin = sin(t * 2. + a * 6.) * 1.2;
        float k = smoothstep(1., .8, u);
        vColor = vec4(vec3(.95, .95, 1.) * k, k);
        vShape = FLAKE;`,
    },
  },
  shots: {
    toPile: ({ camera, viewport, stack }) => {
      const { x, z } = stack(0);
      const corners = [-1, 1].flatMap((dx) => [-1, 1].map((dz) => point(x + dx * 1.6, 0, z + dz * 1.6)));
      return fitCamera(corners, STEEP, camera.fov, viewport, { top: 70, bottom: 190, side: 12 });
    },
  },
};
