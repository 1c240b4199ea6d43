/** Where cards of Black Jacky lie that no other game has. */

import { lying } from '../../scene/layout/pose.ts';
import type { SeatStrip } from '../../scene/layout/seatStrip.ts';
import type { Zones } from '../../scene/layout/zones.ts';

/** Across the strip, towards the middle, and how large: before a cat, on the own side, and there on an upright screen. */
type Spread = readonly [x: number, z: number, scale: number];
const chosen = ({ own, portrait }: SeatStrip, cat: Spread, wide: Spread, upright: Spread): Spread =>
  own ? (portrait ? upright : wide) : cat;

export const ZONES = {
  shared: {},
  seat: {
    hearts: {
      pose: (strip, card) => {
        const { index } = card;
        const [x, z, scale] = chosen(
          strip,
          [(-0.17 + index * 0.2) * strip.inner, 1.7, 0.36],
          [-1.95 + index * 0.18, 0.1, 0.46],
          [-1.3 + index * 0.15, 0.4, 0.4],
        );
        return strip.lie(x, z, { card, scale });
      },
    },
    /** The saloon side is up until its cat is wanted. */
    catCard: {
      pose: (strip, { up }) => {
        const [x, z, scale] = chosen(
          strip,
          [-0.7 * strip.inner, 1.7, 0.42],
          [-strip.reach - 0.25, 0.05, 0.6],
          [-1.2, -0.22, 0.42],
        );
        return lying(strip.at(x, z), strip.own ? 0.05 : strip.yaw, up, scale);
      },
    },
    plusOne: {
      pose: (strip, { up }) => {
        const [x, z, scale] = strip.own ? [strip.reach - 0.1, 0, 0.56] : [0.74 * strip.inner, 1.7, 0.4];
        return lying(strip.at(x, z), strip.own ? -0.08 : strip.yaw, up, scale);
      },
    },
  },
} satisfies Zones;
