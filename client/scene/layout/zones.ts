/** Piles and rows of cards: where each card of one lies. A game brings its own zones beside those that every table has. */

import { type CardPose, lying, type Point, point, scatter, turnedOver } from './pose.ts';
import type { TableShape } from './seatFrames.ts';
import { LIFT, type SeatStrip, type ZoneCard } from './seatStrip.ts';

interface Zone<Around> {
  /** A row closes up when a card leaves it; in a pile every card has its own height. */
  readonly row?: boolean;
  pose(around: Around, card: ZoneCard): CardPose;
}

/** In the middle of the table. */
export type SharedZone = Zone<TableShape>;
/** Before one seat. */
export type SeatZone = Zone<SeatStrip>;

export interface Zones {
  readonly shared: { readonly [name: string]: SharedZone };
  readonly seat: { readonly [name: string]: SeatZone };
}

export const CARD_THICKNESS = 0.008;
export const pileHeight = (index: number, scale = 1): number => LIFT + index * CARD_THICKNESS * scale;

/** A pile in which every card lies at its own careless angle, the same one on every screen. `salt` tells piles apart. */
export function untidy(
  at: Point,
  index: number,
  { salt, spread, yaw, up, scale = 1 }: { salt: number; spread: number; yaw: number; up: boolean; scale?: number },
): CardPose {
  return lying(
    point(
      at.x + (scatter(index * 3 + salt) - 0.5) * spread,
      pileHeight(index, scale),
      at.z + (scatter(index * 5 + salt + 1) - 0.5) * spread,
    ),
    yaw + (scatter(index * 7 + salt + 2) - 0.5) * spread * 5,
    up,
    scale,
  );
}

/** Across a row of at most `width` between its outer middles, closed up when there are many cards. */
export function across({ index, count }: ZoneCard, step: number, width: number): number {
  const tight = Math.min(step, width / Math.max(1, count - 1));
  return (index - (count - 1) / 2) * tight;
}

/** Turned over where they lie: a card that is shown there must not jump. */
const faceDown = (pose: CardPose, up: boolean): CardPose => (up ? turnedOver(pose) : pose);

const TIDY = 0.05;
export const stackAt = ({ pilesZ }: TableShape): Point => point(0, 0, pilesZ);

/** What every table has. The hand is the layout's own: it is held, not laid. */
export const COMMON_ZONES: Zones = {
  shared: {
    drawDeck: {
      pose: ({ portrait, pilesZ }, { index, up }) =>
        faceDown(
          untidy(point(portrait ? -1.05 : -1.5, 0, pilesZ), index, {
            salt: 11,
            spread: TIDY * 0.6,
            yaw: 0.08,
            up: false,
          }),
          up,
        ),
    },
    stack: { pose: (table, { index, up }) => untidy(stackAt(table), index, { salt: 23, spread: 0.1, yaw: 0, up }) },
    discard: {
      pose: (table, { index, up }) => untidy(stackAt(table), index, { salt: 37, spread: 0.12, yaw: 0.05, up }),
    },
    /** A card that waits beside the piles for its moment. */
    aside: {
      pose: ({ portrait, pilesZ }, { up }) => lying(point(portrait ? 1.05 : 1.5, 0, pilesZ), -0.1, up, 0.84),
    },
  },
  seat: {
    /** Hand cards laid open on the table for all, at a reckoning or at the end. */
    shownHand: {
      row: true,
      pose: (strip, card) =>
        strip.own
          ? strip.lie(across(card, 0.6, strip.width) + 0.1, 0, { card, scale: strip.scale })
          : strip.lie(across(card, 0.47, 1.42), 1.72, { card, scale: 0.56 }),
    },
    wonPile: {
      pose: ({ own, seat, reach, inner, at, yaw }, { index, up }) => {
        const [place, turn, scale] = own ? [at(-reach, 0.05), 0.12, 0.74] : [at(-0.5 * inner, 1.92), yaw, 0.6];
        return faceDown(untidy(place, index, { salt: 41 + seat, spread: 0.09, yaw: turn, up: false, scale }), up);
      },
    },
    laidRow: {
      row: true,
      pose: (strip, card) =>
        strip.own
          ? strip.lie(across(card, 0.6, strip.width) + 0.1, 0, { card, scale: strip.scale })
          : strip.lie(across(card, 0.47, 1.42), 2.36, { card, scale: 0.56 }),
    },
  },
};
