/** One running game: a value that every accepted command replaces. The only caller of decide and evolve. */

import { brief } from './fault.ts';
import {
  type Actor,
  type AnyGame,
  type CommandOf,
  type EventOf,
  type OptionsOf,
  type Refusal,
  type Seat,
  type StateOf,
  seat,
} from './game.ts';
import { createRandom, type Seed } from './random.ts';
import { err, ok, type Result } from './result.ts';

export interface Match<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly options: OptionsOf<G>;
  readonly seats: number;
  readonly seed: Seed;
  /** Of the rules that it was dealt under. */
  readonly version: number;
  /** Every entry since the deal. Its length is the sequence number that commands answer to. */
  readonly history: readonly Entry<G>[];
  readonly state: StateOf<G>;
}

/** What the journal keeps of one step. `position` is where the random source stood after it. */
export type Entry<G extends AnyGame = AnyGame> = Deal<G> | Move<G> | Lot;

export interface Deal<G extends AnyGame = AnyGame> {
  readonly kind: 'deal';
  readonly events: readonly EventOf<G>[];
  readonly position: number;
}

export interface Move<G extends AnyGame = AnyGame> {
  readonly kind: 'move';
  readonly actor: Actor;
  readonly command: CommandOf<G>;
  readonly events: readonly EventOf<G>[];
  readonly position: number;
}

/** A tie outside the rules (two paws at the same moment), settled by the match's own chance. */
export interface Lot {
  readonly kind: 'lot';
  readonly among: readonly Seat[];
  readonly drawn: Seat;
  readonly position: number;
}

export interface Setting {
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  /** Of the rules that a stored match was dealt under; a new one has those of today. */
  readonly version?: number;
}

export const seqOf = (match: Match): number => match.history.length;

export const eventsOf = <G extends AnyGame>(entry: Entry<G>): readonly EventOf<G>[] =>
  entry.kind === 'lot' ? [] : entry.events;

/** The state that a list of events adds up to. */
export function fold<G extends AnyGame>(game: G, events: readonly EventOf<G>[], from?: StateOf<G>): StateOf<G> {
  return events.reduce((state: StateOf<G> | undefined, event) => game.evolve(state, event), from) as StateOf<G>;
}

export function createMatch<G extends AnyGame>(game: G, setting: Setting): Result<Match<G>, Refusal> {
  const checked = checkSetting(game, setting);
  if (!checked.ok) return checked;
  const { seats, seed } = setting;
  const random = createRandom(seed);
  const events = game.setup(checked.value, seats, random);
  const deal: Deal<G> = { kind: 'deal', events, position: random.position };
  const { version } = game;
  return ok({ game, options: checked.value, seats, seed, version, history: [deal], state: fold(game, events) });
}

/** Shared by a new match and a restored one, so that both refuse the same settings. */
export function checkSetting<G extends AnyGame>(game: G, setting: Setting): Result<OptionsOf<G>, Refusal> {
  const { min, max } = game.seats;
  if (!Number.isInteger(setting.seats) || setting.seats < min || setting.seats > max)
    return err({ code: 'match/seats', facts: { field: 'seats', asked: brief(setting.seats), min, max } });
  return game.parseOptions(setting.options);
}

export interface Submitted<G extends AnyGame> {
  readonly match: Match<G>;
  readonly entry: Move<G>;
}

/** Reads a command and judges it. The match that was given stays as it is, whatever the answer. */
export function submit<G extends AnyGame>(
  match: Match<G>,
  actor: Actor,
  input: unknown,
): Result<Submitted<G>, Refusal> {
  const command = match.game.parseCommand(input) as Result<CommandOf<G>, Refusal>;
  return command.ok ? submitParsed(match, actor, command.value) : command;
}

/** For who had to read the command before, to know what kind it is: nothing is read twice on the way of a move. */
export function submitParsed<G extends AnyGame>(
  match: Match<G>,
  actor: Actor,
  command: CommandOf<G>,
): Result<Submitted<G>, Refusal> {
  if (actor !== 'table' && !(Number.isInteger(actor) && actor >= 0 && actor < match.seats))
    return err({ code: 'match/noSuchSeat', facts: { asked: brief(actor), seats: match.seats } });
  const random = createRandom(match.seed, positionOf(match));
  const decided = match.game.decide(match.state, actor, command, random);
  if (!decided.ok) return decided;
  const events = decided.value as readonly EventOf<G>[];
  const entry: Move<G> = { kind: 'move', actor, command, events, position: random.position };
  return ok({ match: append(match, entry), entry });
}

/** Draws one seat by lot. It becomes part of the history, so that fairness covers it too. */
export function drawLot<G extends AnyGame>(
  match: Match<G>,
  among: readonly Seat[],
): { readonly match: Match<G>; readonly entry: Lot } {
  const random = createRandom(match.seed, positionOf(match));
  const drawn = random.pick(among);
  const entry: Lot = { kind: 'lot', among, drawn, position: random.position };
  return { match: append(match, entry), entry };
}

/** Adds an entry that was decided before. */
export function append<G extends AnyGame>(match: Match<G>, entry: Entry<G>): Match<G> {
  const state = fold(match.game, eventsOf(entry), match.state);
  return { ...match, history: [...match.history, entry], state };
}

/** The match as it stood at an earlier step. */
export function matchAt<G extends AnyGame>(match: Match<G>, seq: number): Match<G> {
  if (seq >= seqOf(match)) return match;
  const [deal, ...moves] = match.history.slice(0, Math.max(1, seq)) as [Entry<G>, ...Entry<G>[]];
  const dealt: Match<G> = { ...match, history: [deal], state: fold(match.game, eventsOf(deal)) };
  return moves.reduce<Match<G>>(append, dealt);
}

export const seatsOf = (match: Match): readonly Seat[] =>
  Array.from({ length: match.seats }, (_, index) => seat(index));

const positionOf = (match: Match): number => match.history.at(-1)?.position ?? 0;
