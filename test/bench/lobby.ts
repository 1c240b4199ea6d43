/**
 * What it costs to find a table among many: a quick match and a page of the lobby, over HTTP and a socket, with 1,000, 10,000 and 100,000 tables in
 * Redis and as many rows in Postgres; what somebody waits meanwhile who plays at a table of the same process; and how long orphans are looked for.
 * `quickMatchMs` is one request of quick match, `pairMs` the time from the second wish until both know their table, which the queue looks for twice a second.
 */

import { Client } from '@colyseus/sdk';
import { Redis } from 'ioredis';
import { Packr } from 'msgpackr';
import pg from 'pg';
import { TABLE_ROOM, type TableMetadata } from '../../server/matchmaking/listing.ts';
import { indexedIn } from '../../server/matchmaking/tableIndex.ts';
import { openStore } from '../../server/store/store.ts';
import { blackJacky } from '../../shared/games/blackJacky/index.ts';
import type { Ticket } from '../../shared/table/api.ts';
import type { LobbyMessages } from '../../shared/table/protocol.ts';
import type { QueueState } from '../../shared/table/queue.ts';
import { percentile } from '../load/drive.ts';
import { LoadTable } from '../load/loadTable.ts';
import { Guest } from '../support/guest/guest.ts';
import { listed } from '../support/server/listed.ts';
import { ServerProcess } from '../support/server/serverProcess.ts';
import { startPostgres, startRedis } from '../support/server/services.ts';

const SIZES = [1000, 10_000, 100_000] as const;
const PAIRS = 20;
const LOOK_MS = 10;
const AT_ONCE = 1000;
const CALM_MS = 2000;
/** Between moves of the table that somebody plays at meanwhile. */
const PAUSE_MS = 20;
const PACES = ['relaxed', 'standard', 'blitz'] as const;
const packr = new Packr({ useRecords: false });

export async function bench(): Promise<{ [figure: string]: number }> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const server = await ServerProcess.start({ DATABASE_URL: postgres.url, REDIS_URL: redis.url, HOST: '127.0.0.1' });
  const line = new Redis(redis.url);
  const database = new pg.Client(postgres.url);
  await database.connect();
  const store = await openStore({ dataDir: '.', databaseUrl: postgres.url, syncLagMs: 0 });
  const guest = await Guest.arrive(server.url);
  const honest = await LoadTable.open(server.url, blackJacky, 4, 'lobby');
  // The first requests have the server load and compile what all of them use.
  for (let time = 0; time < PAIRS; time += 1) await quickMatch(server.url);
  const figures: { [figure: string]: number } = {};
  let there = 0;
  for (const size of SIZES) {
    console.error(`${size} tables...`);
    await list(line, there, size);
    await keep(database, there, size);
    there = size;
    const pairs: Pair[] = [];
    const calm = await waitsOf(honest, () => new Promise((resolve) => setTimeout(resolve, CALM_MS)));
    let page: Turned = { kilobytes: Number.NaN, milliseconds: Number.NaN };
    const busy = await waitsOf(honest, async () => {
      for (let time = 0; time < PAIRS; time += 1) pairs.push(await quickMatch(server.url));
      page = await pageOf(guest);
    });
    const asked = pairs.flatMap(({ requests }) => requests);
    const orphans: number[] = [];
    for (let time = 0; time < 20; time += 1) {
      const start = performance.now();
      await store.tables.orphans('nobody', 7000);
      orphans.push(performance.now() - start);
    }
    const name = size >= 1000 ? `${size / 1000}k` : String(size);
    figures[`quickMatchMs${name}`] = percentile(asked, 0.5);
    figures[`quickMatchP95Ms${name}`] = percentile(asked, 0.95);
    figures[`pairMs${name}`] = percentile(
      pairs.map(({ milliseconds }) => milliseconds),
      0.5,
    );
    figures[`pageKb${name}`] = page.kilobytes;
    figures[`pageMs${name}`] = page.milliseconds;
    figures[`orphansMs${name}`] = percentile(orphans, 0.5);
    figures[`seatP95Ms${name}`] = percentile(busy, 0.95);
    figures[`seatCalmP95Ms${name}`] = percentile(calm, 0.95);
  }
  const growth = (figure: string) => (figures[`${figure}100k`] ?? Number.NaN) / (figures[`${figure}1k`] ?? Number.NaN);
  for (const figure of ['quickMatchMs', 'pageKb', 'pageMs', 'orphansMs']) figures[`${figure}Growth`] = growth(figure);
  figures.quickMatchMs = figures.quickMatchMs100k ?? Number.NaN;
  figures.pageKb = figures.pageKb100k ?? Number.NaN;
  honest.close();
  line.disconnect();
  await Promise.all([database.end(), store.close()]);
  await server.kill();
  await Promise.all([postgres.stop(), redis.stop()]);
  return figures;
}

