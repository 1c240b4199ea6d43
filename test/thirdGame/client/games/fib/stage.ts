/** Fib on the stage. */

import type { GameStage } from '../../../../../client/games/gameStage.ts';
import { wording } from '../../../../../client/games/stageWords.ts';
import type { Language } from '../../../../../shared/table/talk.ts';
import type { FibEvent, FibView } from '../../../shared/games/fib/model.ts';
import { SHOWING } from '../../../shared/games/fib/shows.ts';
import { FIB_DECK } from './faces.ts';
import { repertoire } from './repertoire.ts';
import { ATTIC } from './room.ts';
import { script } from './script.ts';
import { emptyTable, tableau } from './tableau.ts';
import type { FibStageWords } from './words/en.ts';
import { ZONES } from './zones.ts';

const WORDS: { readonly [language in Language]: () => Promise<FibStageWords> } = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const stage: GameStage<FibEvent, FibView> = {
  room: ATTIC,
  deck: FIB_DECK,
  zones: ZONES,
  repertoire,
  tableau,
  emptyTable,
  script,
  showing: SHOWING,
  words: async (language) => wording(await WORDS[language]()),
  spiciness(events) {
    return events.find((event) => event.type === 'pileTaken')?.cards;
  },
};
