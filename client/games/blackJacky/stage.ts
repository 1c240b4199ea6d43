/** Black Jacky on the stage. Loaded with the table, never with the lobby. */

import type { JackyEvent, JackyState, JackyView } from '../../../shared/games/blackJacky/model/model.ts';
import { SHOWING } from '../../../shared/games/blackJacky/shows.ts';
import type { Language } from '../../../shared/table/talk.ts';
import type { GameStage } from '../gameStage.ts';
import { wording } from '../stageWords.ts';
import { BLACK_JACKY_DECK } from './faces/blackJackyFaces.ts';
import { opened } from './opened.ts';
import { spiciness } from './reckoning.ts';
import { SALOON } from './room/saloon.ts';
import { script } from './script.ts';
import { sound } from './sound.ts';
import { emptyTable, tableau } from './tableau.ts';
import type { JackyStageWords } from './words/en.ts';
import { ZONES } from './zones.ts';

const WORDS: { readonly [language in Language]: () => Promise<JackyStageWords> } = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const stage: GameStage<JackyEvent, JackyView> = {
  room: SALOON,
  deck: BLACK_JACKY_DECK,
  zones: ZONES,
  sound,
  tableau,
  emptyTable,
  opened: (table, state) => opened(table, state as JackyState),
  script,
  showing: SHOWING,
  words: async (language) => wording(await WORDS[language]()),
  spiciness,
};
