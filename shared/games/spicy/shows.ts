/** How long every event of Spicy is shown, in seconds. The script in client/games/spicy takes its lengths from here. */

import type { Seconds, Shows } from '../../engine/shows.ts';
import type { CardRevealed, Ending, SpicyEvent } from './model/model.ts';

export const SHOWS = {
  matchStarted: 0.3,
  deckShuffled: 0.9,
  cardsDealt: ({ hands }) => dealing(hands.reduce((count, hand) => count + hand.length, 0)),
  worldsEndSlidIn: 0,
  turnStarted: 0.15,
  cardPlayed: ({ copy, last, extras }) =>
    (copy ? 0.5 : 0) + (extras.length === 0 ? 0 : 0.1 + 0.3 * extras.length) + 0.95 + (last ? 1.4 : 0),
  declarationPunished: 2.5,
  passed: 0.3,
  cardsDrawn: ({ cards }) => (cards.length === 0 ? 0 : 0.3 + 0.2 * cards.length),
  cardLetGo: 0.1,
  pawLaid: 1.2,
  traitNamed: 0.8,
  cardRevealed: (event) => 6 + (event.call === 'nothing' ? 1.4 : 0) + (isTurnedAround(event) ? 0.9 : 0),
  stackWon: 1.3,
  trophyTaken: 6.5,
  raidStarted: 1,
  raidWon: 1.4,
  raidVoided: 1,
  peeked: 2.2,
  worldsEndShown: 6.6,
  matchEnded: ({ ending }) => 2 + counting(ending) + 4,
} as const satisfies Shows<SpicyEvent>;

export const DEALT_EVERY: Seconds = 0.09;
const dealing = (cards: number): Seconds => 0.45 + DEALT_EVERY * Math.max(0, cards - 1);

/** R45: a 6 that counts as a 9, or the other way round. */
export const isTurnedAround = ({ face, declare, numberRight }: CardRevealed): boolean =>
  face.kind === 'spice' && numberRight && face.number !== declare.number;

/** Card by card at first, then faster: nobody waits for the fortieth. */
export const countingPace = (count: number): Seconds => Math.max(0.04, Math.min(0.16, 2.4 / Math.max(1, count)));
/** How long a finished count is left to be read. */
const COUNTED: Seconds = 0.35;
export const countingSeconds = (count: number): Seconds => count * countingPace(count) + COUNTED;

/** Won cards, then trophies, then what is left in the hand (R28), all seats at once. */
function counting({ scores }: Ending): Seconds {
  const most = (count: (parts: Ending['scores'][number]['parts']) => number): number =>
    Math.max(0, ...scores.map(({ parts }) => count(parts)));
  return (
    countingSeconds(most(({ cards }) => cards)) +
    countingSeconds(most(({ trophies }) => trophies / 10)) +
    countingSeconds(most(({ hand }) => -hand))
  );
}
