/** Which drawing of the atlas a card of Black Jacky shows on its two sides. */

import type { Card, Seen } from '../../../shared/games/blackJacky/model/cards.ts';
import { SPECIES, type Species } from '../../../shared/table/people/catLook.ts';
import type { CardSides, ShownCard } from '../../choreography/tableau.ts';
import { BLACK_JACKY_CELLS } from './faces/blackJackyFaces.ts';

const { back } = BLACK_JACKY_CELLS;

export const HIDDEN: CardSides = { front: back, back };
export const PLUS_ONE: CardSides = { front: BLACK_JACKY_CELLS.plusOne, back };
/** Red in front, black on the back. */
export const HEART: CardSides = { front: BLACK_JACKY_CELLS.redHeart, back: BLACK_JACKY_CELLS.blackHeart };

/** Of glass, on its card; the last one is black (B31). */
export const heartOf = (black: boolean): ShownCard => ({
  ...HEART,
  up: !black,
  figure: black ? 'blackHeart' : 'heart',
});

export const mouse = ({ face }: Card): CardSides => ({ front: BLACK_JACKY_CELLS.mouse(face), back });

/** Saloon in front, Wanted on the back. */
export function catSides(species: Species | undefined): CardSides {
  const place = species === undefined ? 0 : SPECIES.indexOf(species);
  return { front: BLACK_JACKY_CELLS.saloon(place), back: BLACK_JACKY_CELLS.wanted(place) };
}

export const shown = (card: Seen, up: boolean): ShownCard =>
  card.kind === 'known' ? { ...mouse(card), id: card.id, up } : { ...HIDDEN, up };

/** A card as its step shows it: what it is and under which id, where the viewer knows. */
export function knownSides(card: Seen): Pick<ShownCard, 'id'> & { readonly sides?: CardSides } {
  return card.kind === 'known' ? { sides: mouse(card), id: card.id } : {};
}
