/** Which drawing of the atlas a card of Spicy shows on its two sides. */

import type { Face } from '../../../shared/games/spicy/model/cards.ts';
import { SPICE_IT_UP, type SpiceItUp } from '../../../shared/games/spicy/rules/spiceItUp/names.ts';
import type { SeenCard } from '../../../shared/table/cards.ts';
import type { CardSides, ShownCard } from '../../choreography/tableau.ts';
import type { Figure } from '../../choreography/vocabulary.ts';
import { SPICY_CELLS } from './faces/spicyFaces.ts';

const { back } = SPICY_CELLS;
export const BACK = back;

export const HIDDEN: CardSides = { front: back, back };
export const TROPHY: CardSides = { front: SPICY_CELLS.trophy, back };
/** On the trophies that a seat has won: another cup for its first, its second, its third. */
const CUPS: readonly Figure[] = ['grandCup', 'goblet', 'bowl'];
export const cupOf = (order: number): Figure => CUPS[order % CUPS.length] as Figure;

export const WORLDS_END: CardSides = { front: SPICY_CELLS.worldsEnd, back };

export function sidesOf(face: Face): CardSides {
  if (face.kind === 'spice') return { front: SPICY_CELLS.spice(face.spice, face.number), back };
  return { front: face.kind === 'wildSpice' ? SPICY_CELLS.wildSpice : SPICY_CELLS.wildNumber, back };
}

export const ruleSides = (name: SpiceItUp): CardSides => ({ front: SPICY_CELLS.rule(SPICE_IT_UP.indexOf(name)), back });

export const hidden = (count: number): readonly ShownCard[] => Array(count).fill({ ...HIDDEN, up: false });

/** A card as its step shows it: what it is and under which id, where the viewer knows. */
export function knownSides(card: SeenCard<Face>): Pick<ShownCard, 'id'> & { readonly sides?: CardSides } {
  return card.kind === 'known' ? { sides: sidesOf(card.face), id: card.id } : {};
}
