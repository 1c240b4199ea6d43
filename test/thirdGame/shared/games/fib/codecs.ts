/** How views and events of Fib travel and are stored. */

import { bool, type Codec, int, list, oneOf, record, union } from '../../../../../shared/engine/codec.ts';
import type { Outcome, Seat, Viewer } from '../../../../../shared/engine/game.ts';
import { cardIdCodec, seenCard } from '../../../../../shared/table/cards.ts';
import { CARDS, type FibEvent, type FibView, type Laid, NUMBERS, type Phase, SEATS } from './model.ts';

const aSeat = int<Seat>(0, SEATS.max - 1);
const anId = cardIdCodec(CARDS - 1);
const aNumber = oneOf(NUMBERS);
const count = int(0, CARDS);
const counts = list(count, SEATS.max);
const cards = list(seenCard(anId, aNumber), CARDS);

const outcome: Codec<Outcome> = record({
  reason: oneOf(['allLaid']),
  winners: list(aSeat, SEATS.max),
  scores: list(record({ seat: aSeat, points: int(-CARDS, 0), parts: record({ taken: int(-CARDS, 0) }) }), SEATS.max),
});

const phase: Codec<Phase> = union('kind', {
  dealing: {},
  turn: { id: int(0, 1000), seat: aSeat },
  over: { outcome },
});

const laid: Codec<Laid> = record({ id: anId, seat: aSeat, number: aNumber });

const view: Codec<FibView> = record({
  viewer: oneOf([0, 1, 2, 3, 4, 5, 'watcher']) as Codec<Viewer>,
  phase,
  pile: list(laid, CARDS),
  hand: cards as Codec<FibView['hand']>,
  handSizes: counts,
  taken: counts,
});

const event: Codec<FibEvent> = union('type', {
  matchStarted: { seats: int(SEATS.min, SEATS.max), short: bool, starter: aSeat },
  deckShuffled: { faces: list(aNumber, CARDS) },
  cardsDealt: { hands: list(cards, SEATS.max) },
  turnStarted: { seat: aSeat },
  cardLaid: { seat: aSeat, card: anId, number: aNumber },
  leftStanding: { seat: aSeat },
  cardRevealed: { owner: aSeat, caller: aSeat, face: aNumber, number: aNumber, loser: aSeat },
  pileTaken: { seat: aSeat, cards: count },
  matchEnded: { outcome },
});

export const codecs = { view, event };
