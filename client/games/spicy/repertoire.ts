/** What only the den shows: the end of the world. */

import type { OwnRepertoire } from '../../scene/repertoire.ts';

export const repertoire: OwnRepertoire = {
  lights: {
    /** Everything dark, fire from below. */
    blaze: {
      leaves: { fill: 0.18, key: 0.18, front: 0.18, cool: 0, warm: 0.7, day: 0.18, lamp: 0.25 },
      adds: { warm: 1.2 },
      stack: 0.8,
      fire: 1,
      tint: { color: '#ff6a1e', fill: 0.5, warm: 1, stack: 1 },
      flickers: true,
      flat: { dark: 0.6, color: '70 8 0' },
    },
  },
};
