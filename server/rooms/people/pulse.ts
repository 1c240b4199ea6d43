/**
 * Measures how long a message takes to a client and back. Pings of the WebSocket itself: the browser answers them without
 * the page, so that a busy scene does not look like a slow line, and the client's code has nothing to answer.
 */

import type { Client } from '@colyseus/core';
import { creditOf, rememberRoundTrip } from '../../../shared/table/race/race.ts';

interface Socket {
  readonly readyState: number;
  ping(payload: Buffer): void;
  on(event: 'pong', listener: (payload: Buffer) => void): void;
}

const OPEN = 1;

export class Pulse {
  readonly #socket: Socket;
  #roundTrips: readonly number[] = [];
  #credit: number | undefined;
  #sent: { readonly token: string; readonly at: number } | undefined;
  #count = 0;

  constructor(client: Client, measured: (roundTrip: number, count: number) => void) {
    this.#socket = client.ref as unknown as Socket;
    this.#socket.on('pong', (payload) => {
      // Only the answer to the latest ping counts: an older one, sent again, would look quick.
      if (this.#sent === undefined || payload.toString() !== this.#sent.token) return;
      const roundTrip = performance.now() - this.#sent.at;
      this.#sent = undefined;
      this.#roundTrips = rememberRoundTrip(this.#roundTrips, roundTrip);
      this.#credit = undefined;
      this.#count += 1;
      measured(roundTrip, this.#count);
    });
  }

  /** Worked out when somebody asks, and once: at some tables pings are more frequent than moves, at others it is the other way round. */
  get credit(): number {
    this.#credit ??= creditOf(this.#roundTrips);
    return this.#credit;
  }

  /** An unanswered ping is forgotten: a pong held back until the next one must not be paid as a slow line. */
  beat(): void {
    if (this.#socket.readyState !== OPEN) return;
    const token = Math.random().toString(36).slice(2);
    this.#sent = { token, at: performance.now() };
    this.#socket.ping(Buffer.from(token));
  }
}
