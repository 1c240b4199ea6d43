/** What holds for every route there is: nobody may ask without end, and nothing personal is told without a token. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Limit } from '../../../server/limits.ts';
import type { Limited } from '../../../server/services.ts';
import { Guest } from '../../support/guest/guest.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

const HTTP = join(import.meta.dirname, '../../../server/http/routes');
const TOKEN = 'a token for the host of this house';
const OFTEN = 2;

/** As they stand in the sources: one that is added is in the list. */
const ROUTES = readdirSync(HTTP)
  .map((file) => readFileSync(join(HTTP, file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/app\.(get|post|put|patch|delete)\(\s*[`'](\/api\/[^`']*)[`']/g)])
  .map(([, method = '', path = '']) => ({ method: method.toUpperCase(), path: path.replace(/\$\{deed\}/, 'mute') }));

let server: TestServer;
let guest: Guest;

beforeAll(async () => {
  server = await startServer({ HOST_TOKEN: TOKEN });
  guest = await Guest.arrive(server.url);
});
afterAll(() => server.close());

/** So much of everything. */
function allow(often: number): void {
  const { limits } = server.app.services;
  for (const what of Object.keys(limits) as Limited[]) Object.assign(limits, { [what]: new Limit(often, 3_600_000) });
}

const ask = async (method: string, path: string, token?: string): Promise<number> => {
  const address = path.replace(/:\w+/g, 'spicy');
  const body = method === 'GET' ? undefined : '{}';
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return (await fetch(`${server.url}${address}`, { method, headers, ...(body ? { body } : {}) })).status;
};

test('the list of routes is found in the sources', () => {
  expect(ROUTES.length).toBeGreaterThan(40);
  expect(ROUTES).toContainEqual({ method: 'DELETE', path: '/api/me' });
});

test.each(ROUTES)('$method $path has a limit', async ({ method, path }) => {
  allow(OFTEN);
  const answers: number[] = [];
  for (let count = 0; count <= 2 * OFTEN; count += 1) answers.push(await ask(method, path, guest.token));
  expect(answers.at(-1)).toBe(429);
});

test.each(ROUTES.filter(({ path }) => path.startsWith('/api/me')))(
  '$method $path tells nothing to who is nobody',
  async ({ method, path }) => {
    allow(100);
    for (const token of [undefined, 'nobody', `${guest.id}.forged`]) expect(await ask(method, path, token)).toBe(401);
  },
);

test.each(ROUTES.filter(({ path }) => path.startsWith('/api/host')))(
  '$method $path is for the host alone',
  async ({ method, path }) => {
    allow(100);
    for (const token of [undefined, guest.token, TOKEN.slice(1)]) expect(await ask(method, path, token)).toBe(401);
  },
);
