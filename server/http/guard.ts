/** The door: who may knock from where, how often, and what browsers are told not to do with our pages. */

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { matchMaker } from '@colyseus/core';
import type { RequestHandler } from 'express';
import { LOBBY_ROOM } from '../rooms/lobbyRoom.ts';
import { refusedWith } from '../rooms/tableRoom.ts';
import type { Services } from '../services.ts';

const FORWARDED = ['x-forwarded-for', 'x-client-ip', 'x-real-ip'];

/**
 * Makes a request harmless before anybody reads it. Writes the address that counts into one header. Colyseus believes whatever a client writes there; without this
 * everybody would have as many addresses as they like.
 */
export function sanitize(request: IncomingMessage, trustProxy: boolean): void {
  const { headers, socket } = request;
  // The last one was added by our own proxy; what stands before it came from outside.
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  for (const name of FORWARDED) delete headers[name];
  headers['x-real-ip'] = networkOf((trustProxy && forwarded) || socket.remoteAddress || 'unknown');
  // Colyseus parses it in an event handler: what it cannot parse would end the process.
  if (!URL.canParse(`ws://server${request.url}`)) request.url = '/';
  if (!URL.canParse(`http://${headers.host}`)) headers.host = 'unreadable';
}

/** Whoever has one address of IPv6 has all of its network: limits that counted each would count nothing. */
function networkOf(address: string): string {
  // Also the form in which a socket for both kinds tells an address of IPv4.
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')].slice(0, 4).join(':');
}

export function isAllowedOrigin(origin: string | null, host: string | null, allowed: readonly string[]): boolean {
  // Programs send none; a page in a browser always does, and cannot lie about it.
  if (origin === null) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Matchmaking as far as clients may use it: join a table that is there, or the lobby. Tables are opened by our routes. */
export function guardMatchmaking(services: Services): void {
  const { controller } = matchMaker;
  const invoke = controller.invokeMethod.bind(controller);
  controller.exposedMethods = ['joinById', 'joinOrCreate'];
  controller.invokeMethod = async (method, roomName, options, auth) => {
    if (method === 'joinOrCreate' && roomName !== LOBBY_ROOM) throw refusedWith({ code: 'server/notOffered' });
    if (!services.limits.joins.take(String(auth?.ip ?? ''), Date.now())) {
      services.metrics.limited.inc({ what: 'joins' });
      throw refusedWith({ code: 'server/tooFrequent' });
    }
    const lobby = method === 'joinOrCreate' ? services.lobby.id : undefined;
    if (lobby === undefined) return invoke(method, roomName, options, auth);
    // The last one may just be leaving it: then it is opened anew.
    return invoke('joinById', lobby, options, auth).catch(() => invoke(method, roomName, options, auth));
  };
  controller.DEFAULT_CORS_HEADERS = {} as typeof controller.DEFAULT_CORS_HEADERS;
  controller.getCorsHeaders = (headers) => {
    const origin = headers.get('origin');
    const answer: { [name: string]: string } = { Vary: 'Origin' };
    if (origin === null || !services.config.allowedOrigins.includes(origin)) return answer;
    answer['Access-Control-Allow-Origin'] = origin;
    answer['Access-Control-Allow-Headers'] = 'Content-Type, Authorization';
    answer['Access-Control-Allow-Methods'] = 'GET, POST, PATCH';
    answer['Access-Control-Max-Age'] = '600';
    return answer;
  };
}

export function beforeUpgrade(services: Services) {
  return (request: Request): Response | undefined => {
    const { headers } = request;
    const good = isAllowedOrigin(headers.get('origin'), headers.get('host'), services.config.allowedOrigins);
    return good ? undefined : new Response(null, { status: 403 });
  };
}

export function securityHeaders({ config }: Services): RequestHandler {
  const peers = config.peerAddresses.join(' ');
  const policy = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    `connect-src 'self' ${peers}`.trim(),
  ].join('; ');
  return (_request, response, next) => {
    response.set({
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    });
    next();
  };
}

/** Requests that change something must come from our own pages, or from programs. */
export function sameOrigin({ config }: Services): RequestHandler {
  return (request, response, next) => {
    const origin = request.header('origin') ?? null;
    if (isAllowedOrigin(origin, request.header('host') ?? null, config.allowedOrigins)) next();
    else response.status(403).json({ error: { code: 'server/foreignOrigin' } });
  };
}
