/** Puts the server together. Exported for tests: one per process, because Colyseus' matchmaker is one per process. */

import { type AuthContext, defineRoom, defineServer, matchMaker, type Server } from '@colyseus/core';
import express, { type Application } from 'express';
import type { Listings } from './cluster/listings.ts';
import { Ownership } from './cluster/ownership.ts';
import type { Config } from './config.ts';
import { malformedBody } from './http/answers.ts';
import { beforeUpgrade, sameOrigin, securityHeaders } from './http/guard.ts';
import { HttpServer, MOST_BODY_BYTES } from './http/httpServer.ts';
import { routeMatches } from './http/matches.ts';
import { routeOperating } from './http/operating.ts';
import { CLIENT_DIR, type Pages, routePages } from './http/pages.ts';
import { routePeople } from './http/people.ts';
import { routeTables } from './http/tables.ts';
import { Identity } from './identity.ts';
import { Limit } from './limits.ts';
import { requireFreePort } from './listening.ts';
import { createLog, quietLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { restrictOrigins } from './patches/cors.ts';
import { LOBBY_ROOM, LobbyRoom, TABLE_ROOM } from './rooms/lobbyRoom.ts';
import { admit, TableRoom } from './rooms/tableRoom.ts';
import { TableTransport } from './rooms/wire/transport.ts';
import type { Services } from './services.ts';
import { Retention } from './store/retention.ts';
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
  /** The folder with the built client, or what serves the client otherwise. */
  readonly pages?: Pages;
}

const MAX_PAYLOAD = 4096;
const THINKING_THREADS = 2;
const MINUTE = 60_000;
/** How often a player may come back to a seat in a minute when their address has used up its joins. */
const RETURNS = 30;
/** Of one person. */
const CHANGES_PER_MINUTE = 60;

export async function startApp(config: Config, options: AppOptions = {}): Promise<App> {
  const { thinkers = new Thinkers(THINKING_THREADS), pages = config.pagesDir ?? CLIENT_DIR } = options;
  await requireFreePort(config);
  // Loaded only where it is used: most servers start faster without.
  const cluster =
    config.redisUrl === undefined ? undefined : await (await import('./cluster/redis.ts')).joinCluster(config.redisUrl);
  const services = await createServices(config, thinkers, cluster?.driver);
  const http = new HttpServer(services);
  restrictOrigins(config.allowedOrigins);
  const ownership = new Ownership(services);
  const retention = new Retention(services.store, services.log, config.keepMatchesDays);
  const server = defineServer({
    transport: new TableTransport(
      { server: http, maxPayload: MAX_PAYLOAD, beforeUpgrade: beforeUpgrade(services) },
      services.metrics,
    ),
    rooms: rooms(services),
    express: (app: Application) => routes(app, services, pages),
    logger: quietLog(services.log),
    greet: false,
    gracefullyShutdown: false,
    ...(config.publicAddress === undefined ? {} : { publicAddress: config.publicAddress }),
    ...cluster,
    beforeListen: async () => {
      await matchMaker.onReady;
      await ownership.begin();
      retention.begin();
      services.lobby.id = (await matchMaker.handleCreateRoom(LOBBY_ROOM, {})).roomId;
    },
  });
  await server.listen(config.port, config.host);
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return { services, port, close: () => close(server, services, ownership, retention) };
}

async function createServices(config: Config, thinkers: Thinkers, listings: Listings | undefined): Promise<Services> {
  const metrics = new Metrics();
  const store = await openStore(config, (report) => metrics.committed(report));
  const secret = config.secret ?? (await store.setting('secret', Identity.freshSecret()));
  return {
    config,
    metrics,
    store,
    log: createLog(config.logLevel),
    identity: new Identity(secret),
    listings,
    thinkers,
    limits: {
      identities: new Limit(config.limits.identities, MINUTE),
      tables: new Limit(config.limits.tables, MINUTE),
      joins: new Limit(config.limits.joins, MINUTE),
      returns: new Limit(RETURNS, MINUTE),
      // Every attempt to join takes one.
      tickets: new Limit(config.limits.joins, MINUTE),
      changes: new Limit(CHANGES_PER_MINUTE, MINUTE),
    },
    lobby: { id: '' },
    open: new Set(),
    opening: { now: 0 },
    closing: { now: false },
  };
}

function rooms(services: Services) {
  const onAuth = (token: string, _options: unknown, { req }: AuthContext) => admit(services, token, req as Request);
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

async function routes(app: Application, services: Services, pages: Pages): Promise<void> {
  app.disable('x-powered-by');
  app.use(securityHeaders(services), sameOrigin(services), express.json({ limit: MOST_BODY_BYTES }));
  await routeOperating(app, services);
  routePeople(app, services);
  routeTables(app, services);
  routeMatches(app, services);
  routePages(app, pages);
  app.use(malformedBody(services));
}

/** Tables go to sleep as they are; whoever starts next, here or elsewhere, wakes them. */
async function close(server: Server, services: Services, ownership: Ownership, retention: Retention): Promise<void> {
  services.closing.now = true;
  await server.gracefullyShutdown(false);
  await retention.end();
  await services.store.journal.settled();
  await ownership.end();
  await services.thinkers.close();
  await services.store.close();
}
