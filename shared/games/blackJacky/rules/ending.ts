/** When a match is over and who has won it (B35-B37). */

import { type Score, type Seat, seat } from '../../../engine/game.ts';
import type { EventOf, JackyOutcome, JackyState } from '../model/model.ts';
import { catAt, seatsIn } from '../model/seating.ts';
import type { EndReason } from '../model/terms.ts';
import { scoreOf } from '../model/terms.ts';
import { LIMIT } from './reckoning.ts';

/** The outcome, if the hearts that are left after a reckoning decide the match. */
export function ending(state: JackyState, reckoned: EventOf<'reckoned'>): JackyOutcome | undefined {
  const outcome = (reason: EndReason, winners: readonly Seat[]): JackyOutcome => ({
    reason,
    winners,
    scores: scores(state, reckoned),
  });
  if (state.options.quickDuel)
    return state.cats.some(({ hearts }) => hearts === 0)
      ? outcome('quickDuel', duelWinners(state, reckoned))
      : undefined;
  const left = seatsIn(state.cats);
  if (left.length === 1) return outcome('lastStanding', left); // B35
  if (left.length === 0) return outcome('nobodyLeft', []); // B36
  return undefined;
}

/** B37: most hearts, then the highest sum below 21. Sums from 21 on rank last and alike. */
function duelWinners(state: JackyState, { cats }: EventOf<'reckoned'>): readonly Seat[] {
  const richest = best(cats, ({ seat }) => catAt(state.cats, seat).hearts);
  return best(richest, ({ sum }) => worth(sum)).map(({ seat }) => seat);
}

const worth = (sumInTenths: number): number => (sumInTenths < LIMIT ? sumInTenths : -1);

function best<T>(items: readonly T[], rank: (item: T) => number): readonly T[] {
  const highest = Math.max(...items.map(rank));
  return items.filter((item) => rank(item) === highest);
}

const scores = (state: JackyState, { cats }: EventOf<'reckoned'>): readonly Score[] =>
  state.cats.map(({ hearts }, place) => scoreOf(seat(place), hearts, cats.find((cat) => cat.seat === place)?.sum));

/** Among cats with as many hearts those came further who were still in at the end (B34), and of these who was nearer to 21 (B37). */
export const tieBreak = ({ parts: { sumInTenths } }: Score): number =>
  sumInTenths === undefined ? worth(LIMIT) - 1 : worth(sumInTenths);
