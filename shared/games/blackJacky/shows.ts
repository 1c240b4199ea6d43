/** How long every event of Black Jacky is shown, in seconds. The script in client/games/blackJacky takes its lengths from here. */

import type { Cut, Seconds, Showing, Shows } from '../../engine/shows.ts';
import type { Cat, JackyEvent, Reckoning } from './model/model.ts';
import { isIn } from './model/seating.ts';

const by =
  (lengths: { readonly [cut in Cut]: Seconds }) =>
  (_: unknown, cut: Cut): Seconds =>
    lengths[cut];

/** What frames the counting, and the new deal that follows it. */
export const RECKONING = { full: { opening: 0.9, verdict: 0.9 }, short: { opening: 0.4, verdict: 0.7 } } as const;
export const GATHERING = { full: 1.2, short: 0.5 } as const;
export const SHUFFLING = { full: 0.8, short: 0.4 } as const;
export const DEALT_EVERY = { full: 0.14, short: 0.07 } as const;
export const PODIUM: Seconds = 3.4;

export const SHOWS = {
  matchStarted: 0.4,
  roundStarted: ({ round }, cut) => (round === 1 ? 0 : GATHERING[cut]),
  tipMade: 1.2,
  deckShuffled: by(SHUFFLING),
  cardsDealt: ({ hands }, cut) =>
    dealing(
      hands.reduce((count, hand) => count + hand.length, 0),
      cut,
    ),
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
  cardSwapped: 0.85,
  knocked: ({ first }, cut) => 1.1 + (cut === 'short' ? 0 : first ? 0.5 : 0.3),
  pileReshuffled: 1.4,
  reckoned: ({ cats }, cut) => {
    const { opening, verdict } = RECKONING[cut];
    return opening + reckoningPace(cats, cut) * (counted(cats, cut) + (cut === 'full' ? cats.length : 1)) + verdict;
  },
  heartLost: 1.3,
  wantedPosted: 1.3,
  catOutForGood: 1.2,
  tipPaid: 1.3,
  blackHeartGiven: 1.8,
  showdown: 5,
  matchEnded: ({ outcome }) => (outcome.winners.length === 0 ? 3.6 : PODIUM),
} as const satisfies Shows<JackyEvent>;

interface Board {
  readonly round: number;
  readonly cats: readonly Pick<Cat, 'standing' | 'hearts'>[];
}

/** The first of a match in full, to be learned, and those that may leave two cats or one. */
function cut({ round, cats }: Board): Cut {
  const left = cats.filter(isIn);
  const decisive = left.length <= 3 && left.some(({ hearts }) => hearts === 1);
  return round === 1 || decisive ? 'full' : 'short';
}

/** All cards are turned up in a reckoning, and what comes of it is watched with it (B20); the next deal is not. */
export const SHOWING: Showing<Board, JackyEvent> = {
  watched: { reveal: 'reckoned', end: 'matchEnded', also: ['showdown'], goesOn: 'roundStarted' },
  shows: SHOWS,
  cut,
};

const dealing = (cards: number, cut: Cut): Seconds => 0.5 + DEALT_EVERY[cut] * Math.max(0, cards - 1);

const FASTEST_CARD: Seconds = 0.14;
const SLOWEST_CARD: Seconds = 0.4;
/** What the counting of all cards of a table may take; in the short cut all cats are counted at once. */
const WHOLE_COUNT = { full: 4, short: 1 } as const;

/** For each card and then the sum of each cat; the more cards there are, the faster. */
export const reckoningPace = (cats: readonly Reckoning[], cut: Cut): Seconds =>
  Math.min(SLOWEST_CARD, Math.max(FASTEST_CARD, WHOLE_COUNT[cut] / Math.max(1, counted(cats, cut))));

/** How many cards are counted one after another. */
function counted(cats: readonly Reckoning[], cut: Cut): number {
  const cards = cats.map(({ hand, laid, plusOne }) => hand.length + laid.length + Number(plusOne));
  return cut === 'full' ? cards.reduce((count, own) => count + own, 0) : Math.max(0, ...cards);
}
