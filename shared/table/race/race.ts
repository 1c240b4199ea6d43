/**
 * Decides who was first when several act on the same table at once, by when they acted instead of when the network brought it.
 * Pure: times are given, chance is the caller's.
 */

import type { Actor } from '../../engine/game.ts';

export const MAX_CREDIT_MS = 250;
export const TIE_MS = 10;
const SPARE_MS = 20;
const MIN_FREEZE_MS = 30;
const MAX_FREEZE_MS = 250;
const KEPT_ROUND_TRIPS = 15;
const CREDIT_PERCENTILE = 0.2;

/** One that arrived. `credit` is how much of its way the network took. The table itself comes with a time-out. */
export interface Contender {
  readonly seat: Actor;
  readonly kind: 'paw' | 'move';
  readonly arrival: number;
  readonly credit: number;
}

/** When it was made, as far as the server can know: what is compared. */
export const keyOf = ({ arrival, credit }: Contender): number => arrival - credit;

/**
 * A low percentile: a slow answer now and then does not buy time, only answering slowly nearly always does,
 * and then at most `MAX_CREDIT_MS`.
 */
export function creditOf(roundTrips: readonly number[]): number {
  if (roundTrips.length === 0) return 0;
  const sorted = [...roundTrips].sort((a, b) => a - b);
  const place = Math.floor((sorted.length - 1) * CREDIT_PERCENTILE);
  return Math.min(MAX_CREDIT_MS, Math.max(0, sorted[place] ?? 0));
}

export const rememberRoundTrip = (roundTrips: readonly number[], latest: number): readonly number[] =>
  [...roundTrips, latest].slice(-KEPT_ROUND_TRIPS);

/** How long to wait for others who may have been earlier, once the first has arrived. */
export function freezeFor(first: Contender, creditsOfOthers: readonly number[]): number {
  const slowest = Math.max(0, ...creditsOfOthers);
  return Math.min(MAX_FREEZE_MS, Math.max(MIN_FREEZE_MS, slowest - first.credit + SPARE_MS));
}

export interface RaceVerdict<C extends Contender> {
  /** In order of their keys. Those in `tied` are as good as simultaneous: one of them is drawn by lot. */
  readonly order: readonly C[];
  readonly tied: readonly C[];
}

/**
 * Paws tie with paws only: where a paw and a play fall together the paw goes first, because a card cannot be
 * covered under a paw that is already coming down.
 */
export function judgeRace<C extends Contender>(contenders: readonly C[]): RaceVerdict<C> {
  const order = [...contenders].sort((a, b) => keyOf(a) - keyOf(b) || a.arrival - b.arrival);
  const first = order[0];
  if (first === undefined) return { order, tied: [] };
  const near = order.filter((contender) => keyOf(contender) - keyOf(first) <= TIE_MS);
  const paws = near.filter((contender) => contender.kind === 'paw');
  const tied = paws.length > 0 ? paws : [first];
  return { order: [...tied, ...order.filter((contender) => !tied.includes(contender))], tied };
}

/** Puts the one that the lot fell on first; the others keep their order. */
export function withWinner<C extends Contender>(verdict: RaceVerdict<C>, winner: Actor): readonly C[] {
  const drawn = verdict.tied.find((contender) => contender.seat === winner);
  if (drawn === undefined) throw new Error(`${winner} was not among the tied`);
  return [drawn, ...verdict.order.filter((contender) => contender !== drawn)];
}
