/** Puts the server together. Exported for tests: one per process, because Colyseus' matchmaker is one per process. */

import { createServer } from 'node:http';
import { type AuthContext, defineRoom, defineServer, matchMaker, type Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import express, { type Application } from 'express';
import { Custody } from './cluster/ownership.ts';
import type { Config } from './config.ts';
import { malformedBody } from './http/answers.ts';
import { beforeUpgrade, guardMatchmaking, sameOrigin, sanitize, securityHeaders } from './http/guard.ts';
import { routeMatches } from './http/matches.ts';
import { routeOperating } from './http/operating.ts';
import { CLIENT_DIR, routePages } from './http/pages.ts';
import { routePeople } from './http/people.ts';
import { routeTables } from './http/tables.ts';
import { Identity } from './identity.ts';
import { Limit } from './limits.ts';
import { createLog, quietLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { LOBBY_ROOM, LobbyRoom, TABLE_ROOM } from './rooms/lobbyRoom.ts';
import { admit, TableRoom } from './rooms/tableRoom.ts';
import { guardFrames } from './rooms/wire/frames.ts';
import type { Services } from './services.ts';
import { openStore } from './store/store.ts';
import { Thinkers } from './thinking/thinkers.ts';

export interface App {
  readonly services: Services;
  readonly port: number;
  close(): Promise<void>;
}

/** What a server brings along itself unless it is given. */
export interface AppOptions {
  readonly thinkers?: Thinkers;
  /** The folder with the built client. */
  readonly pages?: string;
}

const MAX_PAYLOAD = 4096;
/** Longer than browsers and proxies keep an idle connection: who closes first loses the request that is on its way. */
const KEEP_ALIVE_MS = 75_000;
const THINKING_THREADS = 2;
const MINUTE = 60_000;

export async function startApp(config: Config, options: AppOptions = {}): Promise<App> {
  const { thinkers = new Thinkers(THINKING_THREADS), pages = CLIENT_DIR } = options;
  const services = await createServices(config, thinkers);
  const http = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  // Before the transport's own listener, which reads the address.
  http.on('upgrade', (request) => sanitize(request, config.trustProxy));
  guardMatchmaking(services);
  guardFrames(services.metrics);
  const custody = new Custody(services);
  const server = defineServer({
    transport: new WebSocketTransport({
      server: http,
      maxPayload: MAX_PAYLOAD,
      beforeUpgrade: beforeUpgrade(services),
    }),
    rooms: rooms(services),
    express: (app: Application) => routes(app, services, pages),
    logger: quietLog(services.log),
    greet: false,
    gracefullyShutdown: false,
    ...(config.publicAddress === undefined ? {} : { publicAddress: config.publicAddress }),
    ...(config.redisUrl === undefined ? {} : await redis(config.redisUrl)),
    beforeListen: async () => {
      await matchMaker.onReady;
      await custody.begin();
    },
  });
  // In the callback: a request between listening and this line would still carry an address of its own choice.
  await server.listen(config.port, config.host, undefined, () => {
    http.prependListener('request', (request) => sanitize(request, config.trustProxy));
  });
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return { services, port, close: () => close(server, services, custody) };
}

async function createServices(config: Config, thinkers: Thinkers): Promise<Services> {
  const metrics = new Metrics();
  const store = await openStore(config, (report) => metrics.committed(report));
  const secret = config.secret ?? (await store.setting('secret', Identity.freshSecret()));
  return {
    config,
    metrics,
    store,
    log: createLog(config.logLevel),
    identity: new Identity(secret),
    thinkers,
    limits: {
      identities: new Limit(config.limits.identities, MINUTE),
      tables: new Limit(config.limits.tables, MINUTE),
      joins: new Limit(config.limits.joins, MINUTE),
    },
    lobby: { id: undefined },
    open: new Set(),
    closing: { now: false },
  };
}

/** Loaded only where it is used: most servers start faster without. */
async function redis(url: string) {
  const [{ RedisPresence }, { RedisDriver }] = await Promise.all([
    import('@colyseus/redis-presence'),
    import('@colyseus/redis-driver'),
  ]);
  return { presence: new RedisPresence(url), driver: new RedisDriver(url) };
}

function rooms(services: Services) {
  const onAuth = (token: string, _options: unknown, _context: AuthContext) => admit(services, token);
  const table = class extends TableRoom {
    static override onAuth = onAuth;
    readonly services = services;
  };
  const lobby = class extends LobbyRoom {
    static override onAuth = onAuth;
    readonly services = services;
  };
  return { [TABLE_ROOM]: defineRoom(table).enableRealtimeListing(), [LOBBY_ROOM]: defineRoom(lobby) };
}

async function routes(app: Application, services: Services, pages: string): Promise<void> {
  app.disable('x-powered-by');
  app.use(securityHeaders(services), sameOrigin(services), express.json({ limit: '16kb' }));
  await routeOperating(app, services);
  routePeople(app, services);
  routeTables(app, services);
  routeMatches(app, services);
  routePages(app, pages);
  app.use(malformedBody(services));
}

/** Tables go to sleep as they are; whoever starts next, here or elsewhere, wakes them. */
async function close(server: Server, services: Services, custody: Custody): Promise<void> {
  services.closing.now = true;
  await server.gracefullyShutdown(false);
  await services.store.journal.settled();
  await custody.end();
  await services.thinkers.close();
  await services.store.close();
}
