/** The HTTP server itself: sees every request before Colyseus and Express do, and lets in what they may read. */

import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Refusal } from '../../shared/engine/game.ts';
import { corsHeaders } from '../patches/cors.ts';
import { LOBBY_ROOM } from '../rooms/lobbyRoom.ts';
import type { Services } from '../services.ts';
import { addressOf, sanitize } from './guard.ts';

/** Longer than browsers and proxies keep an idle connection: who closes first loses the request that is on its way. */
const KEEP_ALIVE_MS = 75_000;
/** A request that takes longer to arrive is no request. */
const REQUEST_MS = 30_000;
export const MOST_BODY_BYTES = 16 * 1024;

const MATCHMAKING = /^\/+matchmake(?:\/|$)/i;
const JOIN = /^\/matchmake\/joinById\/[A-Za-z0-9_-]+$/;
const ENTER_LOBBY = `/matchmake/joinOrCreate/${LOBBY_ROOM}`;

export class Door extends Server {
  readonly #services: Services;

  constructor(services: Services) {
    super({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS });
    this.#services = services;
  }

  /** Not a listener: those of others are put before it, and none of them can keep a request from the next. */
  override emit(event: string, ...args: unknown[]): boolean {
    if (event === 'upgrade') sanitize(args[0] as IncomingMessage, this.#services.config.trustProxy);
    if (event === 'request') {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      sanitize(request, this.#services.config.trustProxy);
      const refused = this.#refusalOf(request);
      if (refused !== undefined) {
        this.#turnAway(request, response, refused);
        return true;
      }
    }
    return super.emit(event, ...args);
  }

  #refusalOf(request: IncomingMessage): Refused | undefined {
    const { 'content-length': length = '0', 'transfer-encoding': chunked, 'content-type': type } = request.headers;
    if (Number(length) > MOST_BODY_BYTES) return { status: 413, refusal: { code: 'server/malformed' } };
    const { pathname } = new URL(`http://server${request.url}`);
    if (!MATCHMAKING.test(pathname) || request.method !== 'POST') return undefined;
    // Colyseus reads a body to its end, however long that takes and whatever it is.
    if (chunked !== undefined) return { status: 411, refusal: { code: 'server/malformed' } };
    if (type !== undefined && !type.startsWith('application/json'))
      return { status: 415, refusal: { code: 'server/malformed' } };
    return this.#matchmaking(request, pathname);
  }

  /** Clients may join a table that is there, or the lobby of this process. Tables are opened by our routes. */
  #matchmaking(request: IncomingMessage, pathname: string): Refused | undefined {
    const { limits, metrics, lobby } = this.#services;
    if (!JOIN.test(pathname) && pathname !== ENTER_LOBBY)
      return { status: 403, refusal: { code: 'server/notOffered' } };
    if (!limits.joins.take(addressOf(request), Date.now())) {
      metrics.limited.inc({ what: 'joins' });
      return { status: 403, refusal: { code: 'server/tooFrequent' } };
    }
    request.url = pathname === ENTER_LOBBY ? `/matchmake/joinById/${lobby.id}` : pathname;
    return undefined;
  }

  /** In the words of matchmaking, which clients know how to read. */
  #turnAway(request: IncomingMessage, response: ServerResponse, { status, refusal }: Refused): void {
    this.#services.metrics.refusals.inc({ code: refusal.code });
    const origin = request.headers.origin ?? null;
    response.writeHead(status, {
      ...corsHeaders(origin, this.#services.config.allowedOrigins),
      'Content-Type': 'application/json',
      // What is still to come of the body is not waited for.
      Connection: 'close',
    });
    response.end(JSON.stringify({ code: status, error: JSON.stringify(refusal) }));
  }
}

interface Refused {
  readonly status: number;
  readonly refusal: Refusal;
}
