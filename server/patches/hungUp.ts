/**
 * A connection that this server has hung up on is read no further.
 * The gap: Node reads a piece of 64 KB to its end whatever became of its socket meanwhile, and makes a request and a response of every 18 bytes of it; no option bounds that.
 */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** What Node keeps at the socket of a connection; its answer tells the parser how to go on. */
interface Reading {
  readonly parser?: { onIncoming(request: IncomingMessage, keepAlive: boolean): number };
}

/** Any number that means nothing to the parser ends the reading. */
const STOP = -1;

/** After the server has taken the connection. */
export function stopWhenHungUp(socket: Duplex): void {
  const { parser } = socket as Duplex & Reading;
  if (parser === undefined) return;
  const read = parser.onIncoming;
  parser.onIncoming = (request, keepAlive) => {
    const answer = read(request, keepAlive);
    return socket.destroyed || socket.writableEnded ? STOP : answer;
  };
}
