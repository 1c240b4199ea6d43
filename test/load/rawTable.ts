/** Clients of rawServer.ts, with the measure and the work of loadTable.ts. */

import { WebSocket } from 'ws';

export class RawTable {
  readonly latencies: number[] = [];
  moves = 0;
  readonly #sockets: readonly WebSocket[];
  #seen = 0;
  #turn = 0;
  readonly #think: () => void;
  #waiting: { readonly sent: number; readonly resolve: () => void } | undefined;

  private constructor(sockets: readonly WebSocket[], think: () => void) {
    this.#sockets = sockets;
    this.#think = think;
    for (const socket of sockets) {
      let messages = 0;
      socket.on('message', (message: Buffer) => {
        // The first of two is the move, the other one its patch.
        if (message.length !== REPLY_BYTES && ++messages % 2 === 1) this.#arrived();
      });
    }
  }

  /** `think` is what a client of a real table does before it moves: others who are served by the same process wait for it. */
  static async open(port: number, seats: number, name: string, think: () => void): Promise<RawTable> {
    const sockets = Array.from({ length: seats }, () => new WebSocket(`ws://127.0.0.1:${port}/${name}`));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
    return new RawTable(sockets, think);
  }

  async move(): Promise<boolean> {
    this.#think();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#seen = 0;
    this.#waiting = { sent: performance.now(), resolve };
    this.#turn = (this.#turn + 1) % this.#sockets.length;
    this.#sockets[this.#turn]?.send(Buffer.alloc(COMMAND_BYTES));
    await promise;
    return true;
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  #arrived(): void {
    this.#seen += 1;
    if (this.#seen < this.#sockets.length || this.#waiting === undefined) return;
    this.latencies.push(performance.now() - this.#waiting.sent);
    this.moves += 1;
    this.#waiting.resolve();
    this.#waiting = undefined;
  }
}

const COMMAND_BYTES = 40;
export const REPLY_BYTES = 13;
