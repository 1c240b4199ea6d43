/** Points, and who has won (R26-R29). */

import type { Seat } from '../../../engine/game.ts';
import type { Ending, SeatScore, SpicyState } from '../model/model.ts';
import type { EndReason } from '../model/terms.ts';

const TROPHY_POINTS = 10;

/** R28 */
export function scoreOf(state: SpicyState, seat: Seat): SeatScore {
  const parts = {
    cards: state.won[seat]?.length ?? 0,
    trophies: (state.trophies[seat] ?? 0) * TROPHY_POINTS,
    // Not -0: it does not survive storage as JSON.
    hand: 0 - (state.hands[seat]?.length ?? 0),
  };
  return { seat, points: parts.cards + parts.trophies + parts.hand, parts };
}

export function endingOf(state: SpicyState, reason: EndReason): Ending {
  const scores = state.hands.map((_, place) => scoreOf(state, place as Seat));
  return { reason, winners: winnersOf(state, reason, scores), scores };
}

function winnersOf(state: SpicyState, reason: EndReason, scores: readonly SeatScore[]): readonly Seat[] {
  // R26: the second trophy wins, whatever the points say.
  if (reason === 'secondTrophy') return scores.map(({ seat }) => seat).filter((seat) => state.trophies[seat] === 2);
  const most = Math.max(...scores.map(({ points }) => points));
  return scores.filter(({ points }) => points === most).map(({ seat }) => seat);
}
