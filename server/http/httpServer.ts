/** The HTTP server itself: sees every request before Colyseus and Express do, and lets in what they may read. */

import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '../../shared/engine/game.ts';
import { turnElsewhere } from '../cluster/misdirected.ts';
import { hasSeatAt, whereaboutsOf } from '../matchmaking/whereabouts.ts';
import { corsHeaders } from '../patches/cors.ts';
import { stopWhenHungUp } from '../patches/hungUp.ts';
import { LOBBY_ROOM } from '../rooms/lobbyRoom.ts';
import type { Services } from '../services.ts';
import { CountedResponse } from './countedResponse.ts';
import { addressOf, sanitize } from './guard.ts';
import { WaitingLine } from './waitingLine.ts';

/** Longer than browsers and proxies keep an idle connection: who closes first loses the request that is on its way. */
const KEEP_ALIVE_MS = 75_000;
/** A request that takes longer to arrive is no request. */
const REQUEST_MS = 30_000;
export const MOST_BODY_BYTES = 16 * 1024;

const MATCHMAKING = /^\/+matchmake(?:\/|$)/i;
const JOIN = /^\/matchmake\/joinById\/([A-Za-z0-9_-]+)$/;
const ENTER_LOBBY = `/matchmake/joinOrCreate/${LOBBY_ROOM}`;

const ABSENT = {
  moving: 'table/moving',
  unreadable: 'table/unreadable',
  gone: 'table/noSuchTable',
} as const;

export class HttpServer extends Server {
  readonly #services: Services;
  readonly #line = new WaitingLine();
  #warned = false;

  constructor(services: Services) {
    super({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS, ServerResponse: CountedResponse });
    this.#services = services;
  }

  /** Not a listener: those of others are put before it, and none of them can keep a request from the next. */
  override emit(event: string, ...args: unknown[]): boolean {
    if (event === 'upgrade') {
      const [request, socket] = args as [IncomingMessage, Duplex];
      this.#sanitize(request);
      if (turnElsewhere(this.#services, request, socket)) return true;
      const hangUp = () => socket.destroy();
      socket.on('error', hangUp);
      this.#line.enter(addressOf(request), () => {
        socket.off('error', hangUp);
        if (!socket.destroyed) super.emit(event, ...args);
      });
      return true;
    }
    if (event === 'request') {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      if (!request.socket.destroyed) this.#receive(request, response);
      return true;
    }
    const heard = super.emit(event, ...args);
    if (event === 'connection') stopWhenHungUp(args[0] as Duplex);
    return heard;
  }

  #receive(request: IncomingMessage, response: ServerResponse): void {
    const unreadable = unreadableBody(request);
    if (unreadable !== undefined) {
      response.setHeader('Connection', 'close');
      this.#turnAway(request, response, unreadable);
      // What is still to come of such a body is not waited for. Other refusals keep their connection: another one costs more than the next refusal.
      request.socket.end();
      return;
    }
    this.#sanitize(request);
    this.#line.enter(addressOf(request), () => void this.#begin(request, response));
  }

  async #begin(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.socket.destroyed) return;
    try {
      const refused = await this.#refusalOf(request);
      // Who hung up meanwhile has left a request that nobody can read any more.
      if (response.destroyed) return;
      if (refused === undefined) super.emit('request', request, response);
      else this.#turnAway(request, response, refused);
    } catch (error) {
      this.#services.log.error({ err: error }, 'the HTTP server failed');
      if (response.headersSent) response.destroy();
      else this.#turnAway(request, response, { status: 500, refusal: { code: 'server/failed' } });
    }
  }

  #sanitize(request: IncomingMessage): void {
    const { config, log } = this.#services;
    // Without this the limits of all who come through a proxy are one person's.
    if (!config.trustProxy && !this.#warned && request.headers['x-forwarded-for'] !== undefined) {
      this.#warned = true;
      log.warn('requests come through a proxy, which counts as one address: set TRUST_PROXY=1 if it is yours');
    }
    sanitize(request, config.trustProxy);
  }

  /** Undefined for what nobody has to think about. */
  async #refusalOf(request: IncomingMessage): Promise<Refused | undefined> {
    const { pathname } = new URL(`http://server${request.url}`);
    if (!MATCHMAKING.test(pathname) || request.method !== 'POST') return undefined;
    // Colyseus reads a body of any kind.
    const { 'content-type': type } = request.headers;
    if (type !== undefined && !type.startsWith('application/json')) return refuse(415, 'server/malformed');
    return this.#matchmaking(request, pathname);
  }

  /** Clients may join a table that is there, or the lobby of this process. Tables are opened by our routes. */
  async #matchmaking(request: IncomingMessage, pathname: string): Promise<Refused | undefined> {
    const { lobby, identity } = this.#services;
    const [, table] = JOIN.exec(pathname) ?? [];
    if (table === undefined && pathname !== ENTER_LOBBY) return refuse(403, 'server/notOffered');
    const [, ticket = ''] = (request.headers.authorization ?? '').split(' ');
    if (!(await this.#isWithinLimits(request, ticket, table))) return refuse(403, 'server/tooFrequent');
    // Before anybody looks for the table: Colyseus would find out last of all, and dearly.
    if (identity.readTicket(ticket, table ?? LOBBY_ROOM, Date.now()) === undefined)
      return refuse(403, 'identity/badTicket');
    if (table === undefined) {
      request.url = `/matchmake/joinById/${lobby.id}`;
      return undefined;
    }
    request.url = pathname;
    const whereabouts = await whereaboutsOf(this.#services, table);
    if (whereabouts === 'running') return undefined;
    return refuse(403, ABSENT[whereabouts]);
  }

  /** After a restart everybody comes back at once, a whole school from one address: to a seat of one's own there is a budget of one's own. */
  async #isWithinLimits(request: IncomingMessage, ticket: string, table: string | undefined): Promise<boolean> {
    const { limits, metrics, identity } = this.#services;
    const now = Date.now();
    if (limits.joins.take(addressOf(request), now)) return true;
    const player = table === undefined ? undefined : identity.playerOfTicket(ticket, table, now);
    if (table !== undefined && player !== undefined && limits.returns.take(player, now))
      if (await hasSeatAt(this.#services, table, player)) return true;
    metrics.limited.inc({ what: 'joins' });
    return false;
  }

  /** In the words of matchmaking, which clients know how to read. */
  #turnAway(request: IncomingMessage, response: ServerResponse, { status, refusal }: Refused): void {
    this.#services.metrics.refusals.inc({ code: refusal.code });
    const origin = request.headers.origin ?? null;
    response.writeHead(status, {
      ...corsHeaders(origin, this.#services.config.allowedOrigins),
      'Content-Type': 'application/json',
    });
    response.end(JSON.stringify({ code: status, error: JSON.stringify(refusal) }));
  }
}

interface Refused {
  readonly status: number;
  readonly refusal: Refusal;
}

/** As its head tells. One that comes in chunks may have one for every byte, and each is handed on by itself: thousands of them would hold everybody up. */
function unreadableBody({ headers }: IncomingMessage): Refused | undefined {
  if (Number(headers['content-length'] ?? '0') > MOST_BODY_BYTES) return refuse(413, 'server/malformed');
  return headers['transfer-encoding'] === undefined ? undefined : refuse(411, 'server/malformed');
}

const refuse = (status: number, code: Refusal['code']): Refused => ({ status, refusal: { code } });
