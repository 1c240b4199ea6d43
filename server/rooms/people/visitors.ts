/** Who is connected to a table right now, and how everybody is told something. */

import { type Client, getMessageBytes, Protocol } from '@colyseus/core';
import type { Seat, Viewer } from '../../../shared/engine/game.ts';
import type { Person } from '../../../shared/table/people/model.ts';
import { clockCodec, LEAVE_CODES, type LeaveReason, MESSAGES } from '../../../shared/table/protocol.ts';
import { Pulse } from './pulse.ts';

export interface Visitor {
  readonly client: Client;
  readonly pulse: Pulse;
  person: Person;
  readonly muted: Set<number>;
}

const PING_MS = 2000;
/** The first measurements are told at once; later ones only now and then, clocks do not drift that fast. */
const CLOCKS_AT_ONCE = 3;
const CLOCK_EVERY = 15;

export class Visitors {
  readonly #here = new Map<string, Visitor>();
  readonly #seatOf: (player: string) => Seat | undefined;
  readonly #now: () => number;
  #beat: NodeJS.Timeout | undefined;

  constructor(seatOf: (player: string) => Seat | undefined, now: () => number) {
    this.#seatOf = seatOf;
    this.#now = now;
  }

  get all(): readonly Visitor[] {
    return [...this.#here.values()];
  }

  get watchers(): number {
    return this.all.filter((visitor) => this.seat(visitor) === undefined).length;
  }

  of(client: Client): Visitor | undefined {
    return this.#here.get(client.sessionId);
  }

  ofPlayer(player: string): Visitor | undefined {
    return this.all.find((visitor) => visitor.person.id === player);
  }

  seat(visitor: Visitor): Seat | undefined {
    return this.#seatOf(visitor.person.id);
  }

  add(client: Client, person: Person): Visitor {
    const pulse = new Pulse(client, (roundTrip, count) => {
      if (count > CLOCKS_AT_ONCE && count % CLOCK_EVERY !== 0) return;
      client.send(MESSAGES.clock, clockCodec.pack({ now: this.#now(), roundTrip: Math.round(roundTrip) }));
    });
    const visitor: Visitor = { client, pulse, person, muted: new Set() };
    this.#here.set(client.sessionId, visitor);
    pulse.beat();
    this.#beat ??= setInterval(() => {
      for (const { pulse } of this.#here.values()) pulse.beat();
    }, PING_MS);
    return visitor;
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
  }

  /** Packs once for every seat and once for all who watch. */
  tell(type: string, packed: (viewer: Viewer) => unknown): void {
    let forWatchers: Uint8Array | undefined;
    for (const visitor of this.#here.values()) {
      const seat = this.seat(visitor);
      if (seat !== undefined) visitor.client.enqueueRaw(message(type, packed(seat)));
      else {
        forWatchers ??= message(type, packed('watcher'));
        visitor.client.enqueueRaw(forWatchers);
      }
    }
  }
}

const message = (type: string, packed: unknown): Uint8Array => getMessageBytes.raw(Protocol.ROOM_DATA, type, packed);
