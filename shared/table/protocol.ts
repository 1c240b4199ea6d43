/**
 * What a table and its clients say to each other. Everything a client sends goes through `room.request(type, payload)`,
 * in the form that requests.ts gives it, and is answered with a `Reply`. The board comes as packed messages, the rest of the table as the synchronized `TableSnapshot`.
 */

import { bool, type Codec, int, list, maybe, once, oneOf, record, text } from '../engine/codec.ts';
import type { Actor, Refusal, Seat } from '../engine/game.ts';
import type { TableOptions } from './options.ts';
import type { CatLook } from './people/catLook.ts';
import { type BotLevel, MAX_SEATS } from './seats.ts';
import { EMOTES, type Emote, PHRASE_IDS, type Phrase } from './talk.ts';

export const PHASES = ['gathering', 'playing', 'scores'] as const;
export type Phase = (typeof PHASES)[number];

/** `seq` is where the table stands. After `table/stale` the whole view follows as a `hello`. */
export type Reply =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly seq: number; readonly refusal: Refusal };

// --- what a table tells ---

/** Message types of the table. `hello` and `move` are packed with the codecs below. */
export const MESSAGES = { hello: 'h', move: 'm', talk: 't', clock: 'c', latePaw: 'l', tally: 'g' } as const;

/** One step of the match as one viewer may know it. */
export interface LogEntry<E> {
  /** Where the match stands after it. */
  readonly seq: number;
  readonly actor: Actor;
  /** Milliseconds since `startedAt` at which it was told: every client plays it from there. */
  readonly at: number;
  /** How long the clocks stand still because everybody is shown something. */
  readonly hold: number;
  /** Paws that lost the race for this move, in the order in which they were made. */
  readonly late: readonly LatePaw[];
  readonly events: readonly E[];
}

export interface LatePaw {
  readonly seat: Seat;
  /** How much later than the winner's. */
  readonly ms: number;
}

export interface MoveMessage<E, V> {
  readonly entry: LogEntry<E>;
  readonly view: V;
}

/** Everything a client needs to show the table from nothing. */
export interface Hello<E, V> {
  /** Your seat; undefined for who watches. */
  readonly you: Seat | undefined;
  /** The server's clock when this was sent. */
  readonly now: number;
  readonly options: TableOptions;
  readonly match: RunningMatch<E, V> | undefined;
}

export interface RunningMatch<E, V> {
  readonly id: string;
  readonly startedAt: number;
  readonly log: readonly LogEntry<E>[];
  readonly view: V;
  /** The view before the last entry, while everybody still looks at what that reveals: who comes in now sees it, too. */
  readonly before: V | undefined;
}

const MAX_MILLISECONDS = Number.MAX_SAFE_INTEGER;
const seatCodec = int<Seat>(0, MAX_SEATS - 1);
const actorCodec = oneOf<Actor>([...Array.from({ length: MAX_SEATS }, (_, index) => index as Seat), 'table']);
const milliseconds = int(0, MAX_MILLISECONDS);

const logEntryCodec = <E>(event: Codec<E>): Codec<LogEntry<E>> =>
  record({
    seq: int(0, 1_000_000),
    actor: actorCodec,
    at: milliseconds,
    hold: milliseconds,
    late: list(record({ seat: seatCodec, ms: milliseconds }), MAX_SEATS),
    events: list(event),
  });

/** As they are: what a host may set is checked where it is asked for, and only the game looks into its own rules. */
const optionsCodec: Codec<TableOptions> = { pack: (options) => options, unpack: (packed) => packed as TableOptions };

export interface TableCodecs<E, V> {
  readonly entry: Codec<LogEntry<E>>;
  readonly move: Codec<MoveMessage<E, V>>;
  readonly hello: Codec<Hello<E, V>>;
}

/** What is needed of a game to read its table. */
export interface Wired<E, V> {
  readonly codecs: { readonly view: Codec<V>; readonly event: Codec<E> };
}

/** How the board of one game travels. */
export function tableCodecs<E, V>({ codecs }: Wired<E, V>): TableCodecs<E, V> {
  const { view } = codecs;
  const entry = logEntryCodec(codecs.event);
  const match = record({ id: text(40), startedAt: milliseconds, log: list(entry, 100_000), view, before: maybe(view) });
  return {
    entry,
    move: record({ entry: once(entry), view }),
    hello: record({ you: maybe(seatCodec), now: milliseconds, options: optionsCodec, match: maybe(match) }),
  };
}

/** A paw that arrived when the race was already decided: shown, and nothing else. `seq` is that of the move that it lost to. */
export interface LatePawMessage extends LatePaw {
  readonly seq: number;
}

export const latePawCodec: Codec<LatePawMessage> = record({
  seq: int(0, 1_000_000),
  seat: seatCodec,
  ms: milliseconds,
});

