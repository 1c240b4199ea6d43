/** The first game of Black Jacky: a trick, a swap, a draw, a trick on somebody, and the knock that wins the round. */

import { type Seat, seat } from '../../../engine/game.ts';
import { type Beat, type Lesson, PUPIL } from '../../../table/texts/lesson.ts';
import { blackJacky } from '../index.ts';
import { type Card, card, DECK, type Face } from '../model/cards.ts';
import type { JackyCommand, JackyEvent, JackyOptions, JackyState } from '../model/model.ts';

const CALAMITY = seat(1);
const BISCUIT = seat(2);

const HANDS: readonly (readonly Face[])[] = [
  [8, 2],
  [7, 3],
  [8, 4],
];
const OPEN: Face = 5;
/** In drawing order. */
const DRAWN: readonly Face[] = [5, 1, 6, 6, 5, 7, 7];

const OPTIONS: JackyOptions = { quickDuel: true, starter: PUPIL };
/** One heart each: the first reckoning decides. */
const HEARTS = 1;

function deal(): readonly JackyEvent[] {
  const named = [...HANDS.flat(), OPEN, ...DRAWN];
  const rest = [...DECK];
  for (const taken of named) rest.splice(rest.indexOf(taken), 1);
  const cards = [...named, ...rest].map((face, place) => card(place, face));
  const dealt = HANDS.flat().length;
  let place = 0;
  return [
    { type: 'matchStarted', options: OPTIONS, seats: HANDS.length, hearts: HEARTS, starter: PUPIL },
    { type: 'roundStarted', round: 1, starter: PUPIL, tippers: [] },
    { type: 'deckShuffled', pile: cards.toReversed() },
    { type: 'cardsDealt', hands: HANDS.map((hand) => hand.map(() => cards[place++] as Card)) },
    { type: 'firstCardTurned', card: cards[dealt] as Card },
    { type: 'turnStarted', seat: PUPIL, last: false },
  ];
}

/** In the order in which they are played. */
export const JACKY_BEATS = [
  'layEight',
  'swap',
  'calamityDraws',
  'biscuitFour',
  'biscuitDraws',
  'draw',
  'calamityAgain',
  'biscuitSwaps',
  'plusOne',
  'knock',
  'calamityLast',
  'reckoning',
] as const;
export type JackyBeatId = (typeof JACKY_BEATS)[number];

type JackyBeat = Beat<JackyState, JackyCommand> & { readonly id: JackyBeatId };

const withCard = (
  id: JackyBeatId,
  rule: string,
  place: Seat,
  face: Face,
  command: (held: Card) => JackyCommand,
): JackyBeat => ({
  id,
  rule,
  seat: place,
  commands({ cats }) {
    const held = cats[place]?.hand.find((each) => each.face === face);
    return held === undefined ? [] : [command(held)];
  },
});

const does = (id: JackyBeatId, rule: string, place: Seat, command: JackyCommand): JackyBeat => ({
  id,
  rule,
  seat: place,
  commands: () => [command],
});

const explained = (beat: JackyBeat): JackyBeat => ({ ...beat, explained: true });

const SCRIPT: readonly JackyBeat[] = [
  withCard('layEight', 'B5', PUPIL, 8, ({ id }) => ({ type: 'trick', card: id })),
  explained(withCard('swap', 'B6', PUPIL, 2, ({ id }) => ({ type: 'swap', card: id, from: 'discard' }))),
  does('calamityDraws', 'B6', CALAMITY, { type: 'draw' }),
  explained(withCard('biscuitFour', 'B14', BISCUIT, 4, ({ id }) => ({ type: 'trick', card: id }))),
  does('biscuitDraws', 'B6', BISCUIT, { type: 'draw' }),
  explained(does('draw', 'B22', PUPIL, { type: 'draw' })),
  does('calamityAgain', 'B6', CALAMITY, { type: 'draw' }),
  withCard('biscuitSwaps', 'B6', BISCUIT, 8, ({ id }) => ({ type: 'swap', card: id, from: 'draw' })),
  withCard('plusOne', 'B16', PUPIL, 6, ({ id }) => ({ type: 'trick', card: id, targets: [CALAMITY] })),
  explained(does('knock', 'B7', PUPIL, { type: 'knock' })),
  explained(withCard('calamityLast', 'B20', CALAMITY, 7, ({ id }) => ({ type: 'swap', card: id, from: 'draw' }))),
  does('reckoning', 'B21', BISCUIT, { type: 'knock' }),
];

export const lesson: Lesson<typeof blackJacky> = {
  game: blackJacky,
  options: OPTIONS,
  company: ['Calamity', 'Biscuit'],
  deal: deal(),
  beats: SCRIPT,
  patience: {},
};
