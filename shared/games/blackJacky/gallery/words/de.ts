import type { GalleryWords } from '../../../../table/texts/galleryWords.ts';
import { listsOf } from '../../../../table/texts/wording.ts';

const list = listsOf('de');

export const de: GalleryWords = {
  titles: {
    reckoning: (names, { round }) => `Runde ${round}: ${list(names)} decken auf. Wen trifft es?`,
    duel: (names, { round }) => `Runde ${round}, nur noch zwei: ${list(names)} decken auf.`,
  },
  questions: { hit: 'Wer verliert ein Herz?', bust: 'Wer überzieht?', lowest: 'Wer hat am wenigsten?' },
  answers: { nobody: 'Niemand' },
};
