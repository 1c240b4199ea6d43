import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../support/guest/call.ts';
import { Guest } from '../../support/guest/guest.ts';
import { ServerProcess } from '../../support/server/serverProcess.ts';

const MOST = 8;
const MOST_OF_ONE = 2;
const folder = mkdtempSync(join(tmpdir(), 'hot-paws-open-'));
let server: ServerProcess;

beforeAll(async () => {
  server = await ServerProcess.start({
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    LIMIT_OPEN_TABLES: String(MOST),
    ABANDON_SECONDS: '2',
  });
});

afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const HERE = '198.51.100.1';
const ELSEWHERE = '198.51.100.2';

/** How many of so many that are opened at once. */
async function opened(guest: Guest, address: string, count: number): Promise<number> {
  const open = (place: number) =>
    call(
      server.url,
      'POST',
      '/api/tables',
      { game: 'spicy', seats: 2, visibility: place % 2 ? 'private' : 'public' },
      guest.token,
      address,
    );
  const results = await Promise.allSettled(Array.from({ length: count }, (_, place) => open(place)));
  for (const result of results)
    if (result.status === 'rejected') expect(String(result.reason)).toContain('server/tooManyTables');
  return results.filter(({ status }) => status === 'fulfilled').length;
}

test('somebody has only so many tables open, and all of an address together; closed ones do not count, a restart forgets none', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => Guest.arrive(server.url)));
  const [first] = people;
  expect(await opened(first!, HERE, 5)).toBe(MOST_OF_ONE);
  expect(await opened(first!, ELSEWHERE, 1)).toBe(0);
  let all = MOST_OF_ONE;
  for (const guest of people.slice(1)) all += await opened(guest, HERE, 3);
  expect(all).toBe(MOST);
  expect(await opened(people[5]!, ELSEWHERE, 1)).toBe(1);
  await server.kill();
  await server.start();
  expect(await opened(first!, ELSEWHERE, 1)).toBe(0);
  // Nobody was ever there: they close, and others may be opened.
  await expect.poll(() => opened(first!, HERE, 1), { interval: 500 }).toBe(1);
});