/** Every third gathers with a free seat, the others are being played; of all paces and numbers of seats. */
function tableAt(index: number): TableMetadata {
  const seats = 2 + (index % 5);
  const gathers = index % 3 === 0;
  const people = gathers ? index % seats : seats;
  return listed(`bench${index}`, {
    game: index % 2 === 0 ? 'spicy' : 'blackJacky',
    pace: PACES[index % PACES.length] ?? 'standard',
    rules: { manners: 'assisted', spiceItUp: ['copyCat', 'safariTime'], quickDuel: false },
    phase: gathers ? 'gathering' : 'playing',
    host: `Sir Whiskers ${index}`,
    watchers: index % 7,
    seats,
    people,
    open: gathers ? seats - people : 0,
    openedBy: [`player:${index}`, `address:${index % 1000}`],
  });
}

/** As the processes that have them would list them: straight into Redis, many at a time. */
async function list(line: Redis, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += AT_ONCE) {
    const batch = line.pipeline();
    for (let index = start; index < Math.min(to, start + AT_ONCE); index += 1) {
      const metadata = tableAt(index);
      const entries = indexedIn(metadata, false).map(({ key, score }) => ({ key: `hotpaws:${key}`, score }));
      const room = {
        ...{
          name: TABLE_ROOM,
          roomId: metadata.id,
          processId: `elsewhere${index % 100}`,
          private: false,
          locked: false,
        },
        ...{ clients: metadata.people, metadata, indexes: entries.map(({ key }) => key) },
      };
      batch.hset('hotpaws:rooms', metadata.id, JSON.stringify(room));
      for (const { key, score } of entries) batch.zadd(key, score, metadata.id);
    }
    await batch.exec();
  }
}

async function keep(database: pg.Client, from: number, to: number): Promise<void> {
  await database.query(`
    insert into processes (id, seen_at) select 'elsewhere' || n, (extract(epoch from now()) * 1000)::bigint + 3600000
    from generate_series(0, 99) n on conflict do nothing`);
  await database.query(
    `insert into tables (id, status, process, epoch, model, created_at, updated_at)
     select 'bench' || n, 'open', 'elsewhere' || (n % 100), 0, '{}', 1, 1 from generate_series($1::int, $2::int) n`,
    [from, to - 1],
  );
  await database.query('analyze tables');
}

interface Pair {
  readonly requests: readonly number[];
  readonly milliseconds: number;
}

/** Two people who wish for the same. */
async function quickMatch(url: string): Promise<Pair> {
  const guests = await Promise.all([Guest.arrive(url), Guest.arrive(url)]);
  const requests: number[] = [];
  const ask = async (guest: Guest, method: 'GET' | 'POST', wish?: unknown) => {
    const start = performance.now();
    const { state } = await guest.call<QueueState>(method, '/api/queue', wish);
    requests.push(performance.now() - start);
    return state;
  };
  for (const guest of guests) await ask(guest, 'POST', { game: 'spicy', pace: 'standard', seats: 2, bots: false });
  const start = performance.now();
  for (const guest of guests)
    while ((await ask(guest, 'GET')) !== 'seated') await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  return { requests, milliseconds: performance.now() - start };
}

interface Turned {
  readonly kilobytes: number;
  readonly milliseconds: number;
}

/** From asking for a page of the lobby to having it, and what it weighs. */
async function pageOf(guest: Guest): Promise<Turned> {
  const client = new Client(guest.url);
  client.auth.token = (await guest.call<Ticket>('POST', '/api/ticket', { table: 'lobby' })).ticket;
  const room = await client.joinOrCreate('lobby', { list: 'watcher' });
  let arrived: (page: LobbyMessages['page']) => void = () => undefined;
  room.onMessage('page', (page: LobbyMessages['page']) => arrived(page));
  room.onMessage('changes', () => undefined);
  const times: number[] = [];
  let kilobytes = 0;
  for (let page = 1; page <= 9; page += 1) {
    const start = performance.now();
    const turned = new Promise<LobbyMessages['page']>((resolve) => {
      arrived = (told) => told.page === page && resolve(told);
    });
    void room.request('look', { list: 'watcher', page });
    kilobytes = Math.max(kilobytes, packr.pack(await turned).length / 1024);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await room.leave();
  return { kilobytes, milliseconds: percentile(times, 0.5) };
}

/** How long everybody at a table waited for each move while something else went on. */
async function waitsOf(table: LoadTable, act: () => Promise<unknown>): Promise<readonly number[]> {
  table.latencies.length = 0;
  let over = false;
  const playing = (async () => {
    while (!over) {
      if (!(await table.move())) await table.rematch();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  await act();
  over = true;
  await playing;
  return [...table.latencies];
}
