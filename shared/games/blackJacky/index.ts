/** Black Jacky as the table knows it. */

import { defineGame } from '../../engine/game.ts';
import { codecs } from './codecs/index.ts';
import { guessing } from './gallery/guessing.ts';
import { isHot } from './gallery/isHot.ts';
import { moment } from './gallery/moment.ts';
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
import { choices } from './rules/choices.ts';
import { decide } from './rules/decide.ts';
import { evolve } from './rules/evolve.ts';
import { setup } from './rules/setup.ts';
import { CLOCKS, outcome, summary, window } from './rules/table.ts';
import { redact, viewFor } from './rules/view.ts';
import { SHOWING } from './shows.ts';
import { tally } from './tally.ts';

export const blackJacky = defineGame<JackyOptions, JackyState, JackyCommand, JackyEvent, JackyView>({
  id: 'blackJacky',
  version: 1,
  seats: SEATS,
  clocks: CLOCKS,
  samples: [{}, { quickDuel: true }],
  parseOptions,
  parseCommand,
  setup,
  decide,
  evolve,
  choices,
  window,
  viewFor,
  redact,
  outcome,
  summary,
  ...SHOWING,
  moment,
  isHot,
  guessing,
  tally,
  codecs,
});
