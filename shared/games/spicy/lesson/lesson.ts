/** The first game of Spicy: one honest card, one lie that is caught, one liar caught, and a trophy with a wild card. */

import { type Seat, seat } from '../../../engine/game.ts';
import { type CardId, cardId } from '../../../table/cards.ts';
import { type Beat, type Lesson, PUPIL } from '../../../table/texts/lesson.ts';
import { spicy } from '../index.ts';
import { ALL_CARDS, type CardNumber, type Declaration, type Face, facePlace, type Spice } from '../model/cards.ts';
import type { KnownCard, SpicyCommand, SpicyEvent, SpicyOptions, SpicyState } from '../model/model.ts';

const MISO = seat(1);
const TABASCO = seat(2);

const face = (number: CardNumber, spice: Spice): Face => ({ kind: 'spice', spice, number });
const WILD_SPICE: Face = { kind: 'wildSpice' };

/** Three cards for the pupil, so that a trophy is in reach within minutes. */
const HANDS: readonly (readonly Face[])[] = [
  [face(2, 'chili'), face(4, 'wasabi'), face(9, 'pepper')],
  [face(5, 'chili'), face(4, 'wasabi'), face(10, 'pepper'), face(6, 'chili'), face(1, 'pepper'), face(8, 'wasabi')],
  [face(7, 'chili'), face(6, 'pepper'), face(2, 'pepper'), face(3, 'chili'), face(9, 'chili'), face(5, 'wasabi')],
];
/** In drawing order, World's End beneath them: the pupil's penalty, Tabasco's penalty and pass, Miso's penalty. */
const DRAWN: readonly Face[] = [
  face(1, 'wasabi'),
  WILD_SPICE,
  face(4, 'chili'),
  face(8, 'pepper'),
  face(3, 'wasabi'),
  face(5, 'pepper'),
  face(10, 'chili'),
];

const OPTIONS: SpicyOptions = { manners: 'assisted', spiceItUp: [], worldsEnd: 'standard', starter: PUPIL };

function deal(): readonly SpicyEvent[] {
  const named = [...HANDS.flat(), ...DRAWN];
  const faces = [...named, ...restOf(named)];
  const card = (place: number): KnownCard => ({ kind: 'known', id: cardId(place), face: faces[place] as Face });
  let dealt = 0;
  const { manners, worldsEnd } = OPTIONS;
  return [
    { type: 'matchStarted', seats: HANDS.length, manners, spiceItUp: [], worldsEnd, starter: PUPIL },
    { type: 'deckShuffled', deck: { kind: 'open', faces, order: faces.map((_, place) => cardId(place)) } },
    { type: 'cardsDealt', hands: HANDS.map((hand) => hand.map(() => card(dealt++))) },
    { type: 'worldsEndSlidIn', above: DRAWN.length },
    { type: 'turnStarted', seat: PUPIL, mustStart: false },
  ];
}

/** Every card of the box that is not among those named. */
function restOf(named: readonly Face[]): readonly Face[] {
  const rest = [...ALL_CARDS];
  for (const taken of named)
    rest.splice(
      rest.findIndex((other) => facePlace(other) === facePlace(taken)),
      1,
    );
  return rest;
}

/** In the order in which they are played. */
export const SPICY_BEATS = [
  'honest',
  'misoFive',
  'tabascoSeven',
  'lie',
  'misoPaw',
  'caught',
  'start',
  'misoFour',
  'jump',
  'paw',
  'catch',
  'tabascoTwo',
  'nine',
  'misoTen',
  'tabascoPasses',
  'last',
  'doubt',
  'trophy',
] as const;
export type SpicyBeatId = (typeof SPICY_BEATS)[number];

type SpicyBeat = Beat<SpicyState, SpicyCommand> & { readonly id: SpicyBeatId };

const held = (state: SpicyState, place: Seat, wanted: Face): CardId | undefined =>
  state.hands[place]?.find((id) => facePlace(state.faces[id] as Face) === facePlace(wanted));

const plays = (id: SpicyBeatId, rule: string, place: Seat, card: Face, declare: Declaration): SpicyBeat => ({
  id,
  rule,
  seat: place,
  commands(state) {
    const found = held(state, place, card);
    return found === undefined ? [] : [{ type: 'play', card: found, declare }];
  },
});

const does = (id: SpicyBeatId, rule: string, place: Seat, ...commands: readonly SpicyCommand[]): SpicyBeat => ({
  id,
  rule,
  seat: place,
  commands: () => commands,
});

const explained = (beat: SpicyBeat): SpicyBeat => ({ ...beat, explained: true });
const says = (number: CardNumber, spice: Spice): Declaration => ({ number, spice });

const SCRIPT: readonly SpicyBeat[] = [
  plays('honest', 'R7', PUPIL, face(2, 'chili'), says(2, 'chili')),
  plays('misoFive', 'R8', MISO, face(5, 'chili'), says(5, 'chili')),
  plays('tabascoSeven', 'R12', TABASCO, face(7, 'chili'), says(7, 'chili')),
  plays('lie', 'R6', PUPIL, face(4, 'wasabi'), says(8, 'chili')),
  does('misoPaw', 'R13', MISO, { type: 'paw' }),
  does('caught', 'R18', MISO, { type: 'name', trait: 'spice' }),
  plays('start', 'R7', PUPIL, face(1, 'wasabi'), says(1, 'wasabi')),
  plays('misoFour', 'R8', MISO, face(4, 'wasabi'), says(4, 'wasabi')),
  plays('jump', 'R12', TABASCO, face(6, 'pepper'), says(10, 'wasabi')),
  does('paw', 'R13', PUPIL, { type: 'paw' }),
  explained(does('catch', 'R15', PUPIL, { type: 'name', trait: 'number' }, { type: 'name', trait: 'spice' })),
  plays('tabascoTwo', 'R7', TABASCO, face(2, 'pepper'), says(2, 'pepper')),
  plays('nine', 'R8', PUPIL, face(9, 'pepper'), says(9, 'pepper')),
  plays('misoTen', 'R9', MISO, face(10, 'pepper'), says(10, 'pepper')),
  does('tabascoPasses', 'R11', TABASCO, { type: 'pass' }),
  plays('last', 'R19', PUPIL, WILD_SPICE, says(1, 'pepper')),
  explained(does('doubt', 'R16', MISO, { type: 'paw' })),
  does('trophy', 'R21', MISO, { type: 'name', trait: 'spice' }),
];

export const lesson: Lesson<typeof spicy> = {
  game: spicy,
  options: OPTIONS,
  company: ['Miso', 'Tabasco'],
  deal: deal(),
  beats: SCRIPT,
  aside: { type: 'letGo' },
  patience: { reaction: 2500, lastCard: 8000 },
};
