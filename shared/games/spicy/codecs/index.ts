/** Views and events of Spicy, each described once: how it travels and is stored, and, for the compiler, what it is. */

import { bool, int, list, maybe, once, oneOf, record, union } from '../../../engine/codec.ts';
import { aViewer, seenCard } from '../../../table/cards.ts';
import { TRAITS } from '../model/cards.ts';
import { CALLS, DRAW_REASONS, PASS_CAUSES, SEATS, SLIPS, TROPHIES, WORLDS_END_SHIFTS } from '../model/terms.ts';
import {
  aDeclaration,
  aFace,
  aHand,
  anEnding,
  anId,
  aSeat,
  aStack,
  cardCount,
  rulesFields,
  someFaces,
  someIds,
} from './parts.ts';

const windowId = int(0, 1_000_000);
const someSeats = list(aSeat, SEATS.max);
const someCards = list(seenCard(anId, aFace));
const perSeat = once(list(cardCount, SEATS.max));
const trophyCount = int(0, TROPHIES);

/** Where the game stands. All but `dealing` and `over` are windows, and `id` rises with each one that opens. */
const aPhase = union('kind', {
  dealing: {},
  turn: { id: windowId, mustStart: bool },
  reaction: { id: windowId, letGo: someSeats },
  lastCard: { id: windowId, letGo: someSeats },
  naming: { id: windowId, paw: aSeat },
  over: { ending: anEnding },
});

/** What everybody at the table sees alike. */
export const boardFields = {
  rules: once(record(rulesFields)),
  /** Whose turn it is, or will be once the open window closes. */
  turn: aSeat,
  phase: once(aPhase),
  /** From the bottom to the top. */
  stack: once(aStack),
  /** No turn has been taken since the top card was laid: it can still be copied (R46). */
  fresh: bool,
  /** Seats that have peeked since their last turn or copy (R30). */
  peeked: once(someSeats),
  /** Trophies of each seat. */
  trophies: once(list(trophyCount, SEATS.max)),
  /** Every card that a challenge turned up, in that order (R17). */
  revealed: once(someFaces),
};

const view = record({
  viewer: aViewer,
  ...boardFields,
  /** The viewer's own cards; a watcher has none. */
  hand: aHand,
  handSizes: perSeat,
  wonSizes: perSeat,
  /** Cards in the draw deck, World's End not counted (R1). */
  deckSize: cardCount,
});

const event = once(
  union('type', {
    matchStarted: { ...rulesFields, worldsEnd: oneOf(WORLDS_END_SHIFTS), starter: aSeat },
    /** The shuffled cards; `faceDown` for everybody who is at the table. */
    deckShuffled: {
      deck: union('kind', { open: { faces: someFaces, order: someIds }, faceDown: { size: cardCount } }),
    },
    cardsDealt: { hands: list(someCards, SEATS.max) },
    /** How many cards lie above World's End: secret until it shows. */
    worldsEndSlidIn: { above: maybe(cardCount) },
    turnStarted: { seat: aSeat, mustStart: bool },
    /** Laid on the stack, face down, by a `play` or a `copy`; the turn goes to the left of `seat`. */
    cardPlayed: { seat: aSeat, card: anId, declare: aDeclaration, copy: bool, last: bool, extras: list(anId, 2) },
    /** The card and its extras are back in the hand (R10, R19). */
    declarationPunished: { seat: aSeat, slip: oneOf(SLIPS), declare: aDeclaration, copy: bool, cards: someCards },
    passed: { seat: aSeat, cause: oneOf(PASS_CAUSES) },
    cardsDrawn: { seat: aSeat, reason: oneOf(DRAW_REASONS), cards: someCards },
    cardLetGo: { seat: aSeat },
    /** `owner` laid the card under the paw. With `naming` a trait is still to be named; a copy is turned at once (R47). */
    pawLaid: { seat: aSeat, owner: aSeat, naming: bool },
    traitNamed: { seat: aSeat, trait: oneOf(TRAITS) },
    /** The challenged card of `owner` is turned up for everybody (R15). */
    cardRevealed: {
      owner: aSeat,
      challenger: aSeat,
      card: anId,
      face: aFace,
      declare: aDeclaration,
      call: oneOf(CALLS),
      numberRight: bool,
      spiceRight: bool,
      winner: aSeat,
      loser: aSeat,
    },
    stackWon: { seat: aSeat, cards: cardCount },
    /** `trophies` is what the seat has now, `remaining` what is left beside the deck. */
    trophyTaken: { seat: aSeat, trophies: trophyCount, remaining: trophyCount },
    raidStarted: { seat: aSeat },
    raidWon: { seat: aSeat, cards: cardCount },
    /** The raider's paw comes off the stack without a card. */
    raidVoided: { seat: aSeat },
    peeked: { seat: aSeat },
    worldsEndShown: {},
    matchEnded: { ending: anEnding },
  }),
);

export const codecs = { view, event };