/** Somebody's emote or phrase. */
export interface TalkMessage {
  readonly seat: Seat;
  readonly said: Emote | Phrase;
  readonly spoken: boolean;
}

export const talkCodec: Codec<TalkMessage> = record({
  seat: seatCodec,
  said: oneOf<Emote | Phrase>([...EMOTES, ...PHRASE_IDS]),
  spoken: bool,
});

/** `now` is the server's clock, `roundTrip` what it measured for you: your offset is `now + roundTrip / 2 - Date.now()`. */
export interface ClockMessage {
  readonly now: number;
  readonly roundTrip: number;
}

export const clockCodec: Codec<ClockMessage> = record({ now: milliseconds, roundTrip: milliseconds });

/** Why a table closed the socket of somebody: its close code. Any other loss is a reason to join again. */
export const LEAVE_CODES = { kicked: 4100, elsewhere: 4101, closed: 4102, signedOut: 4103 } as const;
export type LeaveReason = keyof typeof LEAVE_CODES;

// --- what is public and the same for every game: `room.state`, synchronized ---

export interface TableSnapshot {
  readonly game: string;
  readonly phase: Phase;
  /** Absent when nobody is host. */
  readonly host?: Seat;
  readonly seats: readonly SeatSnapshot[];
  readonly watchers: number;
  /** The match that runs or ran last; absent before the first. */
  readonly match?: MatchSnapshot;
  /** Names of those whom the host sent away, and may let in again. */
  readonly sentAway: readonly string[];
  /** Quick match made it: it deals by itself, and its options are nobody's to change. */
  readonly quick?: true;
  /** Server clock: when a quick match fills up with bots and deals. */
  readonly startsAt?: number;
}

export type SeatSnapshot = FreeSeatSnapshot | BotSnapshot | PersonSnapshot;

export interface FreeSeatSnapshot {
  readonly kind: 'free';
}

export interface BotSnapshot {
  readonly kind: 'bot';
  readonly name: string;
  readonly look: CatLook;
  readonly level: BotLevel;
}

export interface PersonSnapshot {
  readonly kind: 'person';
  /** Leads to the page of this cat; absent where there is no server. */
  readonly cat?: string;
  readonly name: string;
  readonly look: CatLook;
  readonly connected: boolean;
  readonly ready: boolean;
  /** Why a bot plays for this seat: a lost connection, an owner who sleeps, or one who left for good. */
  readonly standIn?: StandIn;
}

export const STAND_INS = ['lost', 'idle', 'left'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** Where the match stands. It is the truth, which a screen must not show ahead of a reveal: see client/store/table/table.ts. */
export interface MatchSnapshot {
  readonly id: string;
  /** Binds the match to its seed: see shared/engine/fairness.ts. */
  readonly commitment: string;
  readonly seq: number;
  readonly turn?: Seat;
  readonly window?: WindowSnapshot;
}

export interface WindowSnapshot {
  readonly id: number;
  /** Bit n is set when seat n may act. */
  readonly seats: number;
  /** Server clock. While `now < opens` the clocks stand still and the countdown shows its full length. */
  readonly opens?: number;
  /** Server clock; absent where no clock runs. */
  readonly deadline?: number;
}

/** Whether the open window waits for this seat. */
export const isAwaited = (window: WindowSnapshot | undefined, seat: Seat): boolean =>
  window !== undefined && (window.seats & (1 << seat)) !== 0;

// --- the lobby room (`client.joinOrCreate('lobby')`) ---

/** What the lobby tells about a public table. */
export interface TableListing {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly seats: number;
  /** Seats with people, and seats with bots. */
  readonly people: number;
  readonly bots: number;
  readonly watchers: number;
  readonly watchable: boolean;
  /** Something is about to be decided there. */
  readonly hot: boolean;
  readonly pace: string;
  readonly rules: { readonly [name: string]: unknown };
  readonly host: string;
}

/** The room with the list of public tables, by its name. */
export const LOBBY = 'lobby';

/** Tables to sit down at, or to watch. */
export const LOBBY_LISTS = ['seat', 'watcher'] as const;
export type LobbyList = (typeof LOBBY_LISTS)[number];

/** What somebody in the lobby looks at: given when joining, and changed by the request `look`. */
export interface LobbyLook {
  readonly list: LobbyList;
  /** From 0. */
  readonly page: number;
}

/** Messages of the lobby: `page` after joining and after every `look`, then `changes`, all of a second together. */
export interface LobbyMessages {
  readonly page: LobbyLook & {
    readonly pages: number;
    /** The hottest first. */
    readonly tables: readonly TableListing[];
  };
  readonly changes: LobbyLook & {
    readonly pages: number;
    /** Ids of all tables of the page, in their order. */
    readonly order: readonly string[];
    /** Those that are new or differ. */
    readonly tables: readonly TableListing[];
  };
}
