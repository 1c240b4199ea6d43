import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recallMatch } from '../../server/rooms/recall.ts';
import { verify } from '../../shared/engine/fairness.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { submit } from '../../shared/engine/match.ts';
import { parseSeed } from '../../shared/engine/random.ts';
import { packEntry, restoreMatch } from '../../shared/engine/record.ts';
import { GAME_NAMES, GAMES } from '../../shared/games/index.ts';
import type { MatchReport } from '../../shared/table/api.ts';
import type { TableOptionsInput } from '../../shared/table/options.ts';
import { LEAVE_CODES } from '../../shared/table/protocol.ts';
import { Guest } from './guest.ts';
import { type House, openHouse } from './house.ts';
import { Player } from './player.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse({ QUICK_WAIT_SECONDS: '0.5' });
});

afterAll(() => house.close());

const guests = (count: number) => Promise.all(Array.from({ length: count }, () => Guest.arrive(house.url)));

async function seated(count: number, options: Partial<TableOptionsInput> = {}): Promise<{ id: string; all: Guest[] }> {
  const all = await guests(count);
  const id = await all[0]!.open({ game: 'spicy', seats: count, pace: 'standard', ...options });
  for (const guest of all) await guest.join(id);
  return { id, all };
}

const refused = (code: string) => expect.objectContaining({ ok: false, refusal: expect.objectContaining({ code }) });
const accepted = expect.objectContaining({ ok: true });

async function playing(count: number, options: Partial<TableOptionsInput> = {}) {
  const table = await seated(count, options);
  for (const guest of table.all) expect(await guest.ask('ready', { ready: true })).toEqual(accepted);
  await Promise.all(table.all.map((guest) => guest.until(() => guest.seq > 0 && guest.state.phase === 'playing')));
  return table;
}

