/** Who may call from where, and what browsers are told not to do with our pages. */

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import type { Services } from '../services.ts';

const FORWARDED = ['x-forwarded-for', 'x-client-ip', 'x-real-ip'];
/** A name or an address, and a port: nothing that could be read as a user or a path. */
const HOST = /^[\w.:[\]-]+$/;

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
  // Colyseus parses these in an event handler: what it cannot parse would end the process, or leave the request without an answer.
  if (!URL.canParse(`ws://server${request.url}`)) request.url = '/';
  if (!HOST.test(headers.host ?? '') || !URL.canParse(`http://${headers.host}`)) headers.host = 'unreadable';
  const protocol = headers['x-forwarded-proto'];
  if (!trustProxy || (protocol !== 'http' && protocol !== 'https')) delete headers['x-forwarded-proto'];
}

/** Written by `sanitize`, which knows whether a proxy may be believed. */
export const addressOf = ({ headers }: IncomingMessage): string => String(headers['x-real-ip'] ?? '');

/** A socket for both kinds tells an address of IPv4 like this. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Whoever has one address of IPv6 has all of its network: limits that counted each would count nothing. */
export function networkOf(told: string): string {
  const address = told.replace(MAPPED, '');
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  // One network, one text: proxies write zeros and capitals as they like.
  const groups = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16).toString(16));
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')].slice(0, 4).join(':');
}

export function isAllowedOrigin(origin: string | null, host: string | null, allowed: readonly string[]): boolean {
  // Programs send none; a page in a browser always does, and cannot lie about it.
  if (origin === null) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
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
    // Films that were made in this browser.
    "media-src 'self' blob:",
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
