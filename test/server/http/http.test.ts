import type { IncomingMessage } from 'node:http';
import { Client } from '@colyseus/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { sanitize } from '../../../server/http/guard.ts';
import type { MatchRow } from '../../../server/store/database.ts';
import type { Identity, Profile, Transfer } from '../../../shared/table/api.ts';
import { type CallFailed, call } from '../../support/guest/call.ts';
import { Guest } from '../../support/guest/guest.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

const TOKEN = 'a token for operators';
let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    ALLOWED_ORIGINS: 'https://friends.example',
    LIMIT_IDENTITIES: '30',
    LIMIT_TABLES: '5',
    MAX_TABLES: '3',
    MONITOR_TOKEN: TOKEN,
    TRUST_PROXY: '1',
  });
});

afterAll(() => server.close());

let addresses = 0;
/** Limits count by address: each test comes from one of its own. */
const freshAddress = () => `10.0.0.${++addresses}`;

const failure = (status: number, code: string, facts?: unknown) =>
  expect.objectContaining({
    status,
    body: { error: expect.objectContaining(facts === undefined ? { code } : { code, facts }) },
  });

describe('people', () => {
  test('a first visit gets an identity, which knows itself again', async () => {
    const identity = await call<Identity>(
      server.url,
      'POST',
      '/api/identity',
      { language: 'de' },
      undefined,
      freshAddress(),
    );
    const me = await call<Profile>(server.url, 'GET', '/api/me', undefined, identity.token);
    expect(me).toEqual(identity.profile);
    expect(me).toMatchObject({ language: 'de', name: expect.stringMatching(/^Cat \d+$/) });
  });

  test('name, look and language are checked and kept', async () => {
    const guest = await Guest.arrive(server.url, { address: freshAddress() });
    const look = (await guest.call<Profile>('GET', '/api/me')).look;
    const changed = await guest.call<Profile>('PATCH', '/api/me', {
      name: '  Minka  ',
      language: 'nl',
      look: { ...look, eyes: 'violet' },
    });
    expect(changed).toMatchObject({ name: 'Minka', language: 'nl', look: { eyes: 'violet' } });
    expect(await guest.call<Profile>('GET', '/api/me')).toEqual(changed);
    await expect(guest.call('PATCH', '/api/me', { name: 'x' })).rejects.toEqual(failure(422, 'name/tooShort'));
    await expect(guest.call('PATCH', '/api/me', { look: { ...look, eyes: 'laser' } })).rejects.toEqual(
      failure(400, 'server/malformed'),
    );
    await expect(guest.call('PATCH', '/api/me', { admin: true })).rejects.toEqual(failure(400, 'server/malformed'));
  });

  test('a token that was altered is nobody', async () => {
    const guest = await Guest.arrive(server.url, { address: freshAddress() });
    const old = server.app.services.identity.token(guest.id);
    const [player, signature] = old.split('.');
    for (const token of [
      '',
      'x',
      guest.id,
      `${guest.token}x`,
      guest.token.slice(1),
      guest.token.toUpperCase(),
      `${player}.`,
      `${player}.${signature}x`,
      `other.${signature}`,
      `${old}.${signature}`,
    ])
      await expect(call(server.url, 'GET', '/api/me', undefined, token)).rejects.toEqual(
        failure(401, 'identity/badToken'),
      );
  });

  test('an identity travels to another browser once', async () => {
    const guest = await Guest.arrive(server.url, { address: freshAddress() });
    const { code } = await guest.call<Transfer>('POST', '/api/me/transfer');
    const claimed = await call<Identity>(server.url, 'POST', '/api/transfer', { code }, undefined, freshAddress());
    expect(claimed.profile.id).toBe(guest.id);
    // Each browser has a session of its own: one can be signed out without the other.
    expect(claimed.token).not.toBe(guest.token);
    expect(await call<Profile>(server.url, 'GET', '/api/me', undefined, claimed.token)).toEqual(claimed.profile);
    await expect(call(server.url, 'POST', '/api/transfer', { code })).rejects.toEqual(
      failure(404, 'identity/badTransfer'),
    );
  });

  test('a socket needs a ticket of its own: a token, an old, a used, a forged one, one for another table, or none does not open it', async () => {
    const guest = await Guest.arrive(server.url, { address: freshAddress() });
    const id = await guest.open({ game: 'spicy', seats: 2 });
    const { identity } = server.app.services;
    const join = async (token: string | undefined) => {
      const client = new Client(server.url);
      if (token !== undefined) client.auth.token = token;
      return client.joinById(id, {});
    };
    const good = identity.ticket(guest.id, id, Date.now()).text;
    const old = identity.ticket(guest.id, id, Date.now() - 120_000).text;
    const forged = identity.ticket(guest.id, id, Date.now()).text.replace(guest.id, 'somebody');
    const elsewhere = identity.ticket(guest.id, 'elsewhere', Date.now()).text;
    const room = await join(good);
    for (const token of [undefined, guest.token, old, forged, elsewhere, good])
      await expect(join(token)).rejects.toThrow();
    await room.leave();
  });
});

