/** Sums, and who loses a heart for them (B20-B24). */

import type { Seat } from '../../../engine/game.ts';
import type { Cat, EventOf, JackyState, Reckoning } from '../model/model.ts';
import { catAt, seatsIn } from '../model/seating.ts';
import { TRICKS } from './tricks/index.ts';

/** 21, in tenths: whoever has as much or more is bust (B21). */
export const LIMIT = 210;
const PLUS_ONE = 10;

/** A cat's sum in tenths (B20, B24). */
export function sumOf(cat: Pick<Cat, 'hand' | 'laid'>, plusOne: boolean): number {
  let sum = plusOne ? PLUS_ONE : 0;
  for (const { face } of cat.hand) sum += face * 10;
  for (const { face } of cat.laid) sum += TRICKS[face].worth; // B15, B18
  return sum;
}

export function reckon(state: JackyState): EventOf<'reckoned'> {
  const cats = seatsIn(state.cats).map((seat): Reckoning => {
    const { hand, laid } = catAt(state.cats, seat);
    const plusOne = state.plusOne === seat;
    return { seat, hand, laid, plusOne, sum: sumOf({ hand, laid }, plusOne) };
  });
  const bust = cats.filter(({ sum }) => sum >= LIMIT); // B21
  const lowest = Math.min(...cats.map(({ sum }) => sum));
  const losers = bust.length > 0 ? bust : cats.filter(({ sum }) => sum === lowest); // B22
  const why = bust.length > 0 ? 'bust' : 'lowest';
  return { type: 'reckoned', round: state.round, cats, why, losers: losers.map(({ seat }): Seat => seat) };
}
