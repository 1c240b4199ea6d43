/** Black Jacky as the table knows it. */

import { defineGame } from '../../engine/game.ts';
import { codecs } from './codecs/index.ts';
import { guessing } from './gallery/guessing.ts';
import { isHot, moment } from './gallery/moment.ts';
import { parseCommand, parseOptions } from './input.ts';
import type { JackyCommand, JackyEvent, JackyOptions, JackyState, JackyView } from './model/model.ts';
import { SEATS } from './model/terms.ts';
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
