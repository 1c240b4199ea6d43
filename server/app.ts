/** Puts the server together. Exported for tests: one per process, because Colyseus' matchmaker is one per process. */

import { type AuthContext, defineRoom, defineServer, matchMaker, type Server } from '@colyseus/core';
import express, { type Application } from 'express';
import type { ApiError } from '../shared/table/api.ts';
import { Ownership } from './cluster/ownership.ts';
import type { Cluster } from './cluster/redis.ts';
import { Unrestored } from './cluster/unrestored.ts';
import type { Config } from './config.ts';
import { storeClassics } from './gallery/classics.ts';
import { beginHosting, processForTable } from './hosting/beginHosting.ts';
import { HostSettings } from './hosting/hostSettings.ts';
import { thrown } from './http/answers.ts';
import { beforeUpgrade, sameOrigin, securityHeaders } from './http/guard.ts';
import { HttpServer, MOST_BODY_BYTES } from './http/httpServer.ts';
import { routeOperating } from './http/operating.ts';
import { buildOf, CLIENT_DIR, type Pages, requirePages, routePages } from './http/pages.ts';
import { routePreviews } from './http/previews.ts';
import { recognise } from './http/recognise.ts';
import { routeAccount } from './http/routes/account.ts';
import { routeCats } from './http/routes/cats.ts';
import { routeGallery } from './http/routes/gallery.ts';
import { routeGuesses } from './http/routes/guesses.ts';
import { routeHost } from './http/routes/host.ts';
import { routeKeeping } from './http/routes/keeping.ts';
import { routeLadder } from './http/routes/ladder.ts';
import { routeMatches } from './http/routes/matches.ts';
import { routePeople } from './http/routes/people.ts';
import { routeQueue } from './http/routes/queue.ts';
import { routeTables } from './http/routes/tables.ts';
import { routeTv } from './http/routes/tv.ts';
import { Identity } from './identity.ts';
import { Limit } from './limits.ts';
import { createLog, quietLog } from './log.ts';
import { TABLE_ROOM } from './matchmaking/listing.ts';
import { Queue } from './matchmaking/queue/queue.ts';
import { MemoryQueue } from './matchmaking/queue/queueStore.ts';
import { queueSurroundings } from './matchmaking/queue/surroundings.ts';
import { LocalTables } from './matchmaking/tableIndex.ts';
import { Metrics } from './metrics.ts';
import { restrictOrigins } from './patches/cors.ts';
import { BanList } from './people/banList.ts';
import { FarewellClock } from './people/leaving/farewells.ts';
import { NewsDesk } from './people/news.ts';
import { Counting } from './ratings/counting.ts';
import { LOBBY_ROOM, LobbyRoom } from './rooms/lobbyRoom.ts';
import { admit } from './rooms/people/admit.ts';
import { TableRoom } from './rooms/tableRoom.ts';
import { TableTransport } from './rooms/wire/transport.ts';
import type { Services } from './services.ts';
import { requireFreePort } from './start/listening.ts';
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

/** What a process does now and then while it runs. */
interface Chore {
  begin(): void;
  end(): Promise<void>;
}

const MAX_PAYLOAD = 4096;
const THINKING_THREADS = 2;
const MINUTE = 60_000;
/** How often a player may come back to a seat in a minute when their address has used up its joins. */
const RETURNS = 30;
/** Of one person. */
const CHANGES_PER_MINUTE = 60;
const LOOKS_PER_MINUTE = 240;
const EXPORTS_PER_MINUTE = 3;
/** From one address. */
const LADDERS_PER_MINUTE = 120;
/** Of one person: who waits gives a sign of life every second, perhaps from two devices. */
const QUEUE_PER_MINUTE = 240;
/** Of one address: each is a match that is played again. Whoever switches between six seats asks seven times. */
const REPLAYS_PER_MINUTE = 60;
/** Of one address, where the picture is not there yet. A page of the feed has nine, and people turn pages. */
const PREVIEWS_PER_MINUTE = 60;
/** Of one address, which a whole school may share. */
const PAGES_PER_MINUTE = 300;
const LIKES_PER_MINUTE = 60;
/** Of one address: every open page asks once a minute, and it costs next to nothing. */
const BANNERS_PER_MINUTE = 1200;

