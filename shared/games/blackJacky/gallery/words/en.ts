import type { GalleryWords } from '../../../../table/texts/galleryWords.ts';
import { listsOf } from '../../../../table/texts/wording.ts';

const list = listsOf('en');

export const en: GalleryWords = {
  titles: {
    reckoning: (names, { round }) => `Round ${round}: ${list(names)} lay their cards down. Who is hit?`,
    duel: (names, { round }) => `Round ${round}, only two are left: ${list(names)} lay their cards down.`,
  },
  questions: { hit: 'Who loses a heart?', bust: 'Who busts?', lowest: 'Who is lowest?' },
  answers: { nobody: 'Nobody' },
};
