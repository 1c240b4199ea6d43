import { listsOf } from '../../../../table/texts/wording.ts';
import type { JackyChapterWords } from '../chapters.ts';

const list = listsOf('de');

export const de: JackyChapterWords = {
  reckoning: (round) => `Die Abrechnung von Runde ${round}`,
  paid: (round, names) => `Runde ${round}: ein Herz von ${list(names)}`,
  nobodyPaid: (round) => `Runde ${round}: niemand verliert ein Herz`,
  blackHeart: (name) => `Ein schwarzes Herz für ${name}`,
  anyBlackHeart: 'Ein schwarzes Herz wird vergeben',
  showdown: (one, other) => `Showdown: ${one} gegen ${other}`,
  anyShowdown: 'Showdown',
  out: (name) => `${name} ist draußen`,
  over: 'Das Ende der Partie',
};
