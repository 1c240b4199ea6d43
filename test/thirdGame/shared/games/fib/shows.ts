/** How long every event is shown, in seconds. The script takes its lengths from here. */

import type { Showing, Shows } from '../../../../../shared/engine/shows.ts';
import type { FibEvent } from './model.ts';

export const SHOWS = {
  matchStarted: 0.3,
  deckShuffled: 0.9,
  cardsDealt: ({ hands }) => 0.4 + 0.1 * hands.reduce((count, hand) => count + hand.length, 0),
  turnStarted: 0.15,
  cardLaid: 1,
  leftStanding: 0.8,
  cardRevealed: 5,
  pileTaken: 1.2,
  matchEnded: 4,
} as const satisfies Shows<FibEvent>;

/** A doubted card is turned up before everybody (F5). Every reveal is told in full: there are few. */
export const SHOWING: Showing<unknown, FibEvent> = {
  watched: { reveal: 'cardRevealed', end: 'matchEnded' },
  shows: SHOWS,
};
