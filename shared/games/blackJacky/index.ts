/** Black Jacky as the table knows it. */

import type { Game } from '../../engine/game.ts';
import { choices } from './choices.ts';
import { parseCommand } from './commands.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import {
  type JackyCommand,
  type JackyEvent,
  type JackyOptions,
  type JackyState,
  type JackyView,
  SEATS,
} from './model.ts';
import { parseOptions } from './options.ts';
import { reveals } from './reveals.ts';
import { setup } from './setup.ts';
import { CLOCKS, outcome, summary, window } from './table.ts';
import { redact, viewFor } from './view.ts';
import { wire } from './wire.ts';

export const blackJacky: Game<JackyOptions, JackyState, JackyCommand, JackyEvent, JackyView> = {
  id: 'blackJacky',
  version: 1,
  seats: SEATS,
  clocks: CLOCKS,
  parseOptions,
  parseCommand,
  setup,
  decide,
  evolve,
  legal: (state, seat) => choices(viewFor(state, seat)),
  window,
  viewFor,
  redact,
  outcome,
  summary,
  race: () => 'none',
  pawTarget: () => undefined,
  reveals,
  wire,
};
