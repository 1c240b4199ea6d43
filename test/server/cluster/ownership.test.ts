import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from '@colyseus/sdk';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { refusalOf } from '../../../client/net/roomTable.ts';
import { spicy } from '../../../shared/games/spicy/index.ts';
import type { Ticket } from '../../../shared/table/api.ts';
import { Guest } from '../../support/guest/guest.ts';
import { ServerProcess } from '../../support/server/serverProcess.ts';
import { missing, type Service, startPostgres, startRedis } from '../../support/server/services.ts';

const answerTo = (guest: Guest, id: string): Promise<string> =>
  guest
    .twin()
    .join(id)
    .then(
      () => 'joined',
      (error) => refusalOf(error).code,
    );

/** A seat that nobody ever takes. */
async function promiseSeat(guest: Guest, table: string, method: 'joinById' | 'joinOrCreate'): Promise<Response> {
  const { ticket } = await guest.call<Ticket>('POST', '/api/ticket', { table });
  const headers = { authorization: `Bearer ${ticket}`, 'content-type': 'application/json' };
  return fetch(`${guest.url}/matchmake/${method}/${table}`, { method: 'POST', headers, body: '{}' });
}

describe('a table that this version cannot read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-unreadable-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is given up with its match, people are told so, and the others come back', async () => {
    const server = await ServerProcess.start({ DATA_DIR: folder });
    const guest = await Guest.arrive(server.url);
    const open = async () => {
      const id = await guest.open({ game: 'spicy', seats: 2, practice: true });
      await guest.join(id);
      await guest.until(() => guest.seq > 0);
      return { id, match: guest.matchId };
    };
    const [older, torn, whole] = [await open(), await open(), await open()];
    await server.kill();
    const disk = new DatabaseSync(join(folder, 'hot-paws.sqlite'));
    disk.prepare('UPDATE matches SET version = 99 WHERE id = ?').run(older.match);
    disk.prepare("UPDATE journal SET entry = '[1,' WHERE match_id = ? AND seq = 1").run(torn.match);
    await server.start();
    for (const { id } of [older, torn]) expect(await answerTo(guest, id)).toBe('table/unreadable');
    expect(await answerTo(guest, whole.id)).toBe('joined');
    const status = (match: string) => disk.prepare('SELECT status FROM matches WHERE id = ?').get(match);
    expect([older, torn, whole].map(({ match }) => status(match))).toEqual([
      { status: 'abandoned' },
      { status: 'abandoned' },
      { status: 'playing' },
    ]);
    disk.close();
    await server.kill();
  });
});

