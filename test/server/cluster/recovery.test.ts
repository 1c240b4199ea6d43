import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import type { TableOptionsInput } from '../../../shared/table/options.ts';
import type { SeatSnapshot } from '../../../shared/table/protocol.ts';
import { Guest } from '../../support/guest/guest.ts';
import { Player } from '../../support/guest/player.ts';
import { Stayer } from '../../support/guest/stayer.ts';
import { ServerProcess } from '../../support/server/serverProcess.ts';

const KILLS = 10;
const folder = mkdtempSync(join(tmpdir(), 'hot-paws-recovery-'));
let server: ServerProcess;

beforeAll(async () => {
  server = await ServerProcess.start({ DATA_DIR: folder });
});

afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

interface Party {
  readonly stayers: Stayer[];
  readonly players: Player[];
}

async function party(options: TableOptionsInput, people: number, seed: string): Promise<Party> {
  const guests = await Promise.all(Array.from({ length: people }, () => Guest.arrive(server.url)));
  const id = await guests[0]!.open(options);
  for (const guest of guests) await guest.join(id);
  if (!options.practice) for (const guest of guests) await guest.ask('ready', { ready: true });
  await guests[0]!.until(() => guests[0]!.state.phase === 'playing');
  const watcher = await (await Guest.arrive(server.url)).join(id, 'watcher');
  return {
    stayers: [...guests.map((guest) => new Stayer(guest, id)), new Stayer(watcher, id, 'watcher')],
    players: guests.map((guest, index) => new Player(guest, `${seed} ${index}`)),
  };
}

test('killed at any moment, many times: every table comes back with seats, clocks, bots and every move anyone had heard of', async () => {
  const random = createRandom(seedFromText('kill -9'));
  const parties = await Promise.all([
    party({ game: 'spicy', seats: 3, pace: 'standard' }, 3, 'spicy'),
    party({ game: 'spicy', seats: 2, pace: 'standard', rules: { spiceItUp: { random: 3 } } }, 2, 'variants'),
    party({ game: 'blackJacky', seats: 4, pace: 'standard' }, 4, 'jacky'),
    party({ game: 'spicy', seats: 3, pace: 'blitz', practice: true, bots: ['kitten'] }, 1, 'practice'),
  ]);
  const gathering = await Guest.arrive(server.url);
  const table = await gathering.open({ game: 'spicy', seats: 3, bots: ['legend'], visibility: 'private' });
  await gathering.join(table);
  const waiting = new Stayer(gathering, table);
  const all = [...parties.flatMap(({ stayers }) => stayers), waiting];
  const rematches = setInterval(() => {
    for (const { stayers } of parties)
      for (const { guest } of stayers)
        if (
          guest.isConnected &&
          guest.you !== undefined &&
          guest.state.phase === 'scores' &&
          !isReady(guest.state.seats[guest.you])
        )
          guest.ask('rematch', {}).catch(() => undefined);
  }, 100);

  let told = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20 + random.below(500)));
    // Every fifth time it is asked politely: the same must hold, without waiting for anybody.
    const polite = kill % 5 === 0;
    const code = await server.kill(polite ? 'SIGTERM' : 'SIGKILL');
    if (polite) expect(code).toBe(0);
    const startedAt = Date.now();
    await server.start();
    await Promise.all(all.map(({ guest }, index) => guest.until(() => all[index]!.returns >= kill)));
    for (const stayer of all) expect(stayer.complaints).toEqual([]);
    const now = all.reduce((sum, { guest }) => sum + guest.seq, 0);
    told = Math.max(told, now);
    for (const { guest } of all)
      if (guest.state.phase === 'playing') expect(guest.state.match?.window?.deadline).toBeGreaterThan(startedAt);
  }
  clearInterval(rematches);

  expect(told).toBeGreaterThan(100);
  expect(gathering.state).toMatchObject({ phase: 'gathering', host: 0 });
  expect(gathering.state.seats).toMatchObject([
    { kind: 'person', connected: true },
    { kind: 'free' },
    { kind: 'bot', level: 'legend' },
  ]);
  // Life goes on: at every table somebody hears of further moves.
  for (const { stayers } of parties) {
    const { guest } = stayers[0]!;
    const [match, seq] = [guest.matchId, guest.seq];
    if (guest.state.phase === 'playing') await guest.until(() => guest.seq > seq || guest.matchId !== match);
  }
  await Promise.all(parties.flatMap(({ players }) => players.map((player) => player.stop())));
  await Promise.all(all.map((stayer) => stayer.stop()));
  expect(server.output).not.toContain('"level":50');
}, 300_000);

const isReady = (seat: SeatSnapshot | undefined): boolean => seat?.kind === 'person' && seat.ready;
