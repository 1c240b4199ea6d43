import { listsOf } from '../../../../table/texts/wording.ts';
import type { JackyChapterWords } from '../chapters.ts';

const list = listsOf('en');

export const en: JackyChapterWords = {
  reckoning: (round) => `The reckoning of round ${round}`,
  paid: (round, names) => `Round ${round}: a heart from ${list(names)}`,
  nobodyPaid: (round) => `Round ${round}: nobody loses a heart`,
  blackHeart: (name) => `A black heart for ${name}`,
  anyBlackHeart: 'A black heart is given',
  showdown: (one, other) => `Showdown: ${one} against ${other}`,
  anyShowdown: 'Showdown',
  out: (name) => `${name} is out`,
  over: 'The end of the match',
};
