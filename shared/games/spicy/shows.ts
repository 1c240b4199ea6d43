/** How long every event of Spicy is shown, in seconds. The script in client/games/spicy takes its lengths from here. */

import type { Cut, Seconds, Showing, Shows } from '../../engine/shows.ts';
import type { CardRevealed, Ending, PublicBoard, SpicyEvent } from './model/model.ts';

/** The parts of a reveal, one after another. */
export const REVEAL = {
  full: { unnamed: 1.4, suspense: 1.1, turning: 1.6, onItsHead: 0.9, reading: 1, aftermath: 1.6 },
  short: { unnamed: 0.8, suspense: 0.5, turning: 0.8, onItsHead: 0.4, reading: 0.8, aftermath: 0.6 },
} as const satisfies { readonly [cut in Cut]: object };

/** From the stack to the pile of who won it. */
export const SWEPT = { full: 1.1, short: 0.7 } as const satisfies { readonly [cut in Cut]: Seconds };

export const WORLDS_END = { dark: 0.6, turning: 1, burning: 1.7, after: 0.5 } as const;
export const ENDING = { opening: 0.4, clearing: 0.3, podium: 3.2 } as const;

export const SHOWS = {
  matchStarted: 0.3,
  deckShuffled: 0.9,
  cardsDealt: ({ hands }) => dealing(hands.reduce((count, hand) => count + hand.length, 0)),
  worldsEndSlidIn: 0,
  turnStarted: 0.15,
  cardPlayed: ({ copy, last, extras }) =>
    (copy ? 0.5 : 0) + (extras.length === 0 ? 0 : 0.1 + 0.3 * extras.length) + 0.65 + (last ? 1.4 : 0),
  declarationPunished: 2.5,
  passed: 0.3,
  cardsDrawn: ({ cards }) => (cards.length === 0 ? 0 : 0.5 + drawnEvery(cards.length) * (cards.length - 1)),
  cardLetGo: 0,
  pawLaid: 1,
  traitNamed: (_, cut) => (cut === 'full' ? 0.8 : 0.5),
  cardRevealed: revealing,
  stackWon: (_, cut) => SWEPT[cut],
  trophyTaken: 5,
  raidStarted: 1,
  raidWon: 1.4,
  raidVoided: 1,
  peeked: 2.2,
  worldsEndShown: WORLDS_END.dark + WORLDS_END.turning + WORLDS_END.burning + WORLDS_END.after,
  matchEnded: ({ ending }) => ENDING.opening + counting(ending) + ENDING.clearing + ENDING.podium,
} as const satisfies Shows<SpicyEvent>;

/** The first of a match in full, to be learned, and last cards, on which a trophy hangs (R20). */
const cut = ({ revealed, stack }: PublicBoard): Cut =>
  revealed.length === 0 || stack.at(-1)?.last === true ? 'full' : 'short';

/** A challenged card is turned up before everybody, and what comes of it is watched with it (R15). */
export const SHOWING: Showing<PublicBoard, SpicyEvent> = {
  watched: { reveal: 'cardRevealed', end: 'matchEnded', also: ['trophyTaken'] },
  shows: SHOWS,
  cut,
};

function revealing(event: CardRevealed, cut: Cut): Seconds {
  const { unnamed, suspense, turning, onItsHead, reading, aftermath } = REVEAL[cut];
  const added = (event.call === 'nothing' ? unnamed : 0) + (isTurnedAround(event) ? onItsHead : 0);
  return suspense + turning + reading + aftermath + added;
}

export const DEALT_EVERY: Seconds = 0.09;
const dealing = (cards: number): Seconds => 0.45 + DEALT_EVERY * Math.max(0, cards - 1);

/** A whole hand is drawn faster than the two cards of a loser. */
export const drawnEvery = (cards: number): Seconds => Math.min(0.2, 0.6 / Math.max(1, cards));

/** R45: a 6 that counts as a 9, or the other way round. */
export const isTurnedAround = ({ face, declare, numberRight }: CardRevealed): boolean =>
  face.kind === 'spice' && numberRight && face.number !== declare.number;

/** Card by card at first, then faster: nobody waits for the fortieth. */
export const countingPace = (count: number): Seconds => Math.max(0.02, Math.min(0.14, 1 / Math.max(1, count)));
/** How long a finished count is left to be read. */
const COUNTED: Seconds = 0.25;
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
