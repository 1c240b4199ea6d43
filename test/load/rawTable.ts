/** Clients of rawServer.ts, with the measure of lightTable.ts. */

import { WebSocket } from 'ws';

export class RawTable {
  readonly latencies: number[] = [];
  moves = 0;
  readonly #sockets: readonly WebSocket[];
  #seen = 0;
  #turn = 0;
  #waiting: { readonly sent: number; readonly resolve: () => void } | undefined;

  private constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets;
    // The move has arrived when its patch has: that is the last of the two.
    for (const socket of sockets) {
      let messages = 0;
      socket.on('message', (message: Buffer) => {
        if (message.length !== REPLY_BYTES && ++messages % 2 === 0) this.#arrived();
      });
    }
  }

  static async open(port: number, seats: number, name: string): Promise<RawTable> {
    const sockets = Array.from({ length: seats }, () => new WebSocket(`ws://127.0.0.1:${port}/${name}`));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
    return new RawTable(sockets);
  }

  async move(): Promise<boolean> {
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