describe('the life of a table', () => {
  test.each(GAME_NAMES)('%s: gathering, playing, scores, rematch, gathering again', async (game) => {
    const { id, all } = await playing(3, { game });
    const players = all.map((guest, index) => new Player(guest, `${game} ${index}`));
    await Promise.all(all.map((guest) => guest.until(() => guest.state.phase === 'scores')));
    const [first] = all;
    const played = first!.matchId;
    for (const guest of all) await guest.ask('touch', {});
    for (const guest of all) expect(guest.state).toEqual(first!.state);

    const report = await first!.call<MatchReport>('GET', `/api/matches/${played}`);
    expect(report).toMatchObject({ status: 'finished', revealed: true, table: id, game });
    expect(report.log).toHaveLength(first!.seq);
    const engine: AnyGame = GAMES[game];
    const seed = parseSeed(report.seed)!;
    const restored = restoreMatch(engine, { options: report.options.rules, seats: 3, seed }, report.entries!);
    expect(restored.ok && verify(restored.value, report.commitment)).toEqual({ ok: true, value: true });

    for (const guest of all) expect(await guest.ask('rematch', {})).toEqual(accepted);
    await Promise.all(
      all.map((guest) => guest.until(() => guest.matchId !== played && guest.state.phase === 'playing')),
    );
    expect(all.map((guest) => guest.you)).toEqual([0, 1, 2]);
    await Promise.all(all.map((guest) => guest.until(() => guest.state.phase === 'scores')));
    await Promise.all(players.map((player) => player.stop()));
    expect(await all[1]!.ask('gather', {})).toEqual(refused('table/notHost'));
    expect(await first!.ask('gather', {})).toEqual(accepted);
    await all[2]!.until(() => all[2]!.state.phase === 'gathering' && all[2]!.view === undefined);
    expect(all[2]!.state.seats.map((seat) => seat.kind)).toEqual(['person', 'person', 'person']);
  });

  test('who goes instead of wanting a rematch does not keep the others waiting for it', async () => {
    const { all } = await playing(3, { game: 'blackJacky' });
    const players = all.map((guest, index) => new Player(guest, `going ${index}`));
    await Promise.all(all.map((guest) => guest.until(() => guest.state.phase === 'scores')));
    await Promise.all(players.map((player) => player.stop()));
    const [first, second, third] = all;
    const played = first!.matchId;
    expect(await first!.ask('rematch', {})).toEqual(accepted);
    expect(await second!.ask('rematch', {})).toEqual(accepted);
    await third!.leave();
    await first!.until(() => first!.matchId !== played && first!.state.phase === 'playing');
    expect(first!.state.seats.map((seat) => seat.kind)).toEqual(['person', 'person', 'bot']);
  });

  test('bots come and go at the word of the host, and only in gathering', async () => {
    const [host, other] = await guests(2);
    const id = await host!.open({ game: 'spicy', seats: 4, bots: ['kitten'] });
    await host!.join(id);
    await other!.join(id);
    expect(host!.state.seats.map((seat) => seat.kind)).toEqual(['person', 'person', 'free', 'bot']);
    expect(await other!.ask('addBot', { level: 'bigCat' })).toEqual(refused('table/notHost'));
    expect(await host!.ask('start', {})).toEqual(refused('table/seatsFree'));
    expect(await host!.ask('addBot', { level: 'bigCat' })).toEqual(accepted);
    expect(host!.state.seats[2]).toMatchObject({ kind: 'bot', level: 'bigCat' });
    expect(await host!.ask('addBot', { level: 'bigCat' })).toEqual(refused('table/full'));
    expect(await host!.ask('removeBot', { seat: 3 })).toEqual(accepted);
    expect(await host!.ask('addBot', { level: 'legend', seat: 3 })).toEqual(accepted);
    expect(await host!.ask('start', {})).toEqual(accepted);
    expect(await host!.ask('addBot', { level: 'kitten' })).toEqual(refused('table/alreadyPlaying'));
  });

  test('the host can send somebody away, who does not come back', async () => {
    const { id, all } = await seated(2);
    const [host, rude] = all;
    expect(await rude!.ask('kick', { seat: 0 })).toEqual(refused('table/notHost'));
    expect(await host!.ask('kick', { seat: 1 })).toEqual(accepted);
    await rude!.until(() => rude!.closedWith !== undefined);
    expect(rude!.closedWith).toBe(LEAVE_CODES.kicked);
    await expect(rude!.join(id)).rejects.toThrow('table/kicked');
    expect(host!.state.seats[1]?.kind).toBe('free');
  });

  test('the role of the host passes on clockwise', async () => {
    const { all } = await seated(3);
    expect(all[1]!.state.host).toBe(0);
    await all[0]!.leave();
    await all[1]!.until(() => all[1]!.state.host === 1);
    expect(await all[1]!.ask('addBot', { level: 'kitten' })).toEqual(accepted);
  });

  test('options can be changed by the host, and are checked', async () => {
    const { all } = await seated(2);
    const [host, other] = all;
    const options = { game: 'blackJacky', seats: 3, pace: 'blitz', rules: { quickDuel: true } };
    expect(await other!.ask('setOptions', { options })).toEqual(refused('table/notHost'));
    expect(await host!.ask('setOptions', { options: { ...options, seats: 9 } })).toEqual(refused('options/malformed'));
    expect(await host!.ask('setOptions', { options: { ...options, game: 'chess' } })).toEqual(
      refused('options/noSuchGame'),
    );
    expect(await host!.ask('setOptions', { options })).toEqual(accepted);
    await other!.until(() => other!.state.game === 'blackJacky');
    expect(other!.state.seats.map((seat) => seat.kind)).toEqual(['person', 'person', 'free']);
    expect(JSON.parse(other!.state.options)).toMatchObject({ rules: { quickDuel: true, starter: 'random' } });
  });

  test('who is moved up because there are fewer seats is told where it sits now', async () => {
    const { all } = await seated(3);
    await all[0]!.leave();
    await all[1]!.until(() => all[1]!.state.host === 1);
    expect(await all[1]!.ask('setOptions', { options: { game: 'spicy', seats: 2 } })).toEqual(accepted);
    await all[2]!.until(() => all[2]!.state.seats.length === 2);
    expect(all.slice(1).map((guest) => guest.you)).toEqual([0, 1]);
  });

  test('name and cat are chosen in gathering', async () => {
    const { all } = await seated(2);
    const look = JSON.parse(all[1]!.state.seats[1]!.look) as object;
    expect(await all[0]!.ask('dress', { name: 'Sir Purrs', look: { ...look, species: 'lion' } as never })).toEqual(
      accepted,
    );
    await all[1]!.until(() => all[1]!.state.seats[0]?.name === 'Sir Purrs');
    expect(JSON.parse(all[1]!.state.seats[0]!.look)).toMatchObject({ species: 'lion' });
    expect(await all[0]!.ask('dress', { name: 'M1so' })).toEqual(refused('name/reserved'));
  });

  test('a practice table with bots starts at once', async () => {
    const guest = await Guest.arrive(house.url);
    const id = await guest.open({ game: 'blackJacky', seats: 4, practice: true, bots: ['kitten'] });
    await guest.join(id);
    await guest.until(() => guest.state.phase === 'playing' && guest.seq > 0);
    expect(guest.state.seats.map((seat) => seat.kind)).toEqual(['person', 'bot', 'bot', 'bot']);
  });

  test('a table for practice is dealt by who sits down, not by who looks in', async () => {
    const { id, all } = await seated(2);
    const options = { game: 'spicy', seats: 2, practice: true };
    expect(await all[0]!.ask('setOptions', { options })).toEqual(accepted);
    const stranger = await (await Guest.arrive(house.url)).join(id);
    expect(stranger.you).toBeUndefined();
    expect(await stranger.ask('touch', {})).toEqual(accepted);
    expect(stranger.state.phase).toBe('gathering');
  });
});

