/** Spicy on the stage. Loaded with the table, never with the lobby. */

import './spices.css';
import type { SpicyEvent, SpicyState, SpicyView } from '../../../shared/games/spicy/index.ts';
import { SHOWING } from '../../../shared/games/spicy/shows.ts';
import type { Language } from '../../../shared/table/talk.ts';
import type { GameStage } from '../gameStage.ts';
import { wording } from '../stageWords.ts';
import { SPICY_DECK } from './faces/spicyFaces.ts';
import { opened } from './opened.ts';
import { spiciness } from './reveal.ts';
import { DEN } from './room/den.ts';
import { script } from './script.ts';
import { sound } from './sound.ts';
import { emptyTable, tableau } from './tableau.ts';
import type { SpicyStageWords } from './words/en.ts';
import { ZONES } from './zones.ts';

const WORDS: { readonly [language in Language]: () => Promise<SpicyStageWords> } = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const stage: GameStage<SpicyEvent, SpicyView> = {
  room: DEN,
  deck: SPICY_DECK,
  zones: ZONES,
  sound,
  tableau,
  emptyTable,
  opened: (table, state) => opened(table, state as SpicyState),
  script,
  showing: SHOWING,
  words: async (language) => wording(await WORDS[language]()),
  spiciness,
};
