/** How cards travel: as text of two characters each. A view holds dozens, and brackets and commas would be most of it. */

import { type Codec, int, text } from '../../engine/codec.ts';
import { type Card, cardAt, DECK_SIZE, FACES, ID_RANGE, placeOf, type Seen, UNSEEN, unseen } from './cards.ts';

const UNSEEN_CODE = ID_RANGE * FACES.length;
const BASE = 36;
const WIDTH = 2;

const code = int(0, UNSEEN_CODE);
const knownCode = int(0, UNSEEN_CODE - 1);
const count = int(0, DECK_SIZE);
const codes = text(DECK_SIZE * WIDTH);

const toCode = (seen: Seen): number => (seen.kind === 'known' ? placeOf(seen) : UNSEEN_CODE);

/** A card that everybody sees. */
export const openCard: Codec<Card> = {
  pack: toCode,
  unpack: (packed, field) => cardAt(knownCode.unpack(packed, field)),
};

/** A card that its viewer may not know. */
export const seenCard: Codec<Seen> = {
  pack: toCode,
  unpack(packed, field) {
    const value = code.unpack(packed, field);
    return value === UNSEEN_CODE ? UNSEEN : cardAt(value);
  },
};

/** Cards that are all unseen are a mere number. */
export const seenCards: Codec<readonly Seen[]> = {
  pack: (cards) => (cards.every(({ kind }) => kind === 'unseen') ? cards.length : write(cards)),
  unpack(packed, field) {
    if (typeof packed === 'number') return unseen(count.unpack(packed, field));
    return read(packed, field).map((value, place) => seenCard.unpack(value, `${field}[${place}]`));
  },
};

export const openCards: Codec<readonly Card[]> = {
  pack: write,
  unpack: (packed, field) => read(packed, field).map((value, place) => openCard.unpack(value, `${field}[${place}]`)),
};

function write(cards: readonly Seen[]): string {
  let written = '';
  for (const each of cards) written += toCode(each).toString(BASE).padStart(WIDTH, '0');
  return written;
}

/** Not a number where a character is no digit: the range check of the card stops it. */
function read(packed: unknown, field: string): readonly number[] {
  const written = codes.unpack(packed, field);
  const length = count.unpack(written.length / WIDTH, `${field}.length`);
  return Array.from({ length }, (_, place) => {
    const digits = written.slice(place * WIDTH, (place + 1) * WIDTH);
    return /^[0-9a-z]+$/.test(digits) ? Number.parseInt(digits, BASE) : Number.NaN;
  });
}
