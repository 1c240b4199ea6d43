/** Positions of Black Jacky laid out by hand, and what a command makes of them. */

import { type Actor, type Seat, seat } from '../../../shared/engine/game.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import { blackJacky } from '../../../shared/games/blackJacky/index.ts';
import { type Card, card, type Face } from '../../../shared/games/blackJacky/model/cards.ts';
import type {
  Cat,
  EventOf,
  EventType,
  JackyCommand,
  JackyEvent,
  JackyState,
  Phase,
} from '../../../shared/games/blackJacky/model/model.ts';
import { evolve } from '../../../shared/games/blackJacky/rules/evolve.ts';

export interface CatSpec extends Partial<Omit<Cat, 'hand' | 'laid' | 'tip'>> {
  readonly hand?: readonly Face[];
  readonly laid?: readonly Face[];
  readonly tip?: number;
}

export interface PositionSpec {
  readonly cats: readonly CatSpec[];
  /** The top card last, like the discard pile. */
  readonly pile?: readonly Face[];
  readonly discard?: readonly Face[];
  readonly turn?: number;
  readonly trickPlayed?: boolean;
  readonly tippers?: readonly number[];
  readonly starter?: number;
  readonly round?: number;
  readonly plusOne?: number;
  readonly firstKnock?: number;
  readonly roundEnding?: boolean;
  readonly quickDuel?: boolean;
}

/** Ids count up from 0: hands by seat, laid cards by seat, pile, discard pile. */
export function position(spec: PositionSpec): JackyState {
  let nextId = 0;
  const cards = (faces: readonly Face[] = []): readonly Card[] => faces.map((face) => card(nextId++, face));
  const hands = spec.cats.map(({ hand }) => cards(hand));
  const laid = spec.cats.map((cat) => cards(cat.laid));
  const pile = cards(spec.pile ?? [8, 7, 6, 5, 4, 3]);
  const discard = cards(spec.discard ?? [8]);
  const turn: Phase = { kind: 'turn', seat: seat(spec.turn ?? 0), trickPlayed: spec.trickPlayed ?? false };
  return {
    options: { quickDuel: spec.quickDuel ?? false, starter: 'random' },
    round: spec.round ?? 1,
    starter: seat(spec.starter ?? 0),
    phase: spec.tippers === undefined ? turn : { kind: 'tipping', tippers: spec.tippers.map(seat) },
    cats: spec.cats.map((cat, place) => ({
      standing: cat.standing ?? 'in',
      hearts: cat.hearts ?? (cat.standing === undefined || cat.standing === 'in' ? 2 : 0),
      lastChance: cat.lastChance ?? false,
      knocked: cat.knocked ?? false,
      hand: hands[place]!,
      laid: laid[place]!,
      tip: cat.tip === undefined ? undefined : seat(cat.tip),
    })),
    pile,
    discard,
    plusOne: spec.plusOne === undefined ? undefined : seat(spec.plusOne),
    firstKnock: spec.firstKnock === undefined ? undefined : seat(spec.firstKnock),
    roundEnding: spec.roundEnding ?? false,
    retiredIds: [],
    window: 1,
    turnWindow: 1,
  };
}

export interface Outcome {
  readonly events: readonly JackyEvent[];
  readonly state: JackyState;
}

const actorOf = (actor: number | 'table'): Actor => (actor === 'table' ? actor : seat(actor));

/** The command has to be accepted. */
export function play(state: JackyState, actor: number | 'table', command: JackyCommand, chance = 'chance'): Outcome {
  const decided = blackJacky.decide(state, actorOf(actor), command, createRandom(seedFromText(chance)));
  if (!decided.ok) throw new Error(`Refused: ${JSON.stringify(decided.error)}`);
  return { events: decided.value, state: decided.value.reduce(evolve, state) };
}

/** The command has to be refused; the state given stays as it is because nothing could have changed it. */
export function refusal(state: JackyState, actor: number | 'table', command: JackyCommand) {
  const before = JSON.stringify(state);
  const decided = blackJacky.decide(state, actorOf(actor), command, createRandom(seedFromText('chance')));
  if (decided.ok) throw new Error(`Accepted: ${JSON.stringify(decided.value)}`);
  if (JSON.stringify(state) !== before) throw new Error('A refusal changed the state');
  return decided.error;
}

/** Plays several commands in a row. */
export const playAll = (state: JackyState, ...moves: readonly (readonly [number | 'table', JackyCommand])[]): Outcome =>
  moves.reduce<Outcome>(
    (told, [actor, command]) => {
      const next = play(told.state, actor, command);
      return { events: [...told.events, ...next.events], state: next.state };
    },
    { events: [], state },
  );

export const types = (events: readonly JackyEvent[]): readonly EventType[] => events.map(({ type }) => type);

/** The one event of its type. */
export function the<T extends EventType>(events: readonly JackyEvent[], type: T): EventOf<T> {
  const found = events.filter((event) => event.type === type);
  if (found.length !== 1) throw new Error(`${found.length} of ${type} in ${types(events).join(', ')}`);
  return found[0] as EventOf<T>;
}

/** A hand card by its face. */
export function held(state: JackyState, at: number, face: Face): Card {
  const found = state.cats[at]?.hand.find((each) => each.face === face);
  if (found === undefined) throw new Error(`Seat ${at} has no ${face}`);
  return found;
}

export const trick = (state: JackyState, at: number, face: Face, ...targets: number[]): JackyCommand => ({
  type: 'trick',
  card: held(state, at, face).id,
  ...(targets.length > 0 ? { targets: targets.map(seat) } : {}),
});

export const swap = (state: JackyState, at: number, face: Face, from: 'draw' | 'discard'): JackyCommand => ({
  type: 'swap',
  card: held(state, at, face).id,
  from,
});

export const give = (state: JackyState, at: number, face: Face): JackyCommand => ({
  type: 'give',
  card: held(state, at, face).id,
});

export const tip = (on: number): JackyCommand => ({ type: 'tip', seat: seat(on) });

export const DRAW: JackyCommand = { type: 'draw' };
export const KNOCK: JackyCommand = { type: 'knock' };
export const TIME_OUT: JackyCommand = { type: 'timeOut' };

export const faces = (cards: readonly Card[]): readonly Face[] => cards.map(({ face }) => face);
export const seatsOf = (seats: readonly number[]): readonly Seat[] => seats.map(seat);
