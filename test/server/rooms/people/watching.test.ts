import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchReport } from '../../../../shared/table/api.ts';
import { playing } from '../../../support/guest/gathering.ts';
import { Guest } from '../../../support/guest/guest.ts';
import { Player } from '../../../support/guest/player.ts';
import { startServer, type TestServer } from '../../../support/server/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.close());

describe('watching', () => {
  test('anyone can watch a public table, also from the middle of a match, and sees what is public', async () => {
    const { id, all } = await playing(server, 2);
    const players = all.map((guest, index) => new Player(guest, `watched ${index}`));
    await all[0]!.until(() => all[0]!.seq > 10);
    const watcher = await (await Guest.arrive(server.url)).join(id, 'watcher');
    expect(watcher.you).toBeUndefined();
    expect(watcher.log.length).toBeGreaterThan(10);
    expect(watcher.state.watchers).toBe(1);
    const seen = watcher.seq;
    await watcher.until(() => watcher.seq > seen + 5);
    await Promise.all(players.map((player) => player.stop()));
    expect(watcher.state.seats).toHaveLength(2);

    const report = await watcher.call<MatchReport>('GET', `/api/matches/${watcher.matchId}`);
    expect(report).toMatchObject({ status: 'playing', revealed: false });
    expect(report).not.toHaveProperty('seed');
    expect(report).not.toHaveProperty('entries');
  });

  test('where nobody may watch, who finds no seat is sent away', async () => {
    const { id } = await playing(server, 2, { watchers: false });
    const late = await Guest.arrive(server.url);
    await expect(late.join(id, 'watcher')).rejects.toThrow('table/noWatchers');
    await expect(late.join(id, 'seat')).rejects.toThrow('table/alreadyPlaying');
  });

  test('hands of a match that is over stay with those who played it, when the host wants that', async () => {
    const { all } = await playing(server, 2, { handsAfterMatch: false });
    const players = all.map((guest, index) => new Player(guest, `hands ${index}`));
    await all[0]!.until(() => all[0]!.state.phase === 'scores');
    await Promise.all(players.map((player) => player.stop()));
    const path = `/api/matches/${all[0]!.matchId}`;
    expect(await all[0]!.call<MatchReport>('GET', path)).toMatchObject({ revealed: true });
    const stranger = await Guest.arrive(server.url);
    const report = await stranger.call<MatchReport>('GET', path);
    expect(report).toMatchObject({ status: 'finished', revealed: false });
    expect(report).not.toHaveProperty('seed');
  });
});
