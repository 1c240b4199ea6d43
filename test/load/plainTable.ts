/** Clients of plainServer.ts, with the measure and the work of loadTable.ts. */

import { MESSAGES } from '../../shared/table/protocol.ts';
import type { Connection, Listener } from '../support/guest/connection.ts';
import { connectLightly } from '../support/guest/lightConnection.ts';

/** What the server has to do. */
export interface PlainOrder {
  readonly tables: number;
  readonly seats: number;
  /** A message of a real table. */
  readonly move: unknown;
  readonly patchBytes: number;
}

export class PlainTable {
  readonly latencies: number[] = [];
  moves = 0;
  readonly #guests: Connection[] = [];
  readonly #choose: () => unknown;
  #bytes = 0;
  #seen = 0;
  #turn = 0;
  #waiting: { readonly sent: number; readonly resolve: () => void } | undefined;

  private constructor(choose: () => unknown) {
    this.#choose = choose;
  }

  /** `choose` is what a client of a real table does before it moves, and what it then asks for. */
  static async open(url: string, room: string, seats: number, choose: () => unknown): Promise<PlainTable> {
    const table = new PlainTable(choose);
    const listener: Listener = {
      heard: (type, _unpack, bytes) => table.#arrived(type, bytes),
      changed: (bytes) => {
        table.#bytes += bytes;
      },
      closed: () => undefined,
    };
    for (let seat = 0; seat < seats; seat += 1)
      table.#guests.push(await connectLightly(url, '', room, 'seat', listener));
    return table;
  }

  /** Of moves and patches, since the last time that somebody asked. */
  takeBytes(): number {
    const bytes = this.#bytes;
    this.#bytes = 0;
    return bytes;
  }

  async move(): Promise<boolean> {
    const command = this.#choose();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#seen = 0;
    this.#waiting = { sent: performance.now(), resolve };
    this.#turn = (this.#turn + 1) % this.#guests.length;
    await this.#guests[this.#turn]?.request('command', { seq: this.moves, command });
    await promise;
    return true;
  }

  close(): void {
    for (const guest of this.#guests) void guest.leave();
  }

  #arrived(type: string, bytes: number): void {
    if (type !== MESSAGES.move) return;
    this.#bytes += bytes;
    this.#seen += 1;
    if (this.#seen < this.#guests.length || this.#waiting === undefined) return;
    this.latencies.push(performance.now() - this.#waiting.sent);
    this.moves += 1;
    this.#waiting.resolve();
    this.#waiting = undefined;
  }
}
