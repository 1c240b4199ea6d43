/**
 * Which other sites may call this server.
 * The gap: Colyseus allows every site, with credentials, and merges what `getCorsHeaders` answers over that; no option takes the defaults away.
 */

import { matchMaker } from '@colyseus/core';

export type CorsHeaders = { [name: string]: string };

export function corsHeaders(origin: string | null, allowed: readonly string[]): CorsHeaders {
  if (origin === null || !allowed.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'Content-Type, Authorization',
    'Access-Control-Allow-Methods': 'GET, POST, PATCH',
    'Access-Control-Max-Age': '600',
  };
}

export function restrictOrigins(allowed: readonly string[]): void {
  const { controller } = matchMaker;
  controller.DEFAULT_CORS_HEADERS = {} as typeof controller.DEFAULT_CORS_HEADERS;
  controller.getCorsHeaders = (headers) => corsHeaders(headers.get('origin'), allowed);
}
