/** Views and events of Fib, each described once: how it travels and is stored, and, for the compiler, what it is. */

import { bool, type Codec, int, list, oneOf, record, union } from '../../../../../shared/engine/codec.ts';
import type { Outcome, Seat } from '../../../../../shared/engine/game.ts';
import { aViewer, cardIdCodec, seenCard } from '../../../../../shared/table/cards.ts';
import { CARDS, NUMBERS, SEATS } from './terms.ts';

const aSeat = int<Seat>(0, SEATS.max - 1);
const anId = cardIdCodec(CARDS - 1);
const aNumber = oneOf(NUMBERS);
const count = int(0, CARDS);
const counts = list(count, SEATS.max);

const outcome: Codec<Outcome> = record({
  reason: oneOf(['allLaid']),
  winners: list(aSeat, SEATS.max),
  scores: list(record({ seat: aSeat, points: int(-CARDS, 0), parts: record({ taken: int(-CARDS, 0) }) }), SEATS.max),
});

/** What everybody sees. */
export const board = {
  phase: union('kind', {
    dealing: {},
    turn: { id: int(0, 1000), seat: aSeat },
    over: { outcome },
  }),
  /** Each card with what was said about it, from the bottom to the top. */
  pile: list(record({ id: anId, seat: aSeat, number: aNumber }), CARDS),
};

const view = record({
  viewer: aViewer,
  ...board,
  hand: list(union('kind', { known: { id: anId, face: aNumber } }), CARDS),
  handSizes: counts,
  /** How many cards each seat had to take. */
  taken: counts,
});

const event = union('type', {
  matchStarted: { seats: int(SEATS.min, SEATS.max), short: bool, starter: aSeat },
  /** By card id; nobody at the table knows them. */
  deckShuffled: { faces: list(aNumber, CARDS) },
  cardsDealt: { hands: list(list(seenCard(anId, aNumber), CARDS), SEATS.max) },
  turnStarted: { seat: aSeat },
  cardLaid: { seat: aSeat, card: anId, number: aNumber },
  leftStanding: { seat: aSeat },
  cardRevealed: { owner: aSeat, caller: aSeat, face: aNumber, number: aNumber, loser: aSeat },
  pileTaken: { seat: aSeat, cards: count },
  matchEnded: { outcome },
});

export const codecs = { view, event };
