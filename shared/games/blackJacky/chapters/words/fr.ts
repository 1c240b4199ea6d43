import { listsOf, ofName } from '../../../../table/texts/wording.ts';
import type { JackyChapterWords } from '../chapters.ts';

const list = listsOf('fr');

export const fr: JackyChapterWords = {
  reckoning: (round) => `Les comptes de la manche ${round}`,
  paid: (round, names) => `Manche ${round} : un cœur ${list(names.map(ofName))}`,
  nobodyPaid: (round) => `Manche ${round} : personne ne perd de cœur`,
  blackHeart: (name) => `Un cœur noir pour ${name}`,
  anyBlackHeart: 'Un cœur noir est donné',
  showdown: (one, other) => `Duel final : ${one} contre ${other}`,
  anyShowdown: 'Duel final',
  out: (name) => `${name} est hors jeu`,
  over: 'La fin de la partie',
};
