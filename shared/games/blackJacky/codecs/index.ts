/** How views and events of Black Jacky travel and are stored. */

import { bool, type Codec, int, list, mapped, maybe, once, oneOf, record, union } from '../../../engine/codec.ts';
import { cardIdCodec } from '../../../table/cards.ts';
import { DECK_SIZE, ID_RANGE, type Unseen, unseen } from '../model/cards.ts';
import {
  DECIDERS,
  DRAW_REASONS,
  type JackyEvent,
  type JackyView,
  LOSS_REASONS,
  type PhaseView,
  type Reckoning,
  SEATS,
  SOURCES,
} from '../model/model.ts';
import { openCard, openCards, seenCard, seenCards } from './cards.ts';
import {
  aSeat,
  catView,
  hearts,
  options,
  outcome,
  pair,
  pairOf,
  round,
  seatCount,
  seatOrNone,
  seats,
  tenths,
  viewer,
} from './parts.ts';

const turns = int(0, SEATS.max);
const decider = oneOf(DECIDERS);

const phase: Codec<PhaseView> = union('kind', {
  dealing: {},
  tipping: { tippers: seats },
  turn: { seat: aSeat, trickPlayed: bool },
  giving: { trickster: aSeat, seats: pair, chosen: seats, mine: maybe(cardIdCodec(ID_RANGE - 1)) },
  over: { outcome },
});

const pile: Codec<readonly Unseen[]> = mapped(int(0, DECK_SIZE), (cards) => cards.length, unseen);

const view: Codec<JackyView> = record({
  viewer,
  quickDuel: bool,
  round,
  starter: aSeat,
  phase,
  cats: list(catView, SEATS.max),
  pile,
  discard: once(openCards),
  plusOne: seatOrNone,
  firstKnock: seatOrNone,
  roundEnding: bool,
});

const reckoning: Codec<Reckoning> = record({
  seat: aSeat,
  hand: openCards,
  laid: openCards,
  plusOne: bool,
  sum: tenths,
});

const event: Codec<JackyEvent> = once(
  union('type', {
    matchStarted: { options, seats: seatCount, hearts, starter: aSeat },
    roundStarted: { round, starter: aSeat, tippers: seats },
    tipMade: { seat: aSeat, on: aSeat, by: decider },
    deckShuffled: { pile: seenCards },
    cardsDealt: { hands: list(seenCards, SEATS.max) },
    firstCardTurned: { card: openCard },
    turnStarted: { seat: aSeat, last: bool },
    trickLaid: { seat: aSeat, card: openCard, targets: seats, effect: bool, worth: tenths },
    roundEnding: { seat: aSeat },
    knocksUndone: { seat: aSeat, knockers: seats },
    exchangeOpened: { seat: aSeat, seats: pair },
    cardGiven: { seat: aSeat, card: seenCard, by: decider },
    cardsExchanged: { trickster: aSeat, seats: pair, given: pairOf(seenCard), received: pairOf(seenCard) },
    cardDrawn: { seat: aSeat, card: seenCard, reason: oneOf(DRAW_REASONS) },
    plusOnePlaced: { seat: aSeat, from: seatOrNone },
    pileCardTurned: { card: openCard },
    cardSwapped: { seat: aSeat, aside: openCard, from: oneOf(SOURCES), picked: maybe(openCard), taken: seenCard },
    knocked: { seat: aSeat, first: bool, turnsLeft: turns, by: decider },
    pileReshuffled: { pile: seenCards },
    reckoned: { round, cats: list(reckoning, SEATS.max), why: oneOf(LOSS_REASONS), losers: seats },
    heartLost: { seat: aSeat, black: bool, left: hearts },
    wantedPosted: { seat: aSeat },
    catOutForGood: { seat: aSeat },
    tipPaid: { seat: aSeat, on: aSeat, right: bool },
    blackHeartGiven: { seat: aSeat },
    showdown: { seats: pair, out: seats },
    matchEnded: { outcome },
  }),
);

export const codecs = { view, event };
