/** The Wanted cats' tips: who tips when, and what a tip is worth (B30-B32). */

import type { Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { ok } from '../../engine/result.ts';
import { deal } from './deal.ts';
import type { Cat, Decider, JackyEvent, JackyState, TipCommand } from './model.ts';
import { type Decision, refuse } from './refusals.ts';
import { isIn, isWanted, seatsFrom, seatsIn } from './seating.ts';
import { beginStory, type Story } from './story.ts';

/** B30: in turn order from the starting seat. */
export const tippersFrom = (cats: readonly Cat[], starter: Seat): readonly Seat[] => seatsFrom(cats, starter, isWanted);

export function tip(state: JackyState, seat: Seat, command: TipCommand, random: Random): Decision {
  if (state.phase.kind !== 'tipping') return refuse(state, seat, command, 'noTipping');
  const { tippers } = state.phase;
  if (tippers[0] !== seat) return refuse(state, seat, command, 'notYourTip', { tippers });
  if (!isIn(state.cats[command.seat])) return refuse(state, seat, command, 'tipNotIn', { in: seatsIn(state.cats) });
  return ok(afterTip(state, tippers, command.seat, 'seat', random));
}

/** Out of time: the game picks the tip. */
export const tipForLate = (state: JackyState, tippers: readonly Seat[], random: Random): readonly JackyEvent[] =>
  afterTip(state, tippers, random.pick(seatsIn(state.cats)), 'clock', random);

function afterTip(
  state: JackyState,
  [seat, ...waiting]: readonly Seat[],
  on: Seat,
  by: Decider,
  random: Random,
): readonly JackyEvent[] {
  if (seat === undefined) throw new Error('Nobody has to tip');
  const tipMade: JackyEvent = { type: 'tipMade', seat, on, by };
  if (waiting.length > 0) return [tipMade];
  const story = beginStory(state, [tipMade]);
  deal(story, random);
  return story.events;
}

/** B31, B32. A cat that was posted in this very reckoning has not tipped yet. */
export function payTips(story: Story, losers: readonly Seat[]): void {
  const { cats, starter } = story.state;
  for (const seat of tippersFrom(cats, starter)) {
    const on = cats[seat]?.tip;
    if (on === undefined) continue;
    const right = losers.includes(on);
    story.tell({ type: 'tipPaid', seat, on, right });
    if (right) story.tell({ type: 'blackHeartGiven', seat });
  }
}
