/** Fib as the contract wants it. */

import { defineGame } from '../../../../../shared/engine/game.ts';
import { codecs } from './codecs.ts';
import { parseCommand, parseOptions } from './input.ts';
import type { FibCommand, FibEvent, FibOptions, FibState, FibView } from './model.ts';
import { choices } from './rules/choices.ts';
import { decide } from './rules/decide.ts';
import { evolve } from './rules/evolve.ts';
import { setup } from './rules/setup.ts';
import { redact, viewFor } from './rules/view.ts';
import { SHOWING } from './shows.ts';
import { SEATS } from './terms.ts';

export const fib = defineGame<FibOptions, FibState, FibCommand, FibEvent, FibView>({
  id: 'fib',
  version: 1,
  seats: SEATS,
  clocks: { turn: { relaxed: 60, standard: 20, blitz: 8 } },
  samples: [{}, { short: true }],
  parseOptions,
  parseCommand,
  setup,
  decide,
  evolve,
  choices,
  window: ({ phase }) => (phase.kind === 'turn' ? { id: phase.id, kind: 'turn', seats: [phase.seat] } : undefined),
  viewFor,
  redact,
  outcome: ({ phase }) => (phase.kind === 'over' ? phase.outcome : undefined),
  summary: ({ phase, hands }) => ({ turn: phase.kind === 'turn' ? phase.seat : undefined, seats: hands.length }),
  ...SHOWING,
  codecs,
});
