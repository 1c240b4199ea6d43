import type { GalleryWords } from '../../../../table/texts/galleryWords.ts';
import { listsOf } from '../../../../table/texts/wording.ts';

const list = listsOf('nl');

export const nl: GalleryWords = {
  titles: {
    reckoning: (names, { round }) => `Ronde ${round}: ${list(names)} leggen hun kaarten open. Wie is de klos?`,
    duel: (names, { round }) => `Ronde ${round}, nog maar twee: ${list(names)} leggen hun kaarten open.`,
  },
  questions: { hit: 'Wie verliest een hart?', bust: 'Wie gaat eroverheen?', lowest: 'Wie heeft het minst?' },
  answers: { nobody: 'Niemand' },
};
