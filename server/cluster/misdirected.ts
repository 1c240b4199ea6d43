/**
 * A socket belongs to the process that has its table. A proxy that asked the wrong one is told where to go, so that it needs neither sticky
 * cookies nor a list of processes.
 */

import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';
import { matchMaker } from '@colyseus/core';
import type { Services } from '../services.ts';

/** Colyseus' own: the process, then the room. */
const SOCKET_PATH = /^\/([A-Za-z0-9_-]+)\/[A-Za-z0-9_-]+$/;
const CLOSING_MS = 2000;
const EVERYWHERE = new Set(['0.0.0.0', '::', '']);

/** Where a proxy beside us reaches this process: what it listens on, or the first address of the machine when that is all of them. */
export function ownAddress(host: string, port: number): string {
  if (!EVERYWHERE.has(host)) return `${host}:${port}`;
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const own = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  return `${own?.address ?? '127.0.0.1'}:${port}`;
}

/** Whether this socket was meant for another process; then it has been answered. */
export function turnElsewhere({ listings, config }: Services, request: IncomingMessage, socket: Duplex): boolean {
  const [, process] = SOCKET_PATH.exec(new URL(`ws://server${request.url}`).pathname) ?? [];
  // Only a proxy of ours may learn where the others are.
  if (listings === undefined || !config.trustProxy || process === undefined || process === matchMaker.processId)
    return false;
  const answer = (line: string, header = '') => {
    socket.end(`HTTP/1.1 ${line}\r\n${header}Content-Length: 0\r\nConnection: close\r\n\r\n`);
    // Who never hangs up on its side would keep the socket, half open, for good.
    const timer = setTimeout(() => socket.destroy(), CLOSING_MS);
    socket.once('close', () => clearTimeout(timer));
  };
  socket.on('error', () => undefined);
  // What follows is nobody's; unread, it would keep the end of the socket from being noticed.
  socket.resume();
  listings.addressOf(process).then(
    (address) =>
      address === undefined
        ? answer('503 Service Unavailable')
        : answer('421 Misdirected Request', `X-Process-Address: ${address}\r\n`),
    () => answer('503 Service Unavailable'),
  );
  return true;
}
