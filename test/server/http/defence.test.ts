/** What strangers send that no page of ours would, and that nobody at a table may feel. */

import { once } from 'node:events';
import { connect } from 'node:net';
import { Protocol } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Ticket } from '../../../shared/table/api.ts';
import { MESSAGES } from '../../../shared/table/protocol.ts';
import type { CallFailed } from '../../support/guest/call.ts';
import { Guest } from '../../support/guest/guest.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

const MAX_TABLES = 6;
const REQUESTS = 25;

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ MAX_TABLES: String(MAX_TABLES), LIMIT_REQUESTS: String(REQUESTS), LIMIT_JOINS: '120' });
});
afterAll(() => server.close());

/** The first line of the answer to a request as it is written here. */
async function shout(...lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(lines.join('\r\n'));
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer).split('\r\n')[0] ?? '';
}

const POST = 'POST /matchmake/joinById/x HTTP/1.1';
const JSON_TYPE = 'Content-Type: application/json';

test.each([
  ['', 'Host: x\r\n'],
  [' without a host', ''],
  [' that expect what nobody knows', 'Host: x\r\nExpect: x\r\n'],
])(
  'who sends requests%s one after another without waiting for answers is cut off, and nobody else',
  async (_name, header) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const answers: string[] = [];
    socket.on('data', (data) => answers.push(String(data)));
    socket.on('error', () => undefined);
    socket.write(`GET /health HTTP/1.1\r\n${header}\r\n`.repeat(500));
    await once(socket, 'close');
    expect(answers.join('').split('HTTP/1.1').length - 1).toBeLessThanOrEqual(8);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  },
);

test.each([POST, 'PATCH /api/me HTTP/1.1', 'GET / HTTP/1.1'])(
  '%s: nobody waits for a body that is too long, or whose length nobody tells',
  async (request) => {
    expect(await shout(request, 'Host: x', JSON_TYPE, 'Content-Length: 250000000', '', '')).toMatch(/413/);
    expect(await shout(request, 'Host: x', JSON_TYPE, 'Transfer-Encoding: chunked', '', '')).toMatch(/411/);
  },
);

describe('matchmaking', () => {
  test.each([
    ['a form', 'Content-Type: multipart/form-data; boundary=x', /415/],
    ['a protocol that is none', `${JSON_TYPE}\r\nX-Forwarded-Proto: ja va`, /HTTP\/1\.1 4\d\d|HTTP\/1\.1 52\d/],
  ])('%s is answered, and nothing failed', async (_name, header, answer) => {
    expect(await shout(POST, 'Host: x', header, 'Content-Length: 2', '', '{}')).toMatch(answer);
  });

  test.each(['cat:secret@x', 'x/y', '][', 'x y'])('the host %s is answered', async (host) => {
    expect(await shout(POST, `Host: ${host}`, JSON_TYPE, 'Content-Length: 2', '', '{}')).toMatch(/HTTP\/1\.1 (4|52)\d/);
  });

  test.each(['create/table', 'join/table', 'joinOrCreate/table', 'reconnect/x', 'joinById/../create/table'])(
    '%s is not offered',
    async (path) => {
      const request = `POST /matchmake/${path} HTTP/1.1`;
      expect(await shout(request, 'Host: x', JSON_TYPE, 'Content-Length: 2', '', '{}')).toMatch(/403/);
    },
  );

  test('tables that are opened in the same moment are not more than fit', async () => {
    const guest = await Guest.arrive(server.url);
    const opened = await Promise.all(
      Array.from({ length: 3 * MAX_TABLES }, () =>
        guest.open({ game: 'spicy', seats: 2 }).catch((error: CallFailed) => error.status),
      ),
    );
    expect(opened.filter((id) => typeof id === 'string').length).toBeLessThanOrEqual(MAX_TABLES);
    expect(opened).toContain(503);
    expect(server.app.services.open.size).toBeLessThanOrEqual(MAX_TABLES);
  });
});

describe('one person', () => {
  test.each([
    ['POST', '/api/ticket', { table: 'x' }],
    ['PATCH', '/api/me', { name: 'Minka' }],
  ])('%s %s has a limit', async (method, path, body) => {
    const guest = await Guest.arrive(server.url);
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => guest.call(method, path, body).catch((error: CallFailed) => error.status)),
    );
    expect(answers).toContain(429);
  });

  test('does not get a whole match told over and over, by asking or by being late', async () => {
    const [guest, other] = await Promise.all([Guest.arrive(server.url), Guest.arrive(server.url)]);
    const [table] = [...server.app.services.open];
    await guest.join(table!.id);
    await other.join(table!.id);
    for (const person of [guest, other]) await person.ask('ready', { ready: true });
    await guest.until(() => guest.seq > 0);
    const hellos = () => guest.heard.filter(({ type }) => type === MESSAGES.hello).length;
    const ask = async (request: () => Promise<unknown>) => {
      const before = hellos();
      await Promise.all(Array.from({ length: 15 }, request));
      return hellos() - before;
    };
    const told = await ask(() => guest.ask('hello', {}));
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(5);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    // What a machine that takes its time earns anew meanwhile comes on top.
    const began = performance.now();
    const isServed = async () => {
      const reply = await guest.command({ type: 'pass' }, 0);
      return reply.ok || reply.refusal.code !== 'table/tooFrequent';
    };
    let served = 0;
    while (await isServed()) served += 1;
    expect(served).toBeLessThan(8 + (REQUESTS * (performance.now() - began)) / 1000);
  });
});

describe('a socket', () => {
  test('that never says that it is there is not served, and closed', async () => {
    const guest = await Guest.arrive(server.url);
    const [table] = [...server.app.services.open];
    const { ticket } = await guest.call<Ticket>('POST', '/api/ticket', { table: table!.id });
    const answer = await fetch(`${server.url}/matchmake/joinById/${table!.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ticket}` },
      body: JSON.stringify({ as: 'watcher' }),
    });
    const place = (await answer.json()) as { sessionId: string; processId: string; roomId: string };
    const address = `${server.url.replace('http', 'ws')}/${place.processId}/${place.roomId}`;
    const socket = new WebSocket(`${address}?sessionId=${place.sessionId}`);
    await once(socket, 'message');
    // A request for everything, instead of the answer to the invitation.
    socket.send(Buffer.from([Protocol.ROOM_REQUEST, 1, 0xa5, ...Buffer.from('hello'), 0x80]));
    const heard: unknown[] = [];
    socket.on('message', (message) => heard.push(message));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1008);
    expect(heard).toEqual([]);
  });
});
