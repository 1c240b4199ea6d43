import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '../../../../server/rooms/table.ts';
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

  test('of a table that is shown later, nobody who does not sit there learns anything before it is due', async () => {
    const DELAY = 5;
    const { id, all } = await playing(server, 2, { delay: DELAY, pace: 'blitz' });
    const seat = all[0]!;
    const heard = new Map<number, number>();
    const watcher = await (await Guest.arrive(server.url)).join(id, 'watcher');
    expect(watcher.seq).toBe(0);
    watcher.onMove = (seq) => void heard.set(seq, Date.now());
    // A few moves at a time: played without a pause a whole match can be over before its first move is due.
    const playOn = async (moves: number) => {
      const end = seat.seq + moves;
      const players = all.map((guest, index) => new Player(guest, `later ${end} ${index}`));
      await seat.until(() => seat.seq >= end);
      await Promise.all(players.map((player) => player.stop()));
    };
    await playOn(6);
    await watcher.until(() => watcher.seq > 4);
    await playOn(8);
    const ahead = seat.seq;
    expect(ahead).toBeGreaterThan(watcher.seq);
    // Neither a reply, nor a page, nor coming in anew gets them further.
    expect((await watcher.ask('hello', {})).seq).toBeLessThan(ahead);
    const late = await (await Guest.arrive(server.url)).join(id, 'watcher');
    expect(late.seq).toBeGreaterThan(0);
    expect(late.seq).toBeLessThan(ahead);
    expect(late.state.match?.seq).toBe(late.seq);
    expect(late.log).toHaveLength(late.seq);
    await expect(late.call('GET', `/api/matches/${seat.matchId}`)).rejects.toMatchObject({ status: 409 });
    await seat.call('GET', `/api/matches/${seat.matchId}`);
    const seen = late.seq;
    await late.until(() => late.seq > seen + 3);
    await watcher.until(() => watcher.seq === seat.seq && watcher.state.match?.seq === seat.seq);
    expect(watcher.log.map(({ seq }) => seq)).toEqual(watcher.log.map((_, place) => place + 1));
    expect(heard.size).toBeGreaterThan(4);
    const { startedAt, match } = matchOf(server, id);
    // By the server's own clock: who plays may have heard of it late. What comes within 50 ms is shown with the first of it.
    for (const { seq, at } of watcher.log)
      if (heard.has(seq)) expect(heard.get(seq)! - startedAt - at).toBeGreaterThan(DELAY * 1000 - 60);
    expect(watcher.view).toEqual(watcher.game.viewFor(match.state, 'watcher'));
  });

  test('who was at a table that is shown later knows it anyway, and is kept nothing back when standing up', async () => {
    const { all } = await playing(server, 2, { delay: 60, pace: 'blitz' });
    const seat = all.find(({ you, state }) => you === state.match?.turn)!;
    const before = seat.seq;
    expect(await seat.ask('stand', {})).toMatchObject({ ok: true, seq: before });
    await seat.until(() => seat.you === undefined && seat.seq > before && seat.state.match?.seq === seat.seq);
    expect(seat.log.map(({ seq }) => seq)).toEqual(seat.log.map((_, place) => place + 1));
    for (const guest of all) await guest.leave();
  });
});

const matchOf = (house: TestServer, id: string) =>
  ([...house.app.services.open].find((table) => table.id === id) as unknown as Table).match!.running;