describe('the door', () => {
  test('limits identities by address, whatever a client writes into its headers', async () => {
    const address = freshAddress();
    let claimed = 0;
    const ask = () => call(server.url, 'POST', '/api/identity', {}, undefined, `1.2.3.${++claimed}, ${address}`);
    const results = await Promise.allSettled(Array.from({ length: 40 }, ask));
    const refused = results
      .filter((result) => result.status === 'rejected')
      .map((result) => (result as PromiseRejectedResult).reason);
    expect(refused[0]).toEqual(failure(429, 'server/tooFrequent'));
  });

  test.each([
    ['10.1.2.3', '10.1.2.3'],
    ['spoofed, 10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::5:6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('the address %s counts as %s', (forwarded, counted) => {
    const request = { headers: { 'x-forwarded-for': forwarded }, socket: {}, url: '/' } as unknown as IncomingMessage;
    sanitize(request, true);
    expect(request.headers['x-real-ip']).toBe(counted);
  });

  test('a full process says so politely', async () => {
    const guest = await Guest.arrive(server.url, { address: freshAddress() });
    const results = [];
    for (let table = 0; table < 4; table += 1)
      results.push(await guest.open({ game: 'spicy', seats: 2 }).catch((error: CallFailed) => error.status));
    expect(results).toContain(503);
    const health = await (await fetch(`${server.url}/health`)).json();
    expect(health).toMatchObject({ ready: true, tables: 3, maxTables: 3 });
  });

  test('tables cannot be opened past our routes', async () => {
    const guest = await Guest.arrive(server.url, { address: freshAddress() });
    const client = new Client(server.url);
    client.auth.token = (await guest.call<{ ticket: string }>('POST', '/api/ticket', { table: 'lobby' })).ticket;
    await expect(client.create('table', { restore: 'anything' })).rejects.toThrow();
    await expect(client.joinOrCreate('table', { id: 'mine' })).rejects.toThrow('server/notOffered');
    await expect(client.join('table', {})).rejects.toThrow();
  });

  test('pages of other origins may neither ask nor open sockets, those that are allowed may', async () => {
    const origin = 'https://evil.example';
    const response = await fetch(`${server.url}/api/me`, { headers: { origin } });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await fetch(`${server.url}/matchmake/joinById/x`, { method: 'OPTIONS', headers: { origin } });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    const friendly = await fetch(`${server.url}/health`, { headers: { origin: 'https://friends.example' } });
    expect(friendly.status).toBe(200);
    expect(friendly.headers.get('access-control-allow-origin')).toBe('https://friends.example');

    const knock = (from: string) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(server.url.replace('http', 'ws'), { origin: from });
        socket.once('open', () => resolve(101));
        socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
      });
    expect(await knock(origin)).toBe(403);
    expect(await knock('https://friends.example')).toBe(101);
    expect(await knock(server.url)).toBe(101);
  });

  test('answers carry headers that keep browsers on our own origin', async () => {
    const { headers } = await fetch(`${server.url}/health`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('nonsense in a body is an answer, not a failure', async () => {
    const guest = await Guest.arrive(server.url, { address: freshAddress() });
    for (const body of ['{', '[]', '"x"', 'null', `{"game":"${'x'.repeat(20_000)}"}`]) {
      const response = await fetch(`${server.url}/api/tables`, {
        method: 'POST',
        body,
        headers: {
          authorization: `Bearer ${guest.token}`,
          'content-type': 'application/json',
          'x-forwarded-for': freshAddress(),
        },
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toContain('node_modules');
    }
  });
});

test('what the API does not offer is refused in its own words', async () => {
  await expect(call(server.url, 'GET', '/api/nothing')).rejects.toEqual(failure(404, 'server/notOffered'));
});

describe('operating', () => {
  test('metrics are there for Prometheus and tell nothing about anybody', async () => {
    const guest = await Guest.arrive(server.url, { address: freshAddress() });
    const text = await (await fetch(`${server.url}/metrics`)).text();
    for (const name of [
      'tables',
      'seats',
      'watchers',
      'moves_total',
      'refusals_total',
      'move_milliseconds',
      'journal_commit_milliseconds',
      'nodejs_eventloop_lag',
    ])
      expect(text).toContain(`hotpaws_${name}`);
    expect(text).not.toContain(guest.id);
  });

  test('the monitor opens with its token only', async () => {
    expect((await fetch(`${server.url}/monitor/`)).status).toBe(401);
    const authorization = `Basic ${Buffer.from(`me:${TOKEN}`).toString('base64')}`;
    expect((await fetch(`${server.url}/monitor/`, { headers: { authorization } })).status).toBe(200);
  });

  test('an unknown match is not there', async () => {
    await expect(call(server.url, 'GET', '/api/matches/nothing')).rejects.toEqual(failure(404, 'match/unknown'));
  });

  test('a match that cannot be read is refused, and the field is named', async () => {
    const { store, metrics } = server.app.services;
    const failures = async () => JSON.stringify(await metrics.failures.get());
    const before = await failures();
    const match: MatchRow = {
      id: 'old',
      table_id: 'bobobobo',
      game: 'spicy',
      version: 0,
      options: JSON.stringify({ rules: {}, watchers: true }),
      seats: JSON.stringify([{}, {}]),
      seed: '0'.repeat(64),
      commitment: '',
      status: 'finished',
      started_at: 0,
      ended_at: 1,
      outcome: null,
      quick: 0,
    };
    const keep = (row: MatchRow, entry: string) =>
      store.journal.commit({
        rows: [{ match_id: row.id, seq: 1, at: 0, hold: 0, entry, race: null }],
        changes: [store.matches.add(row)],
      });
    await keep(match, '[]');
    await keep({ ...match, id: 'cut', version: 1 }, '[0,1,[[');
    await keep({ ...match, id: 'late', version: 1 }, '[1,0,[],0,{"type":"pass"}]');
    await expect(call(server.url, 'GET', '/api/matches/old')).rejects.toEqual(
      failure(410, 'match/unreadable', { reason: 'match/otherVersion', field: 'version', found: '0', expected: 2 }),
    );
    await expect(call(server.url, 'GET', '/api/matches/cut')).rejects.toEqual(
      failure(410, 'match/unreadable', { reason: 'match/malformed', field: 'entries[0]' }),
    );
    await expect(call(server.url, 'GET', '/api/matches/late')).rejects.toEqual(
      failure(410, 'match/unreadable', expect.objectContaining({ field: 'entries[0].kind' })),
    );
    expect(await failures()).toBe(before);
  });
});
