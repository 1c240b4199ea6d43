import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../../shared/games/games.ts';
import { Guest } from '../../support/guest/guest.ts';
import { choicesOf, Player } from '../../support/guest/player.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;
let disk: DatabaseSync;

beforeAll(async () => {
  server = await startServer({ ABANDON_SECONDS: '1', QUICK_WAIT_SECONDS: '0.4', LOG_LEVEL: 'silent' });
  disk = new DatabaseSync(join(server.app.services.config.dataDir, 'hot-paws.sqlite'));
});

afterAll(async () => {
  disk.close();
  await server.close();
});

const BREAKS = { journal: 'INSERT ON journal', tables: 'UPDATE ON tables' } as const;

/** From now on the store refuses this, as a full disk would. */
function breakStore(what: keyof typeof BREAKS): void {
  disk.exec(`CREATE TRIGGER broken BEFORE ${BREAKS[what]} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
}

const mendStore = (): void => disk.exec('DROP TRIGGER broken');

async function playing(seconds: number): Promise<{ id: string; all: Guest[] }> {
  const all = [await Guest.arrive(server.url), await Guest.arrive(server.url)];
  const pace = Object.fromEntries(Object.keys(GAMES.blackJacky.clocks).map((kind) => [kind, seconds]));
  const id = await all[0]!.open({ game: 'blackJacky', seats: 2, pace });
  for (const guest of all) await guest.join(id);
  for (const guest of all) await guest.ask('ready', { ready: true });
  await Promise.all(all.map((guest) => guest.until(() => guest.seq === 1)));
  return { id, all };
}

describe('while the store fails', () => {
  test('a move did not happen and nobody hears of it; afterwards it can be made', async () => {
    const { all } = await playing(60);
    const turn = all[all[0]!.state.match!.turn!]!;
    breakStore('journal');
    expect(await turn.command({ type: 'draw' })).toMatchObject({ ok: false, refusal: { code: 'table/notStored' } });
    mendStore();
    expect(all.map((guest) => guest.seq)).toEqual([1, 1]);
    expect(await turn.command({ type: 'draw' })).toEqual({ ok: true, seq: 2 });
    await Promise.all(all.map((guest) => guest.until(() => guest.seq === 2)));
  });

  test('a window that ran out stays open, and is closed when the store is back', async () => {
    const { all } = await playing(3);
    const { failures } = server.app.services.metrics;
    const failed = async () => (await failures.get()).values.find(({ labels }) => labels.where === 'play')?.value ?? 0;
    const before = await failed();
    breakStore('journal');
    await expect.poll(failed).toBeGreaterThan(before);
    mendStore();
    expect(all[0]!.seq).toBe(1);
    await all[0]!.until(() => all[0]!.seq > 1);
  });

  test('a bot whose move was not stored makes it when the store is back', async () => {
    const guest = await Guest.arrive(server.url);
    const id = await guest.open({ game: 'blackJacky', seats: 2, pace: 'relaxed', practice: true, bots: ['kitten'] });
    await guest.join(id);
    await guest.until(() => guest.seq > 0);
    const { failures } = server.app.services.metrics;
    const failed = async () => (await failures.get()).values.find(({ labels }) => labels.where === 'bot')?.value ?? 0;
    // Until it is the bot's turn; the store breaks before it has thought.
    while (guest.state.match?.turn === 0) await guest.command(choicesOf(guest.game, guest.view)[0]);
    const before = await failed();
    breakStore('journal');
    const { seq } = guest;
    await expect.poll(failed).toBeGreaterThan(before);
    mendStore();
    expect(guest.seq).toBe(seq);
    await guest.until(() => guest.seq > seq);
  });

  const failedAt = async (where: string) =>
    (await server.app.services.metrics.failures.get()).values.find(({ labels }) => labels.where === where)?.value ?? 0;

  test('a quick match deals when the store is back', async () => {
    const guest = await Guest.arrive(server.url);
    const { id } = await guest.call<{ id: string }>('POST', '/api/quick', { game: 'blackJacky', seats: 2 });
    await guest.join(id);
    breakStore('tables');
    await expect.poll(() => failedAt('deal')).toBeGreaterThan(0);
    mendStore();
    await guest.until(() => guest.state.phase === 'playing');
    await guest.leave();
  });

  test('a seat whose owner did not come back is played by a bot when the store is back', async () => {
    const all = [await Guest.arrive(server.url), await Guest.arrive(server.url)];
    const id = await all[0]!.open({ game: 'blackJacky', seats: 2, pace: 'blitz' });
    for (const guest of all) await guest.join(id);
    for (const guest of all) await guest.ask('ready', { ready: true });
    all[1]!.drop();
    breakStore('tables');
    await expect.poll(() => failedAt('grace')).toBeGreaterThan(0);
    mendStore();
    await all[0]!.until(() => {
      const [, seat] = all[0]!.state.seats;
      return seat?.kind === 'person' && seat.standIn === 'lost';
    });
    await all[0]!.leave();
  });

  test('scores that could not be left are still there, and can be left when the store is back', async () => {
    const { id, all } = await playing(60);
    const players = all.map((guest, seat) => new Player(guest, `scores ${seat}`));
    await Promise.all(all.map((guest) => guest.until(() => guest.state.phase === 'scores')));
    await Promise.all(players.map((player) => player.stop()));
    const [host] = all;
    breakStore('tables');
    expect(await host!.ask('gather', {})).toMatchObject({ ok: false, refusal: { code: 'table/notStored' } });
    mendStore();
    const late = await all[1]!.twin().join(id);
    expect(late.state.phase).toBe('scores');
    expect(late.log.length).toBeGreaterThan(1);
    expect(await host!.ask('gather', {})).toMatchObject({ ok: true });
    await host!.until(() => host!.state.phase === 'gathering');
  });

  test('a table that nobody sits at stays whole, and is closed when the store is back', async () => {
    const { id, all } = await playing(60);
    const { store, metrics } = server.app.services;
    for (const guest of all) guest.drop();
    breakStore('tables');
    const failed = async () =>
      (await metrics.failures.get()).values.find(({ labels }) => labels.where === 'close')?.value ?? 0;
    await expect.poll(failed).toBeGreaterThan(0);
    mendStore();
    const back = await all[0]!.twin().join(id);
    expect(back.log).toHaveLength(1);
    back.drop();
    await expect.poll(async () => (await store.tables.find(id))?.status).toBe('closed');
  });
});
