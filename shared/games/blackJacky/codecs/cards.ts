/** How cards travel: one as a number, several as text. A view holds dozens, and brackets and commas would be most of it. */

import { type Codec, int, mapped } from '../../../engine/codec.ts';
import { numbers } from '../../../engine/packedText.ts';
import { type Card, cardAt, DECK_SIZE, FACES, ID_RANGE, placeOf, type Seen, UNSEEN, unseen } from '../model/cards.ts';

const UNSEEN_CODE = ID_RANGE * FACES.length;

const count = int(0, DECK_SIZE);
const codes = numbers(UNSEEN_CODE + 1);

const toCode = (seen: Seen): number => (seen.kind === 'known' ? placeOf(seen) : UNSEEN_CODE);
const toSeen = (code: number): Seen => (code === UNSEEN_CODE ? UNSEEN : cardAt(code));

/** A card that everybody sees. */
export const openCard: Codec<Card> = mapped(int(0, UNSEEN_CODE - 1), placeOf, cardAt);

export const openCards: Codec<readonly Card[]> = mapped(
  numbers(UNSEEN_CODE),
  (cards) => cards.map(placeOf),
  (places) => places.map(cardAt),
);

/** A card that its viewer may not know. */
export const seenCard: Codec<Seen> = mapped(int(0, UNSEEN_CODE), toCode, toSeen);

/** Cards that are all unseen are a mere number. */
export const seenCards: Codec<readonly Seen[]> = {
  pack: (cards) => (cards.every(({ kind }) => kind === 'unseen') ? cards.length : codes.pack(cards.map(toCode))),
  unpack: (packed, field) =>
    typeof packed === 'number' ? unseen(count.unpack(packed, field)) : codes.unpack(packed, field).map(toSeen),
};
