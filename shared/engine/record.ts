/** A match as it is stored: packed, versioned, and with a digest that shows when something is missing or changed. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Codec, decode, int, list, oneOf } from './codec.ts';
import { brief } from './fault.ts';
import {
  type Actor,
  type AnyGame,
  type CommandOf,
  type EventOf,
  type Json,
  type Refusal,
  type Seat,
  type StateOf,
  seat,
} from './game.ts';
import { checkSetting, type Entry, eventsOf, fold, type Match, type Setting } from './match.ts';
import { parseSeed } from './random.ts';
import { err, ok, type Result } from './result.ts';

const FORMAT = 1;
const MAX_EVENTS = 200;
const MAX_ENTRIES = 100_000;
const KINDS = ['deal', 'move', 'lot'] as const;

/** An entry as an array: small enough to store every move of every match for good. */
export type PackedEntry = readonly unknown[];

export interface MatchRecord {
  readonly format: number;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  /** How many entries there are: a record cut off in the middle says so itself. */
  readonly length: number;
  readonly entries: readonly PackedEntry[];
  readonly digest: string;
}

export function packEntry<G extends AnyGame>(game: G, entry: Entry<G>): PackedEntry {
  const kind = KINDS.indexOf(entry.kind);
  switch (entry.kind) {
    case 'deal':
      return [kind, entry.position, packEvents(game, entry.events)];
    case 'move':
      return [kind, entry.position, packEvents(game, entry.events), entry.actor, entry.command];
    case 'lot':
      return [kind, entry.position, entry.among, entry.drawn];
  }
}

export function unpackEntry<G extends AnyGame>(game: G, packed: unknown, field = 'entry'): Result<Entry<G>, Refusal> {
  if (!Array.isArray(packed)) return malformed(field, 'a list');
  const [first, place, third, fourth, fifth] = packed;
  const kind = decode(oneOf(KINDS), first, `${field}.kind`);
  if (!kind.ok) return kind;
  const position = decode(int(0, Number.MAX_SAFE_INTEGER), place, `${field}.position`);
  if (!position.ok) return position;
  if (kind.value === 'lot') {
    const among = decode(list(seatCodec), third, `${field}.among`);
    if (!among.ok) return among;
    const drawn = decode(seatCodec, fourth, `${field}.drawn`);
    if (!drawn.ok) return drawn;
    return ok({ kind: 'lot', among: among.value, drawn: drawn.value, position: position.value });
  }
  const events = decode(list(game.codecs.event as Codec<EventOf<G>>, MAX_EVENTS), third, `${field}.events`);
  if (!events.ok) return events;
  if (kind.value === 'deal') return ok({ kind: 'deal', events: events.value, position: position.value });
  const actor = unpackActor(fourth, `${field}.actor`);
  if (!actor.ok) return actor;
  const command = game.parseCommand(fifth) as Result<CommandOf<G>, Refusal>;
  if (!command.ok) return malformed(`${field}.command`, 'a command of this game');
  const { value } = command;
  return ok({ kind: 'move', actor: actor.value, command: value, events: events.value, position: position.value });
}

export function serialize(match: Match): MatchRecord {
  const { game, options, seats, seed, version } = match;
  const entries = match.history.map((entry) => packEntry(game, entry));
  const body = {
    format: FORMAT,
    game: game.id,
    version,
    options,
    seats,
    seed,
    length: entries.length,
    entries,
  };
  return { ...body, digest: digestOf(body) };
}

/** Reads a stored match. Whatever is wrong with it is answered with a refusal that names the field. */
export function restore(games: { readonly [id: string]: AnyGame }, input: unknown): Result<Match, Refusal> {
  if (typeof input !== 'object' || input === null) return malformed('record', 'an object');
  const stored = input as Partial<Record<keyof MatchRecord, unknown>>;
  if (stored.format !== FORMAT) return otherVersion('format', stored.format, FORMAT);
  const game = typeof stored.game === 'string' && Object.hasOwn(games, stored.game) ? games[stored.game] : undefined;
  if (game === undefined) return malformed('game', `one of ${Object.keys(games).join(', ')}`);
  const { version } = stored;
  if (!isReadable(game, version)) return otherVersion('version', version, game.version);
  const seed = parseSeed(stored.seed);
  if (seed === undefined) return malformed('seed', '64 hexadecimal digits');
  if (!Array.isArray(stored.entries) || stored.entries.length > MAX_ENTRIES) return malformed('entries', 'a list');
  const { options, seats, entries, length } = stored;
  if (entries.length !== length)
    return err({
      code: 'match/truncated',
      facts: { field: 'entries', found: entries.length, expected: brief(length) },
    });
  const body = { format: FORMAT, game: game.id, version, options, seats, seed, length, entries };
  if (!isIntact(body, stored.digest)) return err({ code: 'match/altered', facts: { field: 'digest' } });
  return restoreMatch(game, { options, seats: seats as number, seed, version }, entries);
}

/** Rebuilds a match from its setting and packed entries, as a journal holds them. */
export function restoreMatch<G extends AnyGame>(
  game: G,
  setting: Setting,
  packed: readonly unknown[],
): Result<Match<G>, Refusal> {
  const { seats, seed, version = game.version } = setting;
  // First: what another version allowed may be no option any more, and that is not what is wrong with it.
  if (!isReadable(game, version)) return otherVersion('version', version, game.version);
  const options = checkSetting(game, setting);
  if (!options.ok) return options;
  const history: Entry<G>[] = [];
  let state: StateOf<G> | undefined;
  for (const [place, item] of packed.entries()) {
    const field = `entries[${place}]`;
    const entry = unpackEntry(game, item, field);
    if (!entry.ok) return entry;
    if ((place === 0) !== (entry.value.kind === 'deal')) return malformed(`${field}.kind`, 'one deal, at the start');
    try {
      state = fold(game, eventsOf(entry.value), state);
    } catch (error) {
      // Well-formed events that contradict each other: evolve trusts decide and may stumble over them.
      return err({ code: 'match/inconsistent', facts: { field, reason: String(error) } });
    }
    history.push(entry.value);
  }
  if (state === undefined) return malformed('entries', 'at least the deal');
  const dealtTo = game.summary(state).seats;
  if (dealtTo !== seats) return err({ code: 'match/inconsistent', facts: { field: 'seats', found: seats, dealtTo } });
  return ok({ game, options: options.value, seats, seed, version, history, state });
}

function isReadable({ version, readsFrom = version }: AnyGame, stored: unknown): stored is number {
  return Number.isInteger(stored) && Number(stored) >= readsFrom && Number(stored) <= version;
}

const seatCodec = int<Seat>(0, 11);

const packEvents = <G extends AnyGame>(game: G, events: readonly EventOf<G>[]) =>
  events.map((event) => game.codecs.event.pack(event));

function unpackActor(packed: unknown, field: string): Result<Actor, Refusal> {
  if (packed === 'table') return ok('table');
  const index = decode(seatCodec, packed, field);
  return index.ok ? ok(seat(index.value)) : index;
}

const digestOf = (body: object): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(body))));

function isIntact(body: object, digest: unknown): boolean {
  try {
    return digestOf(body) === digest;
  } catch {
    // Too deeply nested to be written as JSON, so it was not.
    return false;
  }
}

const malformed = (field: string, expected: string) =>
  err<Refusal>({ code: 'match/malformed', facts: { field, expected } });

const otherVersion = (field: string, found: unknown, expected: Json) =>
  err<Refusal>({ code: 'match/otherVersion', facts: { field, found: brief(found), expected } });
