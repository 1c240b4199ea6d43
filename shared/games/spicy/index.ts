/** Spicy as the contract wants it, and what controls and bots of this game use besides. */

import { type Contest, defineGame, type Outcome, type RaceKind, type Summary, type Window } from '../../engine/game.ts';
import { codecs } from './codecs/index.ts';
import { guessing } from './gallery/guessing.ts';
import { isHot, moment } from './gallery/moment.ts';
import { parseCommand, parseOptions } from './input.ts';
import type { SpicyCommand, SpicyEvent, SpicyOptions, SpicyState, SpicyView } from './model/model.ts';
import { CLOCKS, SEATS } from './model/terms.ts';
import { choices } from './rules/choices.ts';
import { decide } from './rules/decide.ts';
import { evolve } from './rules/evolve.ts';
import { pawTarget, waitingFor, whyNotPaw } from './rules/permits.ts';
import { setup } from './rules/setup.ts';
import { redact, viewFor } from './rules/view.ts';
import { SHOWING } from './shows.ts';
import { tally } from './tally.ts';

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
} from './model/cards.ts';
export type * from './model/model.ts';
export { REFUSALS, type SpicyReason, type SpicyRefusal } from './model/refusals.ts';
export { sizeOf } from './model/stack.ts';
export type { Call, EndReason, Manners, WorldsEndShift } from './model/terms.ts';
export { choices, declarations, type Permits, permits } from './rules/choices.ts';
export { legalDeclarations, mayDeclare } from './rules/declare.ts';
export { SPICE_IT_UP, type SpiceItUp } from './rules/spiceItUp/names.ts';
export { judge } from './rules/verdict.ts';

/** Everybody but its owner may slap the top card, and whoever plays wants to cover it before (R12). */
const contest: Contest<SpicyState, SpicyCommand> = {
  kindOf: raceKindOf,
  target: (state) => pawTarget(state)?.id,
  mayPaw: (state, seat) => whyNotPaw(state, seat) === undefined,
};

export const spicy = defineGame<SpicyOptions, SpicyState, SpicyCommand, SpicyEvent, SpicyView>({
  id: 'spicy',
  version: 2,
  readsFrom: 1,
  seats: SEATS,
  clocks: CLOCKS,
  samples: [
    {},
    { manners: 'strict', spiceItUp: { random: 1 }, worldsEnd: 'short' },
    { spiceItUp: { random: 2 }, worldsEnd: 'long' },
    { manners: 'strict', spiceItUp: { random: 3 } },
    { spiceItUp: { random: 4 }, worldsEnd: 'short' },
    { manners: 'strict', spiceItUp: { random: 5 }, worldsEnd: 'long' },
    { spiceItUp: { random: 6 } },
  ],
  parseOptions,
  parseCommand,
  setup,
  decide,
  evolve,
  choices,
  window: windowOf,
  viewFor,
  redact,
  outcome: outcomeOf,
  summary,
  ...SHOWING,
  contest,
  moment,
  isHot,
  guessing,
  tally,
  codecs,
});

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
    seats: state.hands.length,
  };
}

function raceKindOf(command: SpicyCommand): RaceKind {
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
