/** An answer that a connection waits for, counted from its request on, also where Node itself gives it: a request without a host never comes to us. */

import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Browsers and proxies send one request after the other; who does not would fill the line, and the memory. */
const MOST_UNANSWERED = 8;

const unanswered = new WeakMap<Duplex, number>();
const count = (socket: Duplex, by: number): number => {
  const now = (unanswered.get(socket) ?? 0) + by;
  unanswered.set(socket, now);
  return now;
};

export class CountedResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  constructor(...args: ConstructorParameters<typeof ServerResponse<R>>) {
    super(...args);
    const [{ socket }] = args;
    if (count(socket, 1) > MOST_UNANSWERED) socket.destroy();
    this.once('close', () => count(socket, -1));
  }
}
