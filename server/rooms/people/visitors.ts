/** Who is connected to a table right now, and how everybody is told something. */

import { type Client, getMessageBytes, Protocol } from '@colyseus/core';
import type { Seat, Viewer } from '../../../shared/engine/game.ts';
import type { Person } from '../../../shared/table/people/model.ts';
import { clockCodec, LEAVE_CODES, type LeaveReason, MESSAGES } from '../../../shared/table/protocol.ts';
import type { Milliseconds } from '../../../shared/table/runtime/clock.ts';
import type { Running } from '../../../shared/table/runtime/running.ts';
import { Audience, type Listener, mayHear, type Past, type Speaker } from './audience.ts';
import { Pulse } from './pulse.ts';

export interface Visitor extends Listener {
  readonly client: Client;
  readonly pulse: Pulse;
  person: Person;
  readonly muted: Set<number>;
  /** Ids of those with whom this one shall not talk: by their own wish, or the other's. */
  readonly apart: Set<string>;
  /** Until when the host of the server wants to hear nothing of them. */
  silentUntil: number;
  /** The session that they came with, and from where. Never stored. */
  readonly session: string;
  readonly address: string;
}

/** What is known of somebody before they come in. It travels as JSON to the process with the table. */
export interface Standing {
  readonly session: string;
  readonly address: string;
  readonly apart: readonly string[];
  readonly silentUntil: number;
}

/** A message, to be sent. */
export interface Word {
  readonly type: string;
  readonly packed: unknown;
}

const NOBODY: Standing = { session: '', address: '', apart: [], silentUntil: 0 };

const PING_MS = 2000;
/** The first measurements are told at once; later ones only now and then, clocks do not drift that fast. */
const CLOCKS_AT_ONCE = 3;
const CLOCK_EVERY = 15;
/** Nobody weighs the paws of those who watch: they need a clock, now and then. */
const WATCHERS_BEAT_EVERY = 15;

export class Visitors {
  readonly #here = new Map<string, Visitor>();
  readonly #seatOf: (player: string) => Seat | undefined;
  readonly #now: () => number;
  readonly #delay: () => Milliseconds;
  readonly #audience: Audience;
  #beat: NodeJS.Timeout | undefined;
  #beats = 0;

  /** @param delay How much later those who watch are told everything. */
  constructor(seatOf: (player: string) => Seat | undefined, now: () => number, delay: () => Milliseconds) {
    this.#seatOf = seatOf;
    this.#now = now;
    this.#delay = delay;
    this.#audience = new Audience(() => this.#watching(), delay, now);
  }

  /** Those who are shown everything later live in the past. */
  clockOf(visitor: Visitor): Milliseconds {
    return this.#now() - (this.#isPresent(visitor) ? 0 : this.#delay());
  }

