/** The contract that every game fulfils. The server, the client and the tests know games only through it. */

import type { Codec } from './codec.ts';
import type { Random } from './random.ts';
import { err, type Json, type Refusal, type Result } from './result.ts';
import { type Showing, watchedAmong } from './shows.ts';

/** A place at the table, counted clockwise from 0. */
export type Seat = number & { readonly brand: 'Seat' };
export const seat = (index: number): Seat => index as Seat;

/** Who sends a command: a seat, or the table itself when a window ran out. */
export type Actor = Seat | 'table';

/** Who looks: a seat, or somebody without one. */
export type Viewer = Seat | 'watcher';

export type GameId = string;

export type { Json, Refusal } from './result.ts';

/**
 * A span in which somebody may act and a clock runs. `id` changes whenever a fresh one opens; one that was interrupted comes
 * back under its id, with what was left of its time.
 */
export interface Window {
  readonly id: number;
  readonly kind: string;
  readonly seats: readonly Seat[];
}

export const PACES = ['relaxed', 'standard', 'blitz'] as const;
export type Pace = (typeof PACES)[number];

/** How a match ended. `parts` says what the points are made of, for the score board. */
export interface Outcome {
  readonly reason: string;
  readonly winners: readonly Seat[];
  readonly scores: readonly Score[];
}

export interface Score {
  readonly seat: Seat;
  readonly points: number;
  readonly parts: { readonly [name: string]: number };
}

/** What is public and the same for every game. */
export interface Summary {
  readonly turn: Seat | undefined;
  /** How many seats were dealt to. */
  readonly seats: number;
}

/** How a command takes part in a race: as a paw, as a move that a paw may forestall, or not at all. */
export type RaceKind = 'paw' | 'move' | 'none';

/** Paws race each other, and moves, for what lies on the table: the server weighs them by when they were made. */
export interface Contest<S, C> {
  kindOf(command: C): RaceKind;
  /** Names what a paw would land on now; undefined while none may be laid. A paw made for one thing must not hit the next. */
  target(state: S): number | undefined;
  /** Whether this seat may lay its paw on the target now. */
  mayPaw(state: S, seat: Seat): boolean;
}

/** A reveal of a match that is over, seen from its end. */
export interface Revealed<S, E> {
  readonly before: S;
  readonly events: readonly E[];
  readonly after: S;
  /** From 0 at the deal to 1 at the end. */
  readonly progress: number;
  readonly outcome: Outcome | undefined;
}

/** What makes a reveal worth watching again. Nothing in it but `heat` may tell what the card turned out to be: it is read before. */
export interface Moment {
  /** From 0 to 100. */
  readonly heat: number;
  /** Names the sentence that the game has for it. */
  readonly title: string;
  /** Whom that sentence names, in this order. */
  readonly cast: readonly Seat[];
  readonly facts: { readonly [name: string]: Json };
}

/** What is counted of a match for the histories of those who played it. */
export interface Tally {
  /** One for each seat: how often it did what. The names are the game's own. */
  readonly counts: readonly { readonly [name: string]: number }[];
  /** `bested[a][b]`: how often seat a got the better of seat b. */
  readonly bested: readonly (readonly number[])[];
}

/** Something that those who watch may guess before everybody sees it. */
export interface Question {
  /** Its own within a match: a guess for one must not count for the next. */
  readonly id: number;
  /** Names the words that the game has for it. */
  readonly kind: string;
  readonly answers: readonly Answer[];
}

/** Words of the game, or a seat; `trusts` where it takes a cat by its word. */
export type Answer = { readonly word: string; readonly trusts?: true } | { readonly seat: Seat };

export interface Guessing<V, E> {
  /** What may be guessed now. Made from what a watcher sees, so that asking tells nothing; what is no longer asked is closed. */
  questions(view: V): readonly Question[];
  /** Which answers these events of one move prove right; undefined when they leave it open. */
  right(question: Question, events: readonly E[]): readonly number[] | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: V and E are what each game makes of them, so no other type holds the questions of every game
export type AnyGuessing = Guessing<any, any>;

/** Options as a host gives them, before they are read. */
export type SampleOptions = { readonly [option: string]: Json };

interface Typed {
  readonly type: string;
}

/** Plain data: it comes over the wire, and goes back with a refusal. */
type Sendable = Typed & { readonly [name: string]: Json };

export interface Game<O, S, C extends Sendable, E extends Typed, V> extends Showing<S, E> {
  readonly id: GameId;
  /** Raised when a rule changes, or how events and options are stored. */
  readonly version: number;
  /** The oldest version whose matches can still be read: their events say what happened, whatever is ruled today. Its own when it is left out. */
  readonly readsFrom?: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Seconds for every kind of window. */
  readonly clocks: { readonly [windowKind: string]: { readonly [pace in Pace]: number } };
  /** Tables of all kinds, as hosts set them: tests, benchmarks and tools play them. `{}` is the first of them. */
  readonly samples: readonly SampleOptions[];

