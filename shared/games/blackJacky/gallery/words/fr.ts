import type { GalleryWords } from '../../../../table/texts/galleryWords.ts';
import { listsOf } from '../../../../table/texts/wording.ts';

const list = listsOf('fr');

export const fr: GalleryWords = {
  titles: {
    reckoning: (names, { round }) => `Manche ${round} : ${list(names)} abattent leurs cartes. Qui est touché ?`,
    duel: (names, { round }) => `Manche ${round}, il n’en reste que deux : ${list(names)} abattent leurs cartes.`,
  },
  questions: { hit: 'Qui perd un cœur ?', bust: 'Qui dépasse ?', lowest: 'Qui a le moins ?' },
  answers: { nobody: 'Personne' },
};