  #isPresent(visitor: Visitor): boolean {
    visitor.isPresent ||= this.seat(visitor) !== undefined;
    return visitor.isPresent;
  }

  get all(): readonly Visitor[] {
    return [...this.#here.values()];
  }

  get watchers(): number {
    let count = 0;
    for (const _ of this.#watching()) count += 1;
    return count;
  }

  *#watching(): Iterable<Visitor> {
    for (const visitor of this.#here.values()) if (this.seat(visitor) === undefined) yield visitor;
  }

  isWatching(client: Client): boolean {
    const visitor = this.of(client);
    return visitor !== undefined && this.seat(visitor) === undefined;
  }

  of(client: Client): Visitor | undefined {
    return this.#here.get(client.sessionId);
  }

  /** Seats whose people are here. */
  get present(): readonly Seat[] {
    const seats: Seat[] = [];
    for (const visitor of this.#here.values()) {
      const seat = this.seat(visitor);
      if (seat !== undefined) seats.push(seat);
    }
    return seats;
  }

  /** What the line of this seat costs in a race. */
  creditOf(seat: Seat): Milliseconds {
    for (const visitor of this.#here.values()) if (this.seat(visitor) === seat) return visitor.pulse.credit;
    return 0;
  }

  ofPlayer(player: string): Visitor | undefined {
    for (const visitor of this.#here.values()) if (visitor.person.id === player) return visitor;
    return undefined;
  }

  seat(visitor: Visitor): Seat | undefined {
    return this.#seatOf(visitor.person.id);
  }

  add(client: Client, person: Person, { session, address, apart, silentUntil }: Standing = NOBODY): Visitor {
    const pulse = new Pulse(client, (roundTrip, count) => {
      if (count > CLOCKS_AT_ONCE && count % CLOCK_EVERY !== 0) return;
      const now = this.clockOf(visitor);
      client.send(MESSAGES.clock, clockCodec.pack({ now, roundTrip: Math.round(roundTrip) }));
    });
    const { end } = this.#audience;
    const visitor: Visitor = {
      client,
      pulse,
      person,
      muted: new Set(),
      apart: new Set(apart),
      silentUntil,
      session,
      address,
      next: end,
      isPresent: false,
      patchedFrom: Number.POSITIVE_INFINITY,
    };
    this.#here.set(client.sessionId, visitor);
    pulse.beat();
    this.#beat ??= setInterval(() => this.#beatAll(), PING_MS);
    return visitor;
  }

  #beatAll(): void {
    this.#beats += 1;
    let place = 0;
    for (const visitor of this.#here.values()) {
      place += 1;
      // Each at its own time: all of them at once would be a thousand answers at once.
      const isDue = this.seat(visitor) !== undefined || (this.#beats + place) % WATCHERS_BEAT_EVERY === 0;
      if (isDue) visitor.pulse.beat();
    }
  }

  remove(client: Client): Visitor | undefined {
    const visitor = this.#here.get(client.sessionId);
    this.#here.delete(client.sessionId);
    if (this.#here.size === 0) this.stop();
    return visitor;
  }

  dismiss(visitor: Visitor, reason: LeaveReason): void {
    this.#here.delete(visitor.client.sessionId);
    visitor.client.leave(LEAVE_CODES[reason], reason);
  }

  stop(): void {
    clearInterval(this.#beat);
    this.#beat = undefined;
    this.#audience.stop();
  }

  /** Packs once for every seat and once for all who watch. Those who sit are told first. */
  tell(type: string, packed: (viewer: Viewer) => unknown): void {
    const isWatched = this.#tellSeats((seat) => message(type, packed(seat)));
    if (!isWatched && !this.isLater) return;
    this.#audience.tell(message(type, packed('watcher')));
    this.#seatsAreUpToDate();
  }

  /** What a seat says, to everybody who wants to hear it. */
  tellTalk(said: Speaker, packed: unknown): void {
    const bytes = message(MESSAGES.talk, packed);
    this.#tellSeats((_, visitor) => (mayHear(visitor, said) ? bytes : undefined));
    this.#audience.tell(bytes, { said });
    this.#seatsAreUpToDate();
  }

  /** A patch of the state that those who sit have been sent. */
  tellPatch(bytes: Uint8Array): void {
    for (const visitor of this.#here.values())
      if (this.seat(visitor) !== undefined && this.#isPresent(visitor)) this.#audience.catchUp(visitor);
    this.#audience.tell(bytes, { isPatch: true });
    this.#seatsAreUpToDate();
  }

  /** This client is being sent the whole state: it needs no patch that came before. Gives the one that it may know, where that is not the present one. */
  hasState(client: Client): Uint8Array | undefined {
    const visitor = this.of(client);
    if (visitor === undefined) return undefined;
    const past = this.pastOf(visitor);
    visitor.patchedFrom = past === undefined ? this.#audience.end : visitor.next;
    return past?.state;
  }

  /** What somebody knows who watches what is shown later; undefined for everybody who may know the present. */
  pastOf(visitor: Visitor): Past | undefined {
    return this.isLater && !this.#isPresent(visitor) ? this.#audience.pastAt(visitor.next) : undefined;
  }

  get isLater(): boolean {
    return this.#delay() > 0;
  }

  /** Somebody has come to watch. False where nothing can be shown to them yet. */
  beginWatching(visitor: Visitor): boolean {
    return this.#audience.begin(visitor);
  }

  /** Keeps the table as it is now for those who come when it may be shown. */
  remember(state: () => Uint8Array, running: Running | undefined): void {
    this.#audience.remember(state, running);
  }

  /** At once, or when those who watch are shown what happens now. They are told what it gives, and seats too where everybody lives in the present. */
  inTimeOfWatchers(task: () => readonly Word[]): void {
    if (this.isLater) this.#audience.tell(() => task().map(({ type, packed }) => message(type, packed)));
    else for (const { type, packed } of task()) this.tell(type, () => packed);
  }

  /** Before somebody is told something of their own: what came earlier comes first. */
  catchUp(client: Client): void {
    const visitor = this.of(client);
    if (visitor === undefined) return;
    this.#isPresent(visitor);
    this.#audience.catchUp(visitor);
  }

  /** Answers whether somebody else is here, who watches. */
  #tellSeats(bytesFor: (seat: Seat, visitor: Visitor) => Uint8Array | undefined): boolean {
    let isWatched = false;
    for (const visitor of this.#here.values()) {
      const seat = this.seat(visitor);
      if (seat === undefined) {
        isWatched = true;
        continue;
      }
      // Who has just sat down may still be owed something from when they watched.
      visitor.isPresent = true;
      this.#audience.catchUp(visitor);
      const bytes = bytesFor(seat, visitor);
      if (bytes !== undefined) visitor.client.enqueueRaw(bytes);
    }
    return isWatched;
  }

  /** What was told to those who watch, seats have been told by themselves. */
  #seatsAreUpToDate(): void {
    const { end } = this.#audience;
    for (const visitor of this.#here.values()) if (this.seat(visitor) !== undefined) visitor.next = end;
  }
}

const message = (type: string, packed: unknown): Uint8Array => getMessageBytes.raw(Protocol.ROOM_DATA, type, packed);
