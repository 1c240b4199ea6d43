/** Where cards of Spicy lie that no other game has. */

import { lying, point } from '../../scene/layout/pose.ts';
import { OWN_ROW } from '../../scene/layout/seatFrames.ts';
import { LIFT } from '../../scene/layout/seatStrip.ts';
import { pileHeight, type Zones } from '../../scene/layout/zones.ts';

const RULE_COLUMNS = 3;
const RULE_SCALE = 0.48;

export const ZONES = {
  shared: {
    trophies: {
      pose: ({ portrait, pilesZ }, { index, up }) =>
        lying(point((portrait ? 0.98 : 1.25) + index * 0.18, pileHeight(index), pilesZ), -index * 0.08, up, 0.8),
    },
    /** Spice It Up! cards in force. */
    ruleCards: {
      row: true,
      pose: ({ portrait, pilesZ }, { index, count, up }) => {
        const [x, z] = portrait ? [0, OWN_ROW] : [2.9, pilesZ];
        const column = (index % RULE_COLUMNS) - (Math.min(RULE_COLUMNS, count) - 1) / 2;
        const row = Math.floor(index / RULE_COLUMNS) - (Math.ceil(count / RULE_COLUMNS) - 1) / 2;
        return lying(point(x + column * 0.44, LIFT, z + row * 0.66), 0, up, RULE_SCALE);
      },
    },
  },
  seat: {
    wonTrophies: {
      pose: (strip, card) =>
        strip.own
          ? strip.lie(strip.reach - 0.2 + card.index * 0.3, 0.05, { card, scale: 0.66, turn: -0.1 })
          : strip.lie((0.42 + card.index * 0.22) * strip.inner, 1.9, { card, scale: 0.5, turn: -0.1 }),
    },
  },
} satisfies Zones;
