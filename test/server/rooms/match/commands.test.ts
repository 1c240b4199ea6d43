import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recallMatch } from '../../../../server/rooms/match/recall.ts';
import { submit } from '../../../../shared/engine/match.ts';
import { packEntry } from '../../../../shared/engine/record.ts';
import { GAMES } from '../../../../shared/games/games.ts';
import { accepted, playing, refused } from '../../../support/guest/gathering.ts';
import { Guest } from '../../../support/guest/guest.ts';
import { Player } from '../../../support/guest/player.ts';
import { startServer, type TestServer } from '../../../support/server/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.close());

describe('commands', () => {
  test('a command of the past is refused, and the present follows', async () => {
    const { all } = await playing(server, 2, { game: 'blackJacky' });
    const turn = all[all[0]!.state.match!.turn!]!;
    expect(await turn.command({ type: 'knock' })).toEqual(accepted);
    const other = all.find((guest) => guest !== turn)!;
    await other.until(() => other.seq === 2);
    const before = other.heard.length;
    expect(await other.command({ type: 'knock' }, 1)).toEqual(refused('table/stale'));
    await other.until(() => other.heard.slice(before).some(({ type }) => type === 'h'));
    expect(await other.command({ type: 'knock' }, 99)).toEqual(refused('table/stale'));
    expect(await other.command({ type: 'knock' })).toEqual(accepted);
  });

  test('the rules refuse with their own reasons, and who watches has no say', async () => {
    const { id, all } = await playing(server, 2, { game: 'blackJacky' });
    const waiting = all.find((guest) => guest.you !== guest.state.match?.turn)!;
    expect(await waiting.command({ type: 'knock' })).toMatchObject({ ok: false });
    expect(await waiting.command({ type: 'timeOut' })).toMatchObject({ ok: false });
    expect(await waiting.command({ type: 'nonsense' })).toMatchObject({ ok: false });
    const watcher = await (await Guest.arrive(server.url)).join(id, 'watcher');
    expect(await watcher.command({ type: 'knock' })).toEqual(refused('table/notSeated'));
  });
});

describe('what is revealed', () => {
  test('is over when everybody who sits there has seen it, and everybody is told', async () => {
    const { id, all } = await playing(server, 2, { game: 'blackJacky' });
    const watcher = await (await Guest.arrive(server.url)).join(id, 'watcher');
    const turn = all[all[0]!.state.match!.turn!]!;
    const other = all.find((guest) => guest !== turn)!;
    await turn.command({ type: 'knock' });
    await other.until(() => other.seq === 2);
    await other.command({ type: 'knock' });
    await turn.until(() => turn.seq === 3);
    const opens = () => turn.state.match!.window!.opens!;
    const held = opens();
    expect(await turn.ask('seen', { seq: 3 })).toEqual(accepted);
    expect(await watcher.ask('seen', { seq: 3 })).toEqual(refused('table/notSeated'));
    expect(opens()).toBe(held);
    expect(await other.ask('seen', { seq: 3 })).toEqual(accepted);
    await turn.until(() => opens() < held);
    expect(held - opens()).toBeGreaterThan(3000);
  });
});

describe('the clock of the machine', () => {
  test('set back while something is shown, holds nobody up', async () => {
    const pace = Object.fromEntries(Object.keys(GAMES.blackJacky.clocks).map((kind) => [kind, 1]));
    const { all } = await playing(server, 2, { game: 'blackJacky', pace });
    const turn = all[all[0]!.state.match!.turn!]!;
    const other = all.find((guest) => guest !== turn)!;
    expect(await turn.command({ type: 'knock' })).toEqual(accepted);
    await other.until(() => other.seq === 2);
    expect(await other.command({ type: 'knock' })).toEqual(accepted);
    const real = Date.now;
    Date.now = () => real() - 3_600_000;
    try {
      // The turn of the next round runs out once the reveal has been shown, and so does the one after it.
      await other.until(() => other.seq > 4);
    } finally {
      Date.now = real;
    }
  });
});

describe('a store whose answer was lost', () => {
  test('has the last word: what it took is part of the match, and the table goes on from there', async () => {
    const { id, all } = await playing(server, 2, { game: 'blackJacky' });
    const { store } = server.app.services;
    const turn = all[all[0]!.state.match!.turn!]!;
    const other = all.find((guest) => guest !== turn)!;
    const row = (await store.matches.find(turn.matchId))!;
    const recalled = recallMatch(row, await store.matches.journal(row.id));
    if (!recalled.ok) throw new Error(recalled.error.code);
    const known = recalled.value.match;
    const moved = submit(known, turn.you!, { type: 'knock' });
    if (!moved.ok) throw new Error(moved.error.code);
    const entry = JSON.stringify(packEntry(known.game, moved.value.entry));
    await store.journal.commit({
      rows: [{ match_id: row.id, seq: 2, at: 1, hold: 0, entry, race: null }],
      changes: [],
    });

    expect(await turn.command({ type: 'draw' })).toEqual(refused('table/notStored'));
    expect(await turn.command({ type: 'draw' })).toEqual(refused('table/notStored'));
    await other.until(() => other.seq === 2);
    expect(await turn.command({ type: 'draw' })).toMatchObject({ ok: false });
    const players = all.map((guest, index) => new Player(guest, `answer ${index}`));
    await other.until(() => other.state.phase === 'scores');
    await Promise.all(players.map((player) => player.stop()));
    expect((await store.tables.find(id))?.status).toBe('open');
  });
});