  parseOptions(input: unknown): Result<O, Refusal>;
  parseCommand(input: unknown): Result<C, Refusal>;

  setup(options: O, seats: number, random: Random): readonly E[];
  decide(state: S, actor: Actor, command: C, random: Random): Result<readonly E[], Refusal>;
  evolve(state: S | undefined, event: E): S;

  /** Every command that `decide` accepts from that seat at an assisted table: the choices of its view. */
  legal(state: S, seat: Seat): readonly C[];
  /** Every command that whoever has this view may give. It is made from the view alone, so it tells nothing that the view does not. */
  choices(view: V): readonly C[];
  /** Which clock runs, and for whom; the server turns it into a deadline. */
  window(state: S): Window | undefined;
  viewFor(state: S, viewer: Viewer): V;
  redact(event: E, viewer: Viewer): E;
  outcome(state: S): Outcome | undefined;

  summary(state: S): Summary;
  /** The events among these of one move that everybody watches before the clocks run on; none where nothing is revealed. */
  reveals(events: readonly E[]): readonly E[];
  /** What the seats did, from all events of a match that is over; nothing is counted where it is left out. */
  tally?(events: readonly E[], seats: number): Tally;
  /** Only for games in which commands race each other. */
  readonly contest?: Contest<S, C>;

  /** Judges a reveal for the gallery, when the match is over; a game without has nothing there. */
  moment?(revealed: Revealed<S, E>): Moment | undefined;
  /** Whether something is about to be decided, from what a watcher sees: such a table is shown before others. */
  isHot?(view: V): boolean;
  /** What those who watch may guess; a game without asks them nothing. */
  readonly guessing?: Guessing<V, E>;

  /** How views and events travel and are stored. */
  readonly codecs: { readonly view: Codec<V>; readonly event: Codec<E> };
}

/** What a game has to bring: what is legal follows from its views and choices, what is revealed from what is watched. */
export type Rules<O, S, C extends Sendable, E extends Typed, V> = Omit<Game<O, S, C, E, V>, 'legal' | 'reveals'>;

export function defineGame<O, S, C extends Sendable, E extends Typed, V>(
  rules: Rules<O, S, C, E, V>,
): Game<O, S, C, E, V> {
  const legal = (state: S, seat: Seat): readonly C[] => rules.choices(rules.viewFor(state, seat));

  function openTo(state: S, actor: Actor): readonly string[] {
    if (actor !== 'table') return [...new Set(legal(state, actor).map(({ type }) => type))];
    return rules.window(state) === undefined ? [] : ['timeOut'];
  }

  return {
    ...rules,
    legal,
    reveals: (events) => watchedAmong(rules.watched, events),
    /** Every refusal says what was asked and what would have been legal, worked out for a refusal only. */
    decide(state, actor, command, random) {
      const decided = rules.decide(state, actor, command, random);
      if (decided.ok) return decided;
      const { code, facts } = decided.error;
      return err({ code, facts: { asked: command, legal: openTo(state, actor), ...facts } });
    },
  };
}

/** A game whose types nobody at this place needs to know. */
// biome-ignore lint/suspicious/noExplicitAny: O, S, C, E and V stand on both sides of functions, so no other type holds every game
export type AnyGame = Game<any, any, any, any, any>;

// biome-ignore-start lint/suspicious/noExplicitAny: the places that are not asked for
export type OptionsOf<G> = G extends Game<infer O, any, any, any, any> ? O : never;
export type StateOf<G> = G extends Game<any, infer S, any, any, any> ? S : never;
export type CommandOf<G> = G extends Game<any, any, infer C, any, any> ? C : never;
export type EventOf<G> = G extends Game<any, any, any, infer E, any> ? E : never;
export type ViewOf<G> = G extends Game<any, any, any, any, infer V> ? V : never;
// biome-ignore-end lint/suspicious/noExplicitAny: the places that are not asked for
