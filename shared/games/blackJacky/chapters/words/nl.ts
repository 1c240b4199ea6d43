import { listsOf } from '../../../../table/texts/wording.ts';
import type { JackyChapterWords } from '../chapters.ts';

const list = listsOf('nl');

export const nl: JackyChapterWords = {
  reckoning: (round) => `De afrekening van ronde ${round}`,
  paid: (round, names) => `Ronde ${round}: een hart van ${list(names)}`,
  nobodyPaid: (round) => `Ronde ${round}: niemand verliest een hart`,
  blackHeart: (name) => `Een zwart hart voor ${name}`,
  anyBlackHeart: 'Er wordt een zwart hart gegeven',
  showdown: (one, other) => `Showdown: ${one} tegen ${other}`,
  anyShowdown: 'Showdown',
  out: (name) => `${name} ligt eruit`,
  over: 'Het einde van het spel',
};
