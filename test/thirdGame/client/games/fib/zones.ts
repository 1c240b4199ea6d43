/** What a cat has taken lies in a row before it, so that everybody can count it. */

import { across, type Zones } from '../../../../../client/scene/layout/zones.ts';

export const ZONES = {
  shared: {},
  seat: {
    taken: {
      row: true,
      pose: (strip, card) =>
        strip.own
          ? strip.lie(across(card, 0.2, strip.width), 0, { card, scale: strip.scale })
          : strip.lie(across(card, 0.16, strip.width), 1.9, { card, scale: 0.5 }),
    },
  },
} satisfies Zones;
