/** The 36 mouse cards and how they are named. */

import { cardId, type KnownCard, type SeenCard, type UnseenCard } from '../../../table/cards.ts';

export const FACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** The number of a mouse card, and with it its trick. */
export type Face = (typeof FACES)[number];

/** A card whose face is known. States, events and views share the same objects: nothing is copied on the way to a viewer. */
export type Card = KnownCard<Face>;
export type Unseen = UnseenCard;
export type Seen = SeenCard<Face>;

/** One 1, two 2s, three 3s ... eight 8s. */
export const DECK: readonly Face[] = FACES.flatMap((face) => Array.from({ length: face }, () => face));
export const DECK_SIZE = DECK.length;

/**
 * Far more ids than cards. A card that vanishes from sight (into the pile, or from the discard pile or another hand into a
 * hand) comes back under an id that was not seen in this round: an old one would tell where the card has been.
 */
export const ID_RANGE = 160;

/** Every card under every id, made once: rounds are dealt by the thousand and would make 36 new ones each. */
const CARDS: readonly Card[] = Array.from({ length: ID_RANGE * FACES.length }, (_, place) => ({
  kind: 'known',
  id: cardId(Math.floor(place / FACES.length)),
  face: FACES[place % FACES.length] as Face,
}));

/** A card's place among all that there can be, which is also how it travels. */
export const placeOf = ({ id, face }: Card): number => id * FACES.length + face - 1;

export function cardAt(place: number): Card {
  const found = CARDS[place];
  if (found === undefined) throw new Error(`No card at ${place}`);
  return found;
}

export const card = (id: number, face: Face): Card => cardAt(id * FACES.length + face - 1);

export const UNSEEN: Unseen = { kind: 'unseen' };

/** Lists of unseen cards by length: every view needs several, and all of the same length are alike. */
const unseenLists: readonly (readonly Unseen[])[] = Array.from({ length: DECK_SIZE + 1 }, (_, length) =>
  Array.from({ length }, () => UNSEEN),
);

export function unseen(count: number): readonly Unseen[] {
  const cards = unseenLists[count];
  if (cards === undefined) throw new Error(`There are no ${count} cards`);
  return cards;
}

/** The face-up form of a card in a true event. Events that were redacted cannot be folded. */
export function known(seen: Seen): Card {
  if (seen.kind !== 'known') throw new Error('A redacted event has no place in a state');
  return seen;
}

export function allKnown(cards: readonly Seen[]): readonly Card[] {
  for (const each of cards) known(each);
  return cards as readonly Card[];
}
