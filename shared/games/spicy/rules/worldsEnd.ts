/** How deep World's End is slid into the draw deck (R2). */

import type { Random } from '../../../engine/random.ts';
import { ALL_CARDS } from '../model/cards.ts';
import { HAND_SIZE, type WorldsEndShift } from '../model/model.ts';

/** Cards under World's End, by the number of seats: found by simulation, the printed scale being unpublished. */
const CARDS_UNDER: { readonly [seats: number]: number } = { 2: 40, 3: 30, 4: 20, 5: 12, 6: 5 };
const SHIFTS: { readonly [shift in WorldsEndShift]: number } = { short: -20, standard: 0, long: 20 };
const JITTER = 2;

/** How many cards of the draw deck lie above World's End: shifted, then jittered, then kept inside the deck. */
export function cardsAboveWorldsEnd(seats: number, shift: WorldsEndShift, random: Random): number {
  const deck = ALL_CARDS.length - seats * HAND_SIZE;
  const under = CARDS_UNDER[seats];
  if (under === undefined) throw new Error(`No place for World's End at ${seats} seats`);
  const jitter = random.below(2 * JITTER + 1) - JITTER;
  return Math.max(1, Math.min(deck, deck - under + SHIFTS[shift] + jitter));
}
