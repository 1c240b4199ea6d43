/** How deep World's End is slid into the draw deck (R2). */

import type { Random } from '../../../engine/random.ts';
import { ALL_CARDS } from '../model/cards.ts';
import { HAND_SIZE, type WorldsEndShift } from '../model/terms.ts';

/** Cards under World's End, by the number of seats: found by simulation, the printed scale being unpublished. */
const CARDS_UNDER: { readonly [seats: number]: number } = { 2: 40, 3: 30, 4: 20, 5: 12, 6: 5 };
const SHIFTS: { readonly [shift in WorldsEndShift]: number } = { short: -20, standard: 0, long: 20 };
const JITTER = 2;

/** How many cards of the draw deck lie above World's End: shifted, then jittered, then kept inside the deck. */
export function cardsAboveWorldsEnd(seats: number, shift: WorldsEndShift, random: Random): number {
  return above(seats, shift, random.below(2 * JITTER + 1) - JITTER);
}

/** After how many more cards World's End shows, as far as everybody may know it. */
export function worldsEndWithin(
  seats: number,
  shift: WorldsEndShift,
  deckSize: number,
): { readonly from: number; readonly to: number } {
  const drawn = deckOf(seats) - deckSize;
  const left = (jitter: number): number => Math.max(1, above(seats, shift, jitter) - drawn);
  return { from: left(-JITTER), to: left(JITTER) };
}

function above(seats: number, shift: WorldsEndShift, jitter: number): number {
  const deck = deckOf(seats);
  const under = CARDS_UNDER[seats];
  if (under === undefined) throw new Error(`No place for World's End at ${seats} seats`);
  return Math.max(1, Math.min(deck, deck - under + SHIFTS[shift] + jitter));
}

const deckOf = (seats: number): number => ALL_CARDS.length - seats * HAND_SIZE;