describe.skipIf(missing('postgres') || missing('redis'))('one of several processes', () => {
  let postgres: Service;
  let redis: Service;
  let server: ServerProcess;
  let admin: pg.Client;

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, HOST: '127.0.0.1', TRUST_PROXY: '1' };
    server = await ServerProcess.start(shared);
    admin = new pg.Client(postgres.url);
    await admin.connect();
  });

  afterAll(async () => {
    await admin?.end();
    await server?.kill();
    await Promise.all([postgres?.stop(), redis?.stop()]);
  });

  const seen = async () =>
    Number((await admin.query<{ seen: string }>('select max(seen_at) as seen from processes')).rows[0]?.seen);

  test('beats while it waits for tables: others would take it for dead', async () => {
    await admin.query('begin');
    await admin.query('lock table tables in access exclusive mode');
    const before = await seen();
    await expect.poll(seen).toBeGreaterThan(before + 4000);
    await admin.query('commit');
  });

  test('without any table is well again after a Redis that lost everything, and its lobby can be entered', async () => {
    const health = async () => (await (await fetch(`${server.url}/health`)).json()) as { reasons: string[] };
    await redis.crash();
    await redis.start();
    await expect.poll(health).toMatchObject({ ready: true, tables: 0 });
    const guest = await Guest.arrive(server.url);
    expect((await promiseSeat(guest, 'lobby', 'joinOrCreate')).status).toBe(200);
  });

  test('brings back a table that it took over without ever hearing so', async () => {
    const guest = await Guest.arrive(server.url);
    const id = await guest.open({ game: 'spicy', seats: 2 });
    const unheard = 'babababa';
    await admin.query(
      `insert into tables (id, status, process, epoch, model, created_at, updated_at)
       select $2, status, process, epoch + 1, model, created_at, updated_at from tables where id = $1`,
      [id, unheard],
    );
    await expect.poll(() => answerTo(guest, unheard)).toBe('joined');
  });

  test('brings back a table that it could neither list nor let go of', async () => {
    const guest = await Guest.arrive(server.url);
    const id = await guest.open({ game: 'spicy', seats: 2 });
    const torn = 'dadadada';
    const listings = new Redis(redis.url);
    await listings.hset('hotpaws:rooms', torn, '{');
    await admin.query(`
      create function keep() returns trigger language plpgsql as $$ begin raise exception 'kept'; end $$;
      create trigger keep before update on tables for each row when (new.process is null) execute function keep()`);
    await admin.query(
      `insert into tables (id, status, process, epoch, model, created_at, updated_at)
       select $2, status, null, epoch, model, created_at, updated_at from tables where id = $1`,
      [id, torn],
    );
    await expect.poll(() => server.output).toContain('kept');
    const health = (await (await fetch(`${server.url}/health`)).json()) as { warnings: string[] };
    expect(health.warnings).toEqual([expect.stringContaining('could not be brought back')]);
    await admin.query('drop trigger keep on tables');
    await listings.hdel('hotpaws:rooms', torn);
    listings.disconnect();
    await expect.poll(() => answerTo(guest, torn)).toBe('joined');
  });

  test('brings back a table that Redis lists under a later epoch for a process that does not run it', async () => {
    const guest = await Guest.arrive(server.url);
    const id = await guest.open({ game: 'spicy', seats: 2 });
    const elsewhere = 'gagagaga';
    const listings = new Redis(redis.url);
    const listed = JSON.parse((await listings.hget('hotpaws:rooms', id)) ?? '');
    const stale = { ...listed, roomId: elsewhere, processId: 'long-gone', epoch: 99, indexes: [] };
    await listings.hset('hotpaws:rooms', elsewhere, JSON.stringify(stale));
    listings.disconnect();
    await admin.query(
      `insert into tables (id, status, process, epoch, model, created_at, updated_at)
       select $2, status, null, epoch, model, created_at, updated_at from tables where id = $1`,
      [id, elsewhere],
    );
    await expect.poll(() => answerTo(guest, elsewhere)).toBe('joined');
  });

  test('hangs up on who asked the wrong one and never does so itself', async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write(
      'GET /elsewhere/table HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    await expect.poll(() => answer).toContain('503');
    // Whatever is written to a socket that is gone comes back as an error, and closes this side too.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const knocking = setInterval(() => socket.write('still here\r\n'), 200);
    await closed;
    clearInterval(knocking);
  });

  test('that is told to end tells the others as soon as they may take its tables, whoever it still waits for', async () => {
    const [guest, late] = [await Guest.arrive(server.url), await Guest.arrive(server.url)];
    const id = await guest.open({ game: 'spicy', seats: 2 });
    await guest.join(id);
    const deaf = await Guest.arrive(server.url, { light: { game: spicy } });
    await deaf.join(id, 'watcher');
    (deaf.connection.socket as WebSocket).pause();
    const lobby = new Client(server.url);
    lobby.auth.token = (await guest.call<Ticket>('POST', '/api/ticket', { table: 'lobby' })).ticket;
    const visit = await lobby.joinOrCreate('lobby');
    visit.reconnection.enabled = false;
    visit.onMessage('*', () => undefined);
    for (const promised of [promiseSeat(late, id, 'joinById'), promiseSeat(late, 'lobby', 'joinOrCreate')])
      expect((await promised).status).toBe(200);
    const ears = new Redis(redis.url);
    await ears.subscribe('hotpaws:news');
    const released = new Promise((resolve) => {
      ears.on('message', async (_topic, news) => {
        // Presence packs what is packed already.
        if (JSON.parse(JSON.parse(news)).type !== 'released') return;
        resolve((await admin.query('select process from tables where id = $1', [id])).rows);
      });
    });
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(await released).toEqual([{ process: null }]);
    ears.disconnect();
    await server.start();
  });
});
