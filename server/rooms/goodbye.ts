/**
 * The end of a room that people are in: first they go, then the room. Colyseus would keep it otherwise until every seat is taken that it has promised
 * to anybody. For so long it would answer "full" for a table that runs elsewhere, keep this process from taking that again, and a shutdown from its end.
 */

import type { Room } from '@colyseus/core';
import type { TableSocket } from './wire/transport.ts';

/** How long a seat is kept for who is on the way: a page that takes longer has given up (see client/net/roomTable.ts). */
export const PROMISED_SECONDS = 8;
/** For the answers of those who are asked to go. A phone that sleeps hears nothing: its line is cut. */
const PATIENCE_MS = 300;

export class Goodbye {
  readonly #room: Room;
  readonly #code: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(room: Room, code: number) {
    this.#room = room;
    this.#code = code;
  }

  say(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => this.#insist(), PATIENCE_MS);
    for (const client of this.#room.clients) client.leave(this.#code);
    this.heard();
  }

  /** Somebody has gone. */
  heard(): void {
    if (this.#timer !== undefined && this.#room.clients.length === 0) this.#end();
  }

  #insist(): void {
    this.#timer = setTimeout(() => this.#end(), PATIENCE_MS);
    for (const client of this.#room.clients) (client.ref as TableSocket).terminate();
  }

  #end(): void {
    clearTimeout(this.#timer);
    void this.#room.disconnect(this.#code);
  }
}
