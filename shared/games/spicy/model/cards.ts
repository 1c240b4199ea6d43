/** The 100 cards: what can be printed on one, and what can be said about one. */

import type { KnownCard as KnownCardOf } from '../../../table/cards.ts';

export const SPICES = ['chili', 'wasabi', 'pepper'] as const;
export type Spice = (typeof SPICES)[number];

export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type CardNumber = (typeof NUMBERS)[number];

/** A stack starts, and starts over after a 10, with one of these (R7, R9). */
export const HIGHEST_START = 3;
export const HIGHEST_NUMBER = 10;

export type Face =
  | { readonly kind: 'spice'; readonly spice: Spice; readonly number: CardNumber }
  | { readonly kind: 'wildSpice' }
  | { readonly kind: 'wildNumber' };

export type KnownCard = KnownCardOf<Face>;

/** What is said when a card is laid. It need not be true (R6). */
export type Declaration = { readonly number: CardNumber; readonly spice: Spice };

/** What can be wrong with a declaration. */
export const TRAITS = ['number', 'spice'] as const;
export type Trait = (typeof TRAITS)[number];

const COPIES_OF_A_SPICE = 3;
const COPIES_OF_A_WILD = 5;

export const DECLARATIONS: readonly Declaration[] = SPICES.flatMap((spice) =>
  NUMBERS.map((number) => ({ number, spice })),
);

/** Every different face once. */
export const FACES: readonly Face[] = [
  ...DECLARATIONS.map(({ number, spice }): Face => ({ kind: 'spice', spice, number })),
  { kind: 'wildSpice' },
  { kind: 'wildNumber' },
];

/** Every card of the box. */
export const ALL_CARDS: readonly Face[] = FACES.flatMap((face) =>
  Array<Face>(face.kind === 'spice' ? COPIES_OF_A_SPICE : COPIES_OF_A_WILD).fill(face),
);

export const declarationPlace = ({ number, spice }: Declaration): number =>
  SPICES.indexOf(spice) * NUMBERS.length + number - 1;

export function facePlace(face: Face): number {
  if (face.kind === 'spice') return declarationPlace(face);
  return face.kind === 'wildSpice' ? DECLARATIONS.length : DECLARATIONS.length + 1;
}
