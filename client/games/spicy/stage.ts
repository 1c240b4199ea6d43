/** Spicy on the stage. Loaded with the table, never with the lobby. */

import './spices.css';
import type { Seat } from '../../../shared/engine/game.ts';
import type { SpicyEvent, SpicyState, SpicyView } from '../../../shared/games/spicy/index.ts';
import { judge } from '../../../shared/games/spicy/rules/verdict.ts';
import { SHOWING } from '../../../shared/games/spicy/shows.ts';
import type { ByLanguage } from '../../../shared/table/talk.ts';
import { type OpenPile, withGlass } from '../../choreography/opened.ts';
import { before, hand, shared } from '../../choreography/place.ts';
import type { Tableau } from '../../choreography/tableau.ts';
import type { GameStage } from '../gameStage.ts';
import { wording } from '../stageWords.ts';
import { truth } from './captions.ts';
import { sidesOf } from './cells.ts';
import { SPICY_DECK } from './faces/spicyFaces.ts';
import { repertoire } from './repertoire.ts';
import { spiciness } from './reveal.ts';
import { DEN } from './room/den.ts';
import { script } from './script.ts';
import { sound } from './sound.ts';
import { emptyTable, tableau } from './tableau.ts';
import type { SpicyStageWords } from './words/en.ts';
import { ZONES } from './zones.ts';

const WORDS: ByLanguage<() => Promise<SpicyStageWords>> = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const stage: GameStage<SpicyEvent, SpicyView> = {
  room: DEN,
  deck: SPICY_DECK,
  zones: ZONES,
  repertoire,
  sound,
  tableau,
  emptyTable,
  opened: (table, state) => opened(table, state as SpicyState),
  script,
  showing: SHOWING,
  words: async (language) => wording(await WORDS[language]()),
  spiciness,
};

export function opened(tableau: Tableau, state: SpicyState): Tableau {
  const { faces, deck, drawn, hands, won, stack, phase } = state;
  const cardsOf = (ids: readonly number[]): OpenPile['cards'] =>
    ids.flatMap((id) => {
      const face = faces[id];
      return face === undefined ? [] : [{ ...sidesOf(face), id: id as OpenPile['cards'][number]['id'] }];
    });
  const over = phase.kind === 'over';
  const glass = withGlass(tableau, [
    // The next one lies on top.
    { place: shared('drawDeck'), cards: cardsOf(deck.slice(drawn).toReversed()) },
    { place: shared('stack'), cards: cardsOf(stack.flatMap(({ id, extras }) => [...extras, id])) },
    ...hands.map((ids, seat) => ({
      place: over ? before(seat as Seat, 'laidRow') : hand(seat as Seat),
      cards: cardsOf(ids),
    })),
    ...won.map((ids, seat) => ({ place: before(seat as Seat, 'wonPile'), cards: cardsOf(ids) })),
  ]);
  const top = stack.at(-1);
  const face = top === undefined ? undefined : faces[top.id];
  if (top === undefined || face === undefined || over) return glass;
  const { numberRight, spiceRight } = judge(state.rules.spiceItUp, face, top.declare, 'number');
  const said = { words: truth(top.declare, face, numberRight && spiceRight), tone: 'said' as const };
  return { ...glass, captions: { ...glass.captions, said: { ...glass.captions.said, [top.seat]: said } } };
}
