/** Where cards of Black Jacky lie that no other game has. */

import { lying, turn } from '../../scene/layout/pose.ts';
import type { SeatStrip } from '../../scene/layout/seatStrip.ts';
import { across, type Zones } from '../../scene/layout/zones.ts';

/** Across the strip, towards the middle, and how large: before a cat, on the own side, and there on an upright screen. */
type Spread = readonly [x: number, z: number, scale: number];
const chosen = ({ own, portrait }: SeatStrip, cat: Spread, wide: Spread, upright: Spread): Spread =>
  own ? (portrait ? upright : wide) : cat;

/** Turned to the camera, by its two lenses. */
const WIDE = { scale: 1.05, step: 0.58, width: 1.45, tilt: 0.42 } as const;
/** Nearer to whoever looks there is more room. */
const WIDE_OWN = { scale: 1.16, step: 0.64, width: 3.2, tilt: 0.42 } as const;
const UPRIGHT = { scale: 1.34, step: 0.66, width: 2, tilt: 0.74 } as const;

export const ZONES = {
  shared: {},
  seat: {
    /** Held up before everybody, so large that everybody can add them up: all that counts in a reckoning, in one row. */
    reckoned: {
      row: true,
      pose: (strip, card) => {
        const { own, portrait } = strip;
        const { scale, step, width, tilt } = portrait ? UPRIGHT : own ? WIDE_OWN : WIDE;
        const { x, z } = strip.at(0, own ? (portrait ? 0.4 : 0.62) : portrait ? 1.45 : 1.62);
        return {
          x: x + across(card, step, width),
          // Its lower edge just over the felt.
          y: 0.06 + 0.625 * scale * Math.cos(tilt),
          // Each a little before the one to its left, whose number must stay in sight; upright also before the paws at the sides.
          z: z + (portrait && !own ? 0.55 : 0) + card.index * 0.012,
          ...turn('x', -tilt),
          scale,
          bend: 0.06,
          held: 0,
        };
      },
    },
    hearts: {
      pose: (strip, card) => {
        const { index } = card;
        const [x, z, scale] = chosen(
          strip,
          [(-0.17 + index * 0.2) * strip.inner, 1.7, 0.36],
          [-1.95 + index * 0.24, 0.1, 0.46],
          [-1.3 + index * 0.2, 0.4, 0.4],
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
