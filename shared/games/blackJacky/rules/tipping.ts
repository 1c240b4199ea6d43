/** The Wanted cats' tips: who tips when, and what a tip is worth (B30-B32). */

import type { Seat } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { ok } from '../../../engine/result.ts';
import type { Cat, JackyEvent, JackyState, TipCommand } from '../model/model.ts';
import { type Decision, refuse } from '../model/refusals.ts';
import { isIn, isWanted, seatsFrom, seatsIn } from '../model/seating.ts';
import type { Decider } from '../model/terms.ts';
import { deal } from './deal.ts';

/** B30: in turn order from the starting seat. */
export const tippersFrom = (cats: readonly Cat[], starter: Seat): readonly Seat[] => seatsFrom(cats, starter, isWanted);

export function tip(state: JackyState, seat: Seat, command: TipCommand, random: Random): Decision {
  if (state.phase.kind !== 'tipping') return refuse('noTipping');
  const { tippers } = state.phase;
  if (tippers[0] !== seat) return refuse('notYourTip', { tippers });
  if (!isIn(state.cats[command.seat])) return refuse('tipNotIn', { in: seatsIn(state.cats) });
  return ok(afterTip(state, tippers, command.seat, 'seat', random));
}

/** Out of time: the game picks the tip. */
export const tipForLate = (state: JackyState, tippers: readonly Seat[], random: Random): readonly JackyEvent[] =>
  afterTip(state, tippers, random.pick(seatsIn(state.cats)), 'clock', random);

function afterTip(
  state: JackyState,
  tippers: readonly Seat[],
  on: Seat,
  by: Decider,
  random: Random,
): readonly JackyEvent[] {
  const made: JackyEvent = { type: 'tipMade', seat: tippers[0] as Seat, on, by };
  return tippers.length > 1 ? [made] : [made, ...deal(state.cats, state.starter, random)];
}

/** B31, B32. `state` is the one before hearts are lost: a cat posted in this very reckoning has not tipped yet. */
export function paidTips({ cats, starter }: JackyState, losers: readonly Seat[]): readonly JackyEvent[] {
  return tippersFrom(cats, starter).flatMap((seat): readonly JackyEvent[] => {
    const on = cats[seat]?.tip;
    if (on === undefined) throw new Error(`The Wanted cat at ${seat} was dealt past without a tip`);
    const right = losers.includes(on);
    const paid: JackyEvent = { type: 'tipPaid', seat, on, right };
    return right ? [paid, { type: 'blackHeartGiven', seat }] : [paid];
  });
}
