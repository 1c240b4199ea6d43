/** From the last gamble of a round to the first turn of the next. */

import type { Seat } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import type { Cat, JackyEvent, JackyState, Pair } from '../model/model.ts';
import { catAt, isWanted, nextIn, seatsFrom, seatsIn } from '../model/seating.ts';
import { deal } from './deal.ts';
import { ending } from './ending.ts';
import { evolve } from './evolve.ts';
import { reckon } from './reckoning.ts';
import { paidTips, tippersFrom } from './tipping.ts';

/** The reckoning and what follows from it in the order of B33; then the match is over or the next round begins. */
export function endRound(state: JackyState, random: Random): readonly JackyEvent[] {
  const reckoned = reckon(state);
  const { losers } = reckoned;
  const settling: readonly JackyEvent[] = [
    reckoned,
    ...losers.flatMap((seat) => lostHeart(seat, catAt(state.cats, seat))),
    ...paidTips(state, losers),
  ];
  const settled = settling.reduce(evolve, state);
  const outcome = ending(settled, reckoned);
  if (outcome !== undefined) return [...settling, { type: 'matchEnded', outcome }];
  const facing = showdown(state, settled);
  const { cats, round, starter } = facing.reduce(evolve, settled);
  return [...settling, ...facing, ...startRound(cats, round + 1, nextIn(cats, starter), random)]; // B26
}

/** Gathers the cards, and deals at once unless somebody has to tip first (B30). */
export function startRound(cats: readonly Cat[], round: number, starter: Seat, random: Random): readonly JackyEvent[] {
  const tippers = tippersFrom(cats, starter);
  const started: JackyEvent = { type: 'roundStarted', round, starter, tippers };
  return tippers.length > 0 ? [started] : [started, ...deal(cats, starter, random)];
}

/** B25, B31. */
function lostHeart(seat: Seat, { hearts, lastChance }: Cat): readonly JackyEvent[] {
  const lost: JackyEvent = { type: 'heartLost', seat, black: lastChance, left: hearts - 1 };
  if (hearts > 1) return [lost];
  return [lost, lastChance ? { type: 'catOutForGood', seat } : { type: 'wantedPosted', seat }];
}

/** B34: tipping is over as soon as only two cats have a heart. */
function showdown(before: JackyState, { cats, starter }: JackyState): readonly JackyEvent[] {
  const left = seatsIn(cats);
  if (left.length !== 2 || seatsIn(before.cats).length === 2) return [];
  return [{ type: 'showdown', seats: left as unknown as Pair, out: seatsFrom(cats, starter, isWanted) }];
}
