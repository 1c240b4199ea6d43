import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../client/net/roomTable.ts';
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
    await expect.poll(seen, { timeout: 10_000 }).toBeGreaterThan(before + 4000);
    await admin.query('commit');
  });

  test('without any table is well again after a Redis that lost everything, and its lobby can be entered', async () => {
    const health = async () => (await (await fetch(`${server.url}/health`)).json()) as { reasons: string[] };
    await redis.crash();
    await redis.start();
    await expect.poll(health, { timeout: 20_000 }).toMatchObject({ ready: true, tables: 0 });
    const guest = await Guest.arrive(server.url);
    const { ticket } = await guest.call<{ ticket: string }>('POST', '/api/ticket', { table: 'lobby' });
    const entered = await fetch(`${server.url}/matchmake/joinOrCreate/lobby`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ticket}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(entered.status).toBe(200);
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
    await expect.poll(() => answerTo(guest, unheard), { timeout: 15_000 }).toBe('joined');
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
    await expect.poll(() => answer, { timeout: 10_000 }).toContain('503');
    // Whatever is written to a socket that is gone comes back as an error, and closes this side too.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const knocking = setInterval(() => socket.write('still here\r\n'), 200);
    await closed;
    clearInterval(knocking);
  });

  test('that is told to end tells the others as soon as they may take its tables', async () => {
    const guest = await Guest.arrive(server.url);
    const id = await guest.open({ game: 'spicy', seats: 2 });
    const ears = new Redis(redis.url);
    await ears.subscribe('hotpaws:news');
    const released = new Promise((resolve) => {
      ears.on('message', async (_topic, news) => {
        // Presence packs what is packed already.
        if (JSON.parse(JSON.parse(news)).type !== 'released') return;
        resolve((await admin.query('select process from tables where id = $1', [id])).rows);
      });
    });
    await server.kill('SIGTERM');
    expect(await released).toEqual([{ process: null }]);
    ears.disconnect();
    await server.start();
  });
});
