/** Black Jacky as the table knows it. */

import type { Game } from '../../engine/game.ts';
import { wire } from './codecs/index.ts';
import { parseCommand } from './input/commands.ts';
import { parseOptions } from './input/options.ts';
import {
  type JackyCommand,
  type JackyEvent,
  type JackyOptions,
  type JackyState,
  type JackyView,
  SEATS,
} from './model/model.ts';
import { reveals } from './reveals.ts';
import { choices } from './rules/choices.ts';
import { decide } from './rules/decide.ts';
import { evolve } from './rules/evolve.ts';
import { setup } from './rules/setup.ts';
import { CLOCKS, outcome, summary, window } from './rules/table.ts';
import { redact, viewFor } from './rules/view.ts';

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