describe('commands', () => {
  test('a command of the past is refused, and the present follows', async () => {
    const { all } = await playing(2, { game: 'blackJacky' });
    const turn = all[all[0]!.state.turn]!;
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
    const { id, all } = await playing(2, { game: 'blackJacky' });
    const waiting = all.find((guest) => guest.you !== guest.state.turn)!;
    expect(await waiting.command({ type: 'knock' })).toMatchObject({ ok: false });
    expect(await waiting.command({ type: 'timeOut' })).toMatchObject({ ok: false });
    expect(await waiting.command({ type: 'nonsense' })).toMatchObject({ ok: false });
    const watcher = await (await Guest.arrive(house.url)).join(id, 'watcher');
    expect(await watcher.command({ type: 'knock' })).toEqual(refused('table/notSeated'));
  });
});

describe('the clock of the machine', () => {
  test('set back while something is shown, holds nobody up', async () => {
    const pace = Object.fromEntries(Object.keys(GAMES.blackJacky.clocks).map((kind) => [kind, 1]));
    const { all } = await playing(2, { game: 'blackJacky', pace });
    const turn = all[all[0]!.state.turn]!;
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
    const { id, all } = await playing(2, { game: 'blackJacky' });
    const { store } = house.app.services;
    const turn = all[all[0]!.state.turn]!;
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

describe.concurrent('coming and going', () => {
  test('the same person in a second tab takes the seat over, and the first tab is told', async () => {
    const { id, all } = await playing(2);
    const twin = await all[0]!.twin().join(id);
    await all[0]!.until(() => all[0]!.closedWith !== undefined);
    expect(all[0]!.closedWith).toBe(LEAVE_CODES.elsewhere);
    expect(twin.you).toBe(0);
    expect(twin.log).toEqual(all[0]!.log);
    expect(twin.view).toEqual(all[0]!.view);
    expect(twin.state.seats[0]).toMatchObject({ connected: true, standIn: '' });
  });

  test('leaving on purpose gives the seat to a bot, for the rest of the match', async () => {
    const { id, all } = await playing(2);
    await all[0]!.leave();
    await all[1]!.until(() => all[1]!.state.seats[0]?.standIn === 'left');
    expect(all[1]!.state.host).toBe(1);
    const again = await all[0]!.twin().join(id);
    expect(again.you).toBeUndefined();
  });

  test('a lost connection keeps its seat for a while, then a bot plays on, and hands it back at once', async () => {
    const { id, all } = await playing(2, { pace: 'blitz' });
    all[0]!.drop();
    await all[1]!.until(() => all[1]!.state.seats[0]?.connected === false);
    expect(all[1]!.state.seats[0]).toMatchObject({ standIn: '' });
    expect(all[1]!.state.seats[0]!.graceEnds).toBeGreaterThan(Date.now());
    await all[1]!.until(() => all[1]!.state.seats[0]?.standIn === 'lost');
    expect(all[1]!.state.host).toBe(1);
    const back = await all[0]!.twin().join(id);
    expect(back.you).toBe(0);
    expect(back.state.seats[0]).toMatchObject({ connected: true, standIn: '', graceEnds: 0 });
  });

  test('three turns in a row that ran out: a bot plays, until the owner touches anything', async () => {
    const windows = Object.keys(GAMES.blackJacky.clocks);
    const pace = Object.fromEntries(windows.map((kind) => [kind, 1]));
    const { all } = await playing(2, { game: 'blackJacky', pace });
    const [sleepy] = all;
    await sleepy!.until(() => sleepy!.state.seats[0]?.standIn === 'idle');
    expect(await sleepy!.ask('touch', {})).toEqual(accepted);
    expect(sleepy!.state.seats[0]?.standIn).toBe('');
  });
});

describe('watching', () => {
  test('anyone can watch a public table, also from the middle of a match, and sees what is public', async () => {
    const { id, all } = await playing(2);
    const players = all.map((guest, index) => new Player(guest, `watched ${index}`));
    await all[0]!.until(() => all[0]!.seq > 10);
    const watcher = await (await Guest.arrive(house.url)).join(id, 'watcher');
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
    const { id } = await playing(2, { watchers: false });
    const late = await Guest.arrive(house.url);
    await expect(late.join(id, 'watcher')).rejects.toThrow('table/noWatchers');
    await expect(late.join(id, 'seat')).rejects.toThrow('table/alreadyPlaying');
  });

  test('hands of a match that is over stay with those who played it, when the host wants that', async () => {
    const { all } = await playing(2, { handsAfterMatch: false });
    const players = all.map((guest, index) => new Player(guest, `hands ${index}`));
    await all[0]!.until(() => all[0]!.state.phase === 'scores');
    await Promise.all(players.map((player) => player.stop()));
    const path = `/api/matches/${all[0]!.matchId}`;
    expect(await all[0]!.call<MatchReport>('GET', path)).toMatchObject({ revealed: true });
    const stranger = await Guest.arrive(house.url);
    const report = await stranger.call<MatchReport>('GET', path);
    expect(report).toMatchObject({ status: 'finished', revealed: false });
    expect(report).not.toHaveProperty('seed');
  });
});

describe('talk', () => {
  test('emotes and phrases reach everybody but those who do not want to hear them, and not too often', async () => {
    const { all } = await seated(3);
    const [loud, listener, deaf] = all;
    expect(await deaf!.ask('mute', { seat: 0, muted: true })).toEqual(accepted);
    const talk = (guest: Guest) => guest.heard.filter(({ type }) => type === 't').length;
    const replies = [];
    for (let time = 0; time < 6; time += 1) replies.push(await loud!.ask('say', { phrase: 'hello' }));
    expect(replies.slice(0, 4)).toEqual([accepted, accepted, accepted, accepted]);
    expect(replies.at(-1)).toEqual(refused('table/tooFrequent'));
    await listener!.until(() => talk(listener!) >= 4);
    expect(await deaf!.ask('touch', {})).toEqual(accepted);
    expect(talk(deaf!)).toBe(0);
    expect(await loud!.ask('say', { phrase: 'Anything I like' as never })).toMatchObject({ ok: false });
  });
});
