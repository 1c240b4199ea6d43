/** The way of one process to the store, which can be cut without anybody hanging up: as a switch that lost its power would. */

import { connect, createServer, type Socket } from 'node:net';

export class Line {
  readonly url: string;
  readonly #sockets = new Set<Socket>();
  /** Whoever came while it was cut. */
  #waiting: (() => void)[] = [];
  #isCut = false;

  private constructor(url: string) {
    this.url = url;
  }

  /** To the same store, under another address. */
  static async to(store: string): Promise<Line> {
    const target = new URL(store);
    const server = createServer((near) => line.#accept(near, Number(target.port), target.hostname));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    server.unref();
    const way = new URL(store);
    way.port = String((server.address() as { readonly port: number }).port);
    const line = new Line(way.href);
    return line;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.pause();
  }

  mend(): void {
    this.#isCut = false;
    for (const socket of this.#sockets) socket.resume();
    for (const come of this.#waiting.splice(0)) come();
  }

  /** What is open stays so and carries nothing any more, as when the machine at the other end is replaced; who comes anew gets through. */
  lose(): void {
    for (const socket of this.#sockets) socket.pause();
    this.#sockets.clear();
  }

  #accept(near: Socket, port: number, host: string): void {
    near.on('error', () => near.destroy());
    const go = () => {
      const far = connect(port, host);
      far.on('error', () => near.destroy());
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on('data', (bytes) => to.write(bytes));
        from.on('close', () => {
          this.#sockets.delete(from);
          to.destroy();
        });
      }
    };
    if (this.#isCut) this.#waiting.push(go);
    else go();
  }
}
