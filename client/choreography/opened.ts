/** A table whose hidden cards are of glass. */

import type { CardId } from '../../shared/table/cards.ts';
import { type Place, placeKey } from './place.ts';
import type { CardSides, Tableau } from './tableau.ts';

/** What truly lies there, in the order of the pile. */
export interface OpenPile {
  readonly place: Place;
  readonly cards: readonly (CardSides & { readonly id: CardId })[];
}

/** Lays these cards of glass where the table has as many hidden ones. */
export function withGlass(tableau: Tableau, open: readonly OpenPile[]): Tableau {
  const known = new Map(open.map((pile) => [placeKey(pile.place), pile.cards]));
  const piles = tableau.piles.map((pile) => {
    const cards = known.get(placeKey(pile.place));
    if (cards === undefined || cards.length !== pile.cards.length) return pile;
    return {
      ...pile,
      cards: pile.cards.map((card, index) => {
        const { front = card.front, back = card.back, id } = cards[index] ?? {};
        return { ...card, front, back, glass: true, ...(id === undefined ? {} : { id }) };
      }),
    };
  });
  return { ...tableau, piles };
}
