/** The pieces that views and events of Spicy are packed of. */

import { type Codec, int, list, mapped, oneOf, record } from '../../../engine/codec.ts';
import type { Seat } from '../../../engine/game.ts';
import { numbers } from '../../../engine/packedText.ts';
import { type CardId, cardId, cardIdCodec } from '../../../table/cards.ts';
import {
  ALL_CARDS,
  DECLARATIONS,
  type Declaration,
  declarationPlace,
  FACES,
  type Face,
  facePlace,
  type KnownCard,
} from '../model/cards.ts';
import type { LaidCard } from '../model/stack.ts';
import { END_REASONS, MANNERS, SEATS, TROPHIES } from '../model/terms.ts';
import { SPICE_IT_UP, type SpiceItUp } from '../rules/spiceItUp/names.ts';

const CARDS = ALL_CARDS.length;
const MOST_POINTS = CARDS + TROPHIES * 10;

export const aSeat = int<Seat>(0, SEATS.max - 1);
export const cardCount = int(0, CARDS);
export const anId = cardIdCodec(CARDS - 1);
export const aFace = mapped(int(0, FACES.length - 1), facePlace, (place) => FACES[place] as Face);
export const aDeclaration = mapped(
  int(0, DECLARATIONS.length - 1),
  declarationPlace,
  (place) => DECLARATIONS[place] as Declaration,
);

/** Which of the six are in force, one bit each. */
const someSpiceItUp = mapped<readonly SpiceItUp[], number>(
  int(0, 2 ** SPICE_IT_UP.length - 1),
  (names) => names.reduce((bits, name) => bits | (1 << SPICE_IT_UP.indexOf(name)), 0),
  (bits) => SPICE_IT_UP.filter((_, place) => bits & (1 << place)),
);

export const rulesFields = {
  seats: int(SEATS.min, SEATS.max),
  manners: oneOf(MANNERS),
  spiceItUp: someSpiceItUp,
};

/** The parts add up to the points: won cards 1 each, trophies 10 each, hand cards -1 each (R28). */
export const anEnding = record({
  reason: oneOf(END_REASONS),
  winners: list(aSeat, SEATS.max),
  scores: list(
    record({
      seat: aSeat,
      points: int(-CARDS, MOST_POINTS),
      parts: record({ cards: cardCount, trophies: int(0, TROPHIES * 10), hand: int(-CARDS, 0) }),
    }),
    SEATS.max,
  ),
});

export const someFaces = mapped<readonly Face[], readonly number[]>(
  numbers(FACES.length),
  (faces) => faces.map(facePlace),
  (places) => places.map((place) => FACES[place] as Face),
);

export const someIds = mapped<readonly CardId[], readonly number[]>(
  numbers(CARDS),
  (ids) => ids,
  (places) => places.map(cardId),
);

/** Cards whose faces the viewer knows: an id and a face in one number. */
export const aHand = mapped<readonly KnownCard[], readonly number[]>(
  numbers(CARDS * FACES.length),
  (hand) => hand.map(({ id, face }) => id * FACES.length + facePlace(face)),
  (packed) =>
    packed.map((value) => ({
      kind: 'known',
      id: cardId(Math.floor(value / FACES.length)),
      face: FACES[value % FACES.length] as Face,
    })),
);

const LAID_KINDS = CARDS * SEATS.max * DECLARATIONS.length * 4;
const noneLeft = int(0, 0);

/** One number for each card from the bottom to the top; extras come, as they lie, before the card that they lie under. */
const stackNumbers = numbers(LAID_KINDS + CARDS);
export const aStack: Codec<readonly LaidCard[]> = {
  pack: (stack) =>
    stackNumbers.pack(stack.flatMap((laid) => [...laid.extras.map((id) => LAID_KINDS + id), laidNumber(laid)])),
  unpack(packed, field) {
    const stack: LaidCard[] = [];
    let extras: CardId[] = [];
    for (const value of stackNumbers.unpack(packed, field)) {
      if (value >= LAID_KINDS) extras.push(cardId(value - LAID_KINDS));
      else {
        stack.push(laidCard(value, extras));
        extras = [];
      }
    }
    noneLeft.unpack(extras.length, `${field}.extrasOnTop`);
    return stack;
  },
};

function laidNumber({ id, seat, declare, copy, last }: LaidCard): number {
  const who = (id * SEATS.max + seat) * DECLARATIONS.length + declarationPlace(declare);
  return who * 4 + (copy ? 2 : 0) + (last ? 1 : 0);
}

function laidCard(value: number, extras: readonly CardId[]): LaidCard {
  const who = Math.floor(value / 4);
  const card = Math.floor(who / DECLARATIONS.length);
  return {
    id: cardId(Math.floor(card / SEATS.max)),
    seat: (card % SEATS.max) as Seat,
    declare: DECLARATIONS[who % DECLARATIONS.length] as Declaration,
    copy: (value & 2) !== 0,
    last: (value & 1) !== 0,
    extras,
  };
}
