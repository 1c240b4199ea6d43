/** The third game through a real server, as `npm start` runs it, over real sockets: nothing in server/ knows of it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../support/guest/guest.ts';
import { Player } from '../support/guest/player.ts';
import { ServerProcess } from '../support/server/serverProcess.ts';
import type { FibView } from './shared/games/fib/model.ts';

const folder = mkdtempSync(join(tmpdir(), 'hot-paws-third-game-'));
let server: ServerProcess;

beforeAll(async () => {
  const register = pathToFileURL(join(import.meta.dirname, 'register.ts')).href;
  // Threads inherit it: legends think in one of their own.
  server = await ServerProcess.start({ DATA_DIR: folder, NODE_OPTIONS: `--import ${register}` });
});
afterAll(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('three people play a match of Fib to its end, and somebody watches', async () => {
  const guests = await Promise.all(Array.from({ length: 3 }, () => Guest.arrive(server.url)));
  const host = guests[0] as Guest;
  const id = await host.open({ game: 'fib', seats: 3, pace: 'relaxed', rules: { short: true } });
  for (const guest of guests) await guest.join(id);
  const watcher = await (await Guest.arrive(server.url)).join(id, 'watcher');
  for (const guest of guests) await guest.ask('ready', { ready: true });
  const players = guests.map((guest, index) => new Player(guest, `fib ${index}`));
  for (const guest of [...guests, watcher]) await guest.until(() => guest.state.phase === 'scores');
  for (const player of players) await player.stop();
  const { phase } = host.view as FibView;
  expect(phase).toMatchObject({ kind: 'over', outcome: { reason: 'allLaid' } });
  expect(watcher.view).toMatchObject({ hand: [], phase });
});

test.concurrent.each([
  ['kitten', 'alleyCat'],
  ['bigCat', 'legend'],
] as const)('bots (%s, %s) play it beside one person who lets the clock run', async (...bots) => {
  const guest = await Guest.arrive(server.url);
  const id = await guest.open({
    game: 'fib',
    seats: 3,
    pace: { turn: 1 },
    rules: { short: true },
    bots: [...bots],
    practice: true,
  });
  await guest.join(id);
  await guest.until(() => guest.state.phase === 'scores');
  expect(guest.view).toMatchObject({ phase: { kind: 'over', outcome: { reason: 'allLaid' } } });
});
