/** How views and events of Spicy travel and are stored. */

import { bool, type Codec, int, list, maybe, once, oneOf, record, union } from '../../../engine/codec.ts';
import type { Viewer } from '../../../engine/game.ts';
import { seenCard } from '../../../table/cards.ts';
import { TRAITS } from '../model/cards.ts';
import {
  CALLS,
  DRAW_REASONS,
  PASS_CAUSES,
  type Phase,
  SEATS,
  SLIPS,
  type SpicyEvent,
  type SpicyView,
  TROPHIES,
  WORLDS_END_SHIFTS,
} from '../model/model.ts';
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

const aPhase: Codec<Phase> = union('kind', {
  dealing: {},
  turn: { id: windowId, mustStart: bool },
  reaction: { id: windowId, letGo: someSeats },
  lastCard: { id: windowId, letGo: someSeats },
  naming: { id: windowId, paw: aSeat },
  over: { ending: anEnding },
});

const view: Codec<SpicyView> = record({
  viewer: oneOf([0, 1, 2, 3, 4, 5, 'watcher']) as Codec<Viewer>,
  rules: once(record(rulesFields)),
  turn: aSeat,
  phase: once(aPhase),
  stack: once(aStack),
  fresh: bool,
  peeked: once(someSeats),
  trophies: once(list(trophyCount, SEATS.max)),
  revealed: once(someFaces),
  hand: aHand,
  handSizes: perSeat,
  wonSizes: perSeat,
  deckSize: cardCount,
});

const event: Codec<SpicyEvent> = once(
  union('type', {
    matchStarted: { ...rulesFields, worldsEnd: oneOf(WORLDS_END_SHIFTS), starter: aSeat },
    deckShuffled: {
      deck: union('kind', { open: { faces: someFaces, order: someIds }, faceDown: { size: cardCount } }),
    },
    cardsDealt: { hands: list(someCards, SEATS.max) },
    worldsEndSlidIn: { above: maybe(cardCount) },
    turnStarted: { seat: aSeat, mustStart: bool },
    cardPlayed: { seat: aSeat, card: anId, declare: aDeclaration, copy: bool, last: bool, extras: list(anId, 2) },
    declarationPunished: { seat: aSeat, slip: oneOf(SLIPS), declare: aDeclaration, copy: bool, cards: someCards },
    passed: { seat: aSeat, cause: oneOf(PASS_CAUSES) },
    cardsDrawn: { seat: aSeat, reason: oneOf(DRAW_REASONS), cards: someCards },
    cardLetGo: { seat: aSeat },
    pawLaid: { seat: aSeat, owner: aSeat, naming: bool },
    traitNamed: { seat: aSeat, trait: oneOf(TRAITS) },
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
    trophyTaken: { seat: aSeat, trophies: trophyCount, remaining: trophyCount },
    raidStarted: { seat: aSeat },
    raidWon: { seat: aSeat, cards: cardCount },
    raidVoided: { seat: aSeat },
    peeked: { seat: aSeat },
    worldsEndShown: {},
    matchEnded: { ending: anEnding },
  }),
);

export const codecs = { view, event };
