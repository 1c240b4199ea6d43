/** What the reveals of Black Jacky are called in the gallery, and what those who watch are asked. */

import { type ByLanguage, byLanguage } from '../../../table/talk.ts';
import type { GalleryWords } from '../../../table/texts/gameWords.ts';
import { listsOf } from '../../../table/texts/wording.ts';

const list = byLanguage(listsOf);

export const GALLERY_WORDS: ByLanguage<GalleryWords> = {
  en: {
    titles: {
      reckoning: (names, { round }) => `Round ${round}: ${list.en(names)} lay their cards down. Who is hit?`,
      duel: (names, { round }) => `Round ${round}, only two are left: ${list.en(names)} lay their cards down.`,
    },
    questions: { hit: 'Who loses a heart?', bust: 'Who busts?', lowest: 'Who is lowest?' },
    answers: { nobody: 'Nobody' },
  },
  de: {
    titles: {
      reckoning: (names, { round }) => `Runde ${round}: ${list.de(names)} decken auf. Wen trifft es?`,
      duel: (names, { round }) => `Runde ${round}, nur noch zwei: ${list.de(names)} decken auf.`,
    },
    questions: { hit: 'Wer verliert ein Herz?', bust: 'Wer hat 21 oder mehr?', lowest: 'Wer hat am wenigsten?' },
    answers: { nobody: 'Niemand' },
  },
  nl: {
    titles: {
      reckoning: (names, { round }) => `Ronde ${round}: ${list.nl(names)} leggen hun kaarten open. Wie is de klos?`,
      duel: (names, { round }) => `Ronde ${round}, nog maar twee: ${list.nl(names)} leggen hun kaarten open.`,
    },
    questions: { hit: 'Wie verliest een hart?', bust: 'Wie heeft 21 of meer?', lowest: 'Wie heeft het minst?' },
    answers: { nobody: 'Niemand' },
  },
  fr: {
    titles: {
      reckoning: (names, { round }) => `Manche ${round} : ${list.fr(names)} abattent leurs cartes. Qui est touché ?`,
      duel: (names, { round }) => `Manche ${round}, il n’en reste que deux : ${list.fr(names)} abattent leurs cartes.`,
    },
    questions: { hit: 'Qui perd un cœur ?', bust: 'Qui dépasse ?', lowest: 'Qui a le moins ?' },
    answers: { nobody: 'Personne' },
  },
};