export async function startApp(config: Config, options: AppOptions = {}): Promise<App> {
  const { thinkers = new Thinkers(THINKING_THREADS), pages = config.pagesDir ?? CLIENT_DIR } = options;
  if (config.pagesDir !== undefined) requirePages(config.pagesDir);
  await requireFreePort(config);
  // Loaded only where it is used: most servers start faster without.
  const cluster =
    config.redisUrl === undefined ? undefined : await (await import('./cluster/redis.ts')).joinCluster(config.redisUrl);
  const services = await createServices(config, thinkers, cluster, buildOf(pages));
  const http = new HttpServer(services);
  restrictOrigins(config.allowedOrigins);
  const ownership = new Ownership(services);
  const chores: readonly Chore[] = [
    new Retention(services.store, services.log, config.keepMatchesDays),
    new FarewellClock(services.store.people.farewells, services.log),
    new Counting(services.store, services.log),
    services.bans,
    services.queue,
    ...(cluster === undefined ? [] : [cluster.presence]),
  ];
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
    selectProcessIdToCreateRoom: () => processForTable(services),
    ...(config.publicAddress === undefined ? {} : { publicAddress: config.publicAddress }),
    ...(cluster === undefined ? {} : { presence: cluster.presence, driver: cluster.driver }),
    beforeListen: async () => {
      await matchMaker.onReady;
      await storeClassics(services.store, services.log);
      await ownership.begin();
      for (const chore of chores) chore.begin();
      await beginHosting(services);
      services.lobby.id = (await matchMaker.handleCreateRoom(LOBBY_ROOM, {})).roomId;
    },
  });
  await server.listen(config.port, config.host);
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return { services, port, close: () => close(server, services, ownership, chores) };
}

async function createServices(
  config: Config,
  thinkers: Thinkers,
  cluster: Cluster | undefined,
  build: string | undefined,
): Promise<Services> {
  const metrics = new Metrics();
  const store = await openStore(config, (report) => metrics.committed(report));
  const secret = config.secret ?? (await store.setting('secret', Identity.freshSecret()));
  const log = createLog(config.logLevel);
  const listings = cluster?.driver;
  return {
    config,
    metrics,
    store,
    log,
    identity: new Identity(secret),
    listings,
    tables: listings ?? new LocalTables(),
    queue: new Queue(cluster?.queue ?? new MemoryQueue(), queueSurroundings({ config, store, log })),
    thinkers,
    news: new NewsDesk(log),
    bans: new BanList(store.people.sanctions, log),
    hostSettings: new HostSettings(store),
    build,
    limits: {
      identities: new Limit(config.limits.identities, MINUTE),
      tables: new Limit(config.limits.tables, MINUTE),
      joins: new Limit(config.limits.joins, MINUTE),
      returns: new Limit(RETURNS, MINUTE),
      // Every attempt to join takes one.
      tickets: new Limit(config.limits.joins, MINUTE),
      changes: new Limit(CHANGES_PER_MINUTE, MINUTE),
      looks: new Limit(LOOKS_PER_MINUTE, MINUTE),
      exports: new Limit(EXPORTS_PER_MINUTE, MINUTE),
      ladder: new Limit(LADDERS_PER_MINUTE, MINUTE),
      queue: new Limit(QUEUE_PER_MINUTE, MINUTE),
      replays: new Limit(REPLAYS_PER_MINUTE, MINUTE),
      previews: new Limit(PREVIEWS_PER_MINUTE, MINUTE),
      gallery: new Limit(PAGES_PER_MINUTE, MINUTE),
      banner: new Limit(BANNERS_PER_MINUTE, MINUTE),
      likes: new Limit(LIKES_PER_MINUTE, MINUTE),
    },
    lobby: { id: '' },
    open: new Set(),
    unrestored: new Unrestored(),
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
  return { [TABLE_ROOM]: defineRoom(table), [LOBBY_ROOM]: defineRoom(lobby) };
}

async function routes(app: Application, services: Services, pages: Pages): Promise<void> {
  app.disable('x-powered-by');
  app.use(securityHeaders(services), sameOrigin(services), express.json({ limit: MOST_BODY_BYTES }));
  app.use('/api', recognise(services));
  await routeOperating(app, services);
  routePeople(app, services);
  routeAccount(app, services);
  routeKeeping(app, services);
  routeCats(app, services);
  routeHost(app, services);
  routeTables(app, services);
  routeQueue(app, services);
  routeMatches(app, services);
  routeLadder(app, services);
  routeGallery(app, services);
  routePreviews(app, services, pages);
  routeGuesses(app, services);
  routeTv(app, services);
  // Programs read answers of the API: a page that says so would be none.
  app.use('/api', (_request, response) => {
    response.status(404).json({ error: { code: 'server/notOffered' } } satisfies ApiError);
  });
  routePages(app, pages);
  app.use(thrown(services));
}

/** Tables go to sleep as they are; whoever starts next, here or elsewhere, wakes them. */
async function close(
  server: Server,
  services: Services,
  ownership: Ownership,
  chores: readonly Chore[],
): Promise<void> {
  services.closing.now = true;
  await server.gracefullyShutdown(false);
  await services.store.journal.settled();
  // Before anything else that may take its time: people wait for their tables.
  await ownership.end();
  for (const chore of chores) await chore.end();
  await services.thinkers.close();
  await services.store.close();
}
