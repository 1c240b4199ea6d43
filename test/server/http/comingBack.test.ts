import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../client/net/roomTable.ts';
import { Guest } from '../../support/guest/guest.ts';
import { ServerProcess } from '../../support/server/serverProcess.ts';

const JOINS = 20;
const TABLES = 10;
const folder = mkdtempSync(join(tmpdir(), 'hot-paws-back-'));
let server: ServerProcess;

beforeAll(async () => {
  server = await ServerProcess.start({ DATA_DIR: folder, LIMIT_JOINS: String(JOINS), HOST: '127.0.0.1' });
});

afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const answerTo = (guest: Guest, table: string): Promise<string> =>
  guest.join(table).then(
    () => 'joined',
    (error) => refusalOf(error).code,
  );

test('a whole school behind one address finds its seats again after a restart, strangers wait', async () => {
  const people: { guest: Guest; table: string }[] = [];
  for (let table = 0; table < TABLES; table += 1) {
    const pair = [await Guest.arrive(server.url), await Guest.arrive(server.url)];
    const id = await pair[0]!.open({ game: 'spicy', seats: 2, pace: 'relaxed' });
    for (const guest of pair) people.push({ guest: await guest.join(id), table: id });
  }
  await server.kill();
  await server.start();
  // Until a stranger has used up what this address may do, and has to wait.
  const stranger = await Guest.arrive(server.url);
  let answer = 'joined';
  while (answer !== 'server/tooFrequent') answer = await answerTo(stranger.twin(), people[0]!.table);
  const answers = await Promise.all(people.map(({ guest, table }) => answerTo(guest.twin(), table)));
  expect(answers).toEqual(people.map(() => 'joined'));
});

test('a server behind a proxy that it does not trust says so, once', async () => {
  const throughProxy = () => fetch(`${server.url}/health`, { headers: { 'x-forwarded-for': '192.0.2.7' } });
  await throughProxy();
  await throughProxy();
  await expect.poll(() => server.output).toContain('set TRUST_PROXY=1');
  expect(server.output.split('set TRUST_PROXY=1')).toHaveLength(2);
});
