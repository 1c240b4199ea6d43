/** What the table asks of a state: which clock runs, whose turn it is, and how it ended. */

import type { Outcome, Seat, Summary, Window } from '../../../engine/game.ts';
import type { JackyState, Phase } from '../model/model.ts';
import { waitingFor } from './giving.ts';

export const CLOCKS = {
  turn: { relaxed: 90, standard: 30, blitz: 12 },
  giving: { relaxed: 20, standard: 10, blitz: 5 },
  tipping: { relaxed: 30, standard: 15, blitz: 6 },
} as const;

export function window({ phase, window: id, turnWindow }: JackyState): Window | undefined {
  switch (phase.kind) {
    case 'turn':
      return { id: turnWindow, kind: 'turn', seats: [phase.seat] };
    case 'giving':
      return { id, kind: 'giving', seats: waitingFor(phase) };
    case 'tipping':
      return { id, kind: 'tipping', seats: phase.tippers.slice(0, 1) };
    default:
      return undefined;
  }
}

export const summary = ({ phase, cats }: JackyState): Summary => ({ turn: turnIn(phase), seats: cats.length });

function turnIn(phase: Phase): Seat | undefined {
  switch (phase.kind) {
    case 'turn':
      return phase.seat;
    case 'giving':
      return phase.trickster;
    case 'tipping':
      return phase.tippers[0];
    default:
      return undefined;
  }
}

export const outcome = ({ phase }: JackyState): Outcome | undefined =>
  phase.kind === 'over' ? phase.outcome : undefined;
