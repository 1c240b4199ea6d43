/** Views and events of Black Jacky, each described once: how it travels and is stored, and, for the compiler, what it is. */

import { bool, type Codec, int, list, mapped, maybe, once, oneOf, record, union } from '../../../engine/codec.ts';
import { aViewer, cardIdCodec } from '../../../table/cards.ts';
import { DECK_SIZE, ID_RANGE, type Unseen, unseen } from '../model/cards.ts';
import { DECIDERS, DRAW_REASONS, LOSS_REASONS, SEATS, SOURCES } from '../model/terms.ts';
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
} from './parts.ts';

const turns = int(0, SEATS.max);
const decider = oneOf(DECIDERS);

const phase = union('kind', {
  /** Between rounds: nobody acts. Never the phase in which a decision ends. */
  dealing: {},
  /** The seats that still have to tip, the next one first (B30). */
  tipping: { tippers: seats },
  turn: { seat: aSeat, trickPlayed: bool },
  /**
   * B13: the trickster's turn rests until both seats named have given a card. `chosen`: who has; `mine`: what the viewer itself has
   * chosen, which is still in its hand.
   */
  giving: { trickster: aSeat, seats: pair, chosen: seats, mine: maybe(cardIdCodec(ID_RANGE - 1)) },
  over: { outcome },
});

const pile: Codec<readonly Unseen[]> = mapped(int(0, DECK_SIZE), (cards) => cards.length, unseen);

const view = record({
  viewer: aViewer,
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

/** What one cat showed (B20). */
const reckoning = record({
  seat: aSeat,
  hand: openCards,
  laid: openCards,
  plusOne: bool,
  sum: tenths,
});

/** Facts, in the order in which they happened. Where a viewer may not know a card, `redact` leaves it unseen. */
const event = once(
  union('type', {
    /** B1, B2. */
    matchStarted: { options, seats: seatCount, hearts, starter: aSeat },
    /** All cards are gathered. `tippers` tip now, in this order (B30). */
    roundStarted: { round, starter: aSeat, tippers: seats },
    tipMade: { seat: aSeat, on: aSeat, by: decider },
    /** All 36 cards under new ids, the top card last (B3). */
    deckShuffled: { pile: seenCards },
    /** By seat, each in the order it got them; none for a cat that is not in. */
    cardsDealt: { hands: list(seenCards, SEATS.max) },
    firstCardTurned: { card: openCard },
    /** `last`: the round was announced to end, this is the cat's only turn left (B7). */
    turnStarted: { seat: aSeat, last: bool },
    /** `worth`: what the card counts from now on (B15, B18). Without an effect nothing else follows (B42). */
    trickLaid: { seat: aSeat, card: openCard, targets: seats, effect: bool, worth: tenths },
    /** B11. */
    roundEnding: { seat: aSeat },
    /** B12: whose knocks were undone, clockwise from the first. */
    knocksUndone: { seat: aSeat, knockers: seats },
    /** B13: both seats now choose. */
    exchangeOpened: { seat: aSeat, seats: pair },
    cardGiven: { seat: aSeat, card: seenCard, by: decider },
    /** In the order of `seats`: what each put down, and what each took up under a new id. The trickster's turn goes on. */
    cardsExchanged: { trickster: aSeat, seats: pair, given: pairOf(seenCard), received: pairOf(seenCard) },
    /** `reason`: its own gamble (B6), or somebody's 4 (B14). */
    cardDrawn: { seat: aSeat, card: seenCard, reason: oneOf(DRAW_REASONS) },
    /** B16. `from`: in front of whom it lay before. */
    plusOnePlaced: { seat: aSeat, from: seatOrNone },
    /** B17. */
    pileCardTurned: { card: openCard },
    /** B6. `aside` lies on the discard pile now; `taken` is in the hand: from the discard pile it is `picked` under a new id. */
    cardSwapped: { seat: aSeat, aside: openCard, from: oneOf(SOURCES), picked: maybe(openCard), taken: seenCard },
    /** `turnsLeft`: how many turns follow before the reckoning (B7). */
    knocked: { seat: aSeat, first: bool, turnsLeft: turns, by: decider },
    /** B40: the discard pile but its top card, under new ids. */
    pileReshuffled: { pile: seenCards },
    /** B20-B22: everything is turned up. */
    reckoned: { round, cats: list(reckoning, SEATS.max), why: oneOf(LOSS_REASONS), losers: seats },
    heartLost: { seat: aSeat, black: bool, left: hearts },
    /** B25. */
    wantedPosted: { seat: aSeat },
    /** B31. */
    catOutForGood: { seat: aSeat },
    tipPaid: { seat: aSeat, on: aSeat, right: bool },
    /** B31: back in the game. */
    blackHeartGiven: { seat: aSeat },
    /** B34: the two who play it out, and who is out because of it. */
    showdown: { seats: pair, out: seats },
    matchEnded: { outcome },
  }),
);

export const codecs = { view, event };
