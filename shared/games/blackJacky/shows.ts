/** How long every event of Black Jacky is shown, in seconds. The script in client/games/blackJacky takes its lengths from here. */

import type { Seconds, Shows } from '../../engine/shows.ts';
import type { JackyEvent, Reckoning } from './model/model.ts';

export const SHOWS = {
  matchStarted: 0.4,
  roundStarted: ({ round }) => (round === 1 ? 0 : 1.2),
  tipMade: 1.2,
  deckShuffled: 0.8,
  cardsDealt: ({ hands }) => dealing(hands.reduce((count, hand) => count + hand.length, 0)),
  firstCardTurned: 0.7,
  turnStarted: 0.15,
  trickLaid: ({ card, effect }) => (card.face === 8 && effect ? 1.65 : 1.15) + (card.face === 5 ? 0.6 : 0),
  roundEnding: 1,
  knocksUndone: ({ knockers }) => (knockers.length === 0 ? 0 : 0.85 + 0.15 * knockers.length),
  exchangeOpened: 1.4,
  cardGiven: 0.3,
  cardsExchanged: 1.3,
  cardDrawn: ({ reason }) => (reason === 'trick' ? 1.2 : 0.5),
  plusOnePlaced: ({ seat, from }) => (from === seat ? 1.1 : 1.65),
  pileCardTurned: 0.7,
  cardSwapped: 1,
  knocked: ({ first, turnsLeft }) => 1.1 + (first ? (turnsLeft > 0 ? 1.3 : 1.2) : 0.3),
  pileReshuffled: 1.4,
  reckoned: ({ cats }) => 1.8 + (cardsIn(cats) + cats.length) * reckoningPace(cats),
  heartLost: 0.8,
  wantedPosted: 1.3,
  catOutForGood: 1.2,
  tipPaid: 1.3,
  blackHeartGiven: 1.8,
  showdown: 6.6,
  matchEnded: ({ outcome }) => (outcome.winners.length === 0 ? 3.6 : 4),
} as const satisfies Shows<JackyEvent>;

export const DEALT_EVERY: Seconds = 0.14;
const dealing = (cards: number): Seconds => 0.5 + DEALT_EVERY * Math.max(0, cards - 1);

const FASTEST_CARD: Seconds = 0.14;
const SLOWEST_CARD: Seconds = 0.4;
/** What the counting of all cards of a table may take. */
const WHOLE_COUNT: Seconds = 5;

/** For each card and then the sum of each cat; the more cards there are, the faster. */
export const reckoningPace = (cats: readonly Reckoning[]): Seconds =>
  Math.min(SLOWEST_CARD, Math.max(FASTEST_CARD, WHOLE_COUNT / Math.max(1, cardsIn(cats))));

const cardsIn = (cats: readonly Reckoning[]): number =>
  cats.reduce((count, { hand, laid, plusOne }) => count + hand.length + laid.length + Number(plusOne), 0);
