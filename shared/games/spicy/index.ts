/** Spicy as the contract wants it, and what controls and bots of this game use besides. */

import type { Game, Outcome, Seat, Summary, Window } from '../../engine/game.ts';
import { choices } from './choices.ts';
import { parseCommand } from './commands.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import {
  MAX_SEATS,
  MIN_SEATS,
  type SpicyCommand,
  type SpicyEvent,
  type SpicyOptions,
  type SpicyState,
  type SpicyView,
} from './model.ts';
import { parseOptions } from './options.ts';
import { pawTarget, waitingFor } from './permits.ts';
import { reveals } from './reveals.ts';
import { scoreOf } from './scores.ts';
import { setup } from './setup.ts';
import { redact, viewFor } from './view.ts';
import * as wire from './wire.ts';

export {
  DECLARATIONS,
  type Declaration,
  FACES,
  type Face,
  NUMBERS,
  SPICES,
  type Spice,
  TRAITS,
  type Trait,
} from './cards.ts';
export { choices, declarations, type Permits, permits } from './choices.ts';
export { legalDeclarations, mayDeclare } from './declare.ts';
export type * from './model.ts';
export { REFUSALS, type SpicyReason, type SpicyRefusal } from './refusals.ts';
export { SPICE_IT_UP, type SpiceItUp } from './spiceItUp/names.ts';
export { sizeOf } from './stack.ts';
export { judge } from './verdict.ts';

export const spicy: Game<SpicyOptions, SpicyState, SpicyCommand, SpicyEvent, SpicyView> = {
  id: 'spicy',
  version: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  clocks: {
    turn: { relaxed: 90, standard: 30, blitz: 12 },
    reaction: { relaxed: 6, standard: 3, blitz: 1.2 },
    lastCard: { relaxed: 20, standard: 10, blitz: 5 },
    naming: { relaxed: 12, standard: 6, blitz: 3 },
  },
  parseOptions,
  parseCommand,
  setup,
  decide,
  evolve,
  legal: (state, seat) => choices(viewFor(state, seat)),
  window: windowOf,
  viewFor,
  redact,
  outcome: outcomeOf,
  summary,
  race,
  pawTarget: (state) => pawTarget(state)?.id,
  reveals,
  wire,
};

function windowOf(state: SpicyState): Window | undefined {
  const { phase } = state;
  if (phase.kind === 'dealing' || phase.kind === 'over') return undefined;
  return { id: phase.id, kind: phase.kind, seats: waitingFor(state) };
}

function outcomeOf({ phase }: SpicyState): Outcome | undefined {
  return phase.kind === 'over' ? phase.ending : undefined;
}

function summary(state: SpicyState): Summary {
  return {
    turn: state.phase.kind === 'over' ? undefined : state.turn,
    seats: state.hands.map((hand, place) => ({
      hand: hand.length,
      points: scoreOf(state, place as Seat).points,
      tokens: state.trophies[place] ?? 0,
    })),
  };
}

function race(command: SpicyCommand): 'paw' | 'move' | 'none' {
  switch (command.type) {
    case 'paw':
      return 'paw';
    case 'play':
    case 'copy':
    case 'pass':
    case 'peek':
    // Letting go may close the window of a last card: a paw that was made before must not find it closed (R20, R21).
    case 'letGo':
      return 'move';
    case 'name':
    case 'timeOut':
      return 'none';
  }
}
