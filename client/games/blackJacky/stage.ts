/** Black Jacky on the stage. Loaded with the table, never with the lobby. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { JackyEvent, JackyState, JackyView } from '../../../shared/games/blackJacky/model/model.ts';
import { SHOWING } from '../../../shared/games/blackJacky/shows.ts';
import type { ByLanguage } from '../../../shared/table/talk.ts';
import { type OpenPile, withGlass } from '../../choreography/opened.ts';
import { hand, shared } from '../../choreography/place.ts';
import type { Tableau } from '../../choreography/tableau.ts';
import type { GameStage } from '../gameStage.ts';
import { wording } from '../stageWords.ts';
import { mouse } from './cells.ts';
import { BLACK_JACKY_DECK } from './faces/blackJackyFaces.ts';
import { spiciness } from './reckoning.ts';
import { repertoire } from './repertoire.ts';
import { SALOON } from './room/saloon.ts';
import { script } from './script.ts';
import { sound } from './sound.ts';
import { emptyTable, tableau } from './tableau.ts';
import type { JackyStageWords } from './words/en.ts';
import { ZONES } from './zones.ts';

const WORDS: ByLanguage<() => Promise<JackyStageWords>> = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const stage: GameStage<JackyEvent, JackyView> = {
  room: SALOON,
  deck: BLACK_JACKY_DECK,
  zones: ZONES,
  repertoire,
  sound,
  tableau,
  emptyTable,
  opened: (table, state) => opened(table, state as JackyState),
  script,
  showing: SHOWING,
  words: async (language) => wording(await WORDS[language]()),
  spiciness,
};

function opened(tableau: Tableau, { cats, pile }: JackyState): Tableau {
  const cardsOf = (cards: JackyState['pile']): OpenPile['cards'] =>
    cards.map((card) => ({ ...mouse(card), id: card.id }));
  return withGlass(tableau, [
    { place: shared('drawDeck'), cards: cardsOf(pile) },
    ...cats.map((cat, seat) => ({ place: hand(seat as Seat), cards: cardsOf(cat.hand) })),
  ]);
}
