/** A long way to a server: a proxy that hands on everything, both ways, later than it came. */

import { connect, createServer, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

const BINARY = 0x02;
const OPCODE = 0x0f;
/** Turns of the event loop in which a server in this process reads what was sent to it before. */
const TURNS = 5;

export class SlowLine {
  readonly url: string;
  readonly #close: () => void;
  readonly #sockets: ReadonlySet<Socket>;
  #beforeMessage: (() => void) | undefined;

  private constructor(url: string, sockets: ReadonlySet<Socket>, close: () => void) {
    this.url = url;
    this.#sockets = sockets;
    this.#close = close;
  }

  static async open(port: number, roundTripMs: number): Promise<SlowLine> {
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      for (const socket of [near, far]) {
        sockets.add(socket.on('error', () => socket.destroy()));
        socket.on('close', () => {
          near.destroy();
          far.destroy();
        });
      }
      handOn(near, far, roundTripMs / 2, (bytes) => line.#pass(bytes));
      handOn(far, near, roundTripMs / 2);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(0, '127.0.0.1', resolve);
    await promise;
    const line = new SlowLine(`http://127.0.0.1:${(server.address() as { port: number }).port}`, sockets, () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    });
    return line;
  }

  /** Does this when the next message has come to the end of the line, and has whoever is near served first. */
  beforeMessage(act: () => void): void {
    this.#beforeMessage = act;
  }

  /** Whoever is connected hears nothing more, and nobody hangs up. Who comes later is served. */
  fallSilent(): void {
    for (const socket of this.#sockets) socket.pause();
  }

  close(): void {
    this.#close();
  }

  async #pass(bytes: Buffer): Promise<void> {
    // Pongs pass as they come: only what a client says is waited for.
    if (this.#beforeMessage === undefined || ((bytes[0] ?? 0) & OPCODE) !== BINARY) return;
    this.#beforeMessage();
    this.#beforeMessage = undefined;
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  }
}

/** In order: nothing overtakes what came before it. */
function handOn(from: Socket, to: Socket, delay: number, passing?: (bytes: Buffer) => Promise<void>): void {
  let before: Promise<unknown> = Promise.resolve();
  from.on('data', (bytes: Buffer) => {
    const due = setTimeout(delay);
    before = before
      .then(() => due)
      .then(() => passing?.(bytes))
      .then(() => to.write(bytes));
  });
}
