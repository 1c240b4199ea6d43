import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '../../../shared/engine/fairness.ts';
import type { AnyGame } from '../../../shared/engine/game.ts';
import { parseSeed } from '../../../shared/engine/random.ts';
import { restoreMatch } from '../../../shared/engine/record.ts';
import { GAME_NAMES, GAMES } from '../../../shared/games/games.ts';
import type { MatchReport } from '../../../shared/table/api.ts';
import { LEAVE_CODES, type PersonSnapshot } from '../../../shared/table/protocol.ts';
import { accepted, guests, playing, refused, seated } from '../../support/guest/gathering.ts';
import { Guest } from '../../support/guest/guest.ts';
import { Player } from '../../support/guest/player.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.close());

describe('the life of a table', () => {
  test.each(GAME_NAMES)('%s: gathering, playing, scores, rematch, gathering again', async (game) => {
    const { id, all } = await playing(server, 3, { game });
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
    const { all } = await playing(server, 3, { game: 'blackJacky' });
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

  test('whoever comes after everybody has left the scores finds a table that gathers', async () => {
    const { id, all } = await playing(server, 2, { game: 'blackJacky' });
    const players = all.map((guest, index) => new Player(guest, `deserted ${index}`));
    await Promise.all(all.map((guest) => guest.until(() => guest.state.phase === 'scores')));
    await Promise.all(players.map((player) => player.stop()));
    const watcher = await (await Guest.arrive(server.url)).join(id, 'watcher');
    expect(await watcher.ask('sit', {})).toEqual(refused('table/alreadyPlaying'));
    for (const guest of all) await guest.leave();
    // Who only looks sees the scores.
    const [, late] = await guests(server, 2);
    expect((await late!.join(id, 'watcher')).state.phase).toBe('scores');
    expect(await watcher.ask('sit', {})).toEqual(accepted);
    const next = await (await Guest.arrive(server.url)).join(id);
    expect(next.state).toMatchObject({ phase: 'gathering', host: watcher.you });
    for (const guest of [watcher, next]) expect(await guest.ask('ready', { ready: true })).toEqual(accepted);
    await next.until(() => next.state.phase === 'playing');
  });

  test('bots come and go at the word of the host, and only in gathering', async () => {
    const [host, other] = await guests(server, 2);
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
    const { id, all } = await seated(server, 2);
    const [host, rude] = all;
    expect(await rude!.ask('kick', { seat: 0 })).toEqual(refused('table/notHost'));
    expect(await host!.ask('kick', { seat: 1 })).toEqual(accepted);
    await rude!.until(() => rude!.closedWith !== undefined);
    expect(rude!.closedWith).toBe(LEAVE_CODES.kicked);
    await expect(rude!.join(id)).rejects.toThrow('table/kicked');
    expect(host!.state.seats[1]?.kind).toBe('free');
  });

  test('and the host can take that back', async () => {
    const { id, all } = await seated(server, 3);
    const [host, sorry, other] = all;
    await sorry!.ask('dress', { name: 'Sorry Cat' });
    expect(await host!.ask('kick', { seat: 1 })).toEqual(accepted);
    await host!.until(() => host!.state.sentAway?.length === 1);
    expect(host!.state.sentAway).toEqual(['Sorry Cat']);
    expect(await other!.ask('forgive', { index: 0 })).toEqual(refused('table/notHost'));
    expect(await host!.ask('forgive', { index: 1 })).toEqual(refused('table/nobodyThere'));
    expect(await host!.ask('forgive', { index: 0 })).toEqual(accepted);
    expect((await sorry!.join(id)).you).toBe(1);
    expect(sorry!.state.sentAway ?? []).toEqual([]);
  });

  test('a host deals again without waiting: a bot plays for who has not answered, until they do anything', async () => {
    const { all } = await playing(server, 3, { game: 'blackJacky' });
    const players = all.map((guest, index) => new Player(guest, `again ${index}`));
    await Promise.all(all.map((guest) => guest.until(() => guest.state.phase === 'scores')));
    await Promise.all(players.map((player) => player.stop()));
    const [host, keen, silent] = all;
    const played = host!.matchId;
    expect(await keen!.ask('start', {})).toEqual(refused('table/notHost'));
    expect(await keen!.ask('rematch', {})).toEqual(accepted);
    await host!.until(() => (host!.state.seats[1] as PersonSnapshot).ready);
    expect(await host!.ask('start', {})).toEqual(accepted);
    await silent!.until(() => silent!.matchId !== played && silent!.state.phase === 'playing');
    const standIns = () => host!.state.seats.map((seat) => (seat as PersonSnapshot).standIn);
    await host!.until(() => standIns()[2] === 'idle');
    expect(standIns()).toEqual([undefined, undefined, 'idle']);
    expect(silent!.you).toBe(2);
    expect(await silent!.ask('touch', {})).toEqual(accepted);
    await host!.until(() => standIns()[2] === undefined);
  });

  test('the role of the host passes on clockwise', async () => {
    const { all } = await seated(server, 3);
    expect(all[1]!.state.host).toBe(0);
    await all[0]!.leave();
    await all[1]!.until(() => all[1]!.state.host === 1);
    expect(await all[1]!.ask('addBot', { level: 'kitten' })).toEqual(accepted);
  });

  test('options can be changed by the host, and are checked', async () => {
    const { all } = await seated(server, 2);
    const [host, other] = all;
    const options = { game: 'blackJacky', seats: 3, pace: 'blitz', rules: { quickDuel: true } };
    expect(await other!.ask('setOptions', { options })).toEqual(refused('table/notHost'));
    expect(await host!.ask('setOptions', { options: { ...options, seats: 9 } })).toEqual(refused('options/malformed'));
    expect(await host!.ask('setOptions', { options: { ...options, game: 'chess' } })).toEqual(
      refused('options/noSuchGame'),
    );
    expect(await host!.ask('setOptions', { options })).toEqual(accepted);
    await other!.until(() => other!.options?.game === 'blackJacky');
    expect(other!.state.seats.map((seat) => seat.kind)).toEqual(['person', 'person', 'free']);
    expect(other!.options).toMatchObject({ rules: { quickDuel: true, starter: 'random' } });
  });

  test('who is moved up because there are fewer seats is told where it sits now', async () => {
    const { all } = await seated(server, 3);
    await all[0]!.leave();
    await all[1]!.until(() => all[1]!.state.host === 1);
    expect(await all[1]!.ask('setOptions', { options: { game: 'spicy', seats: 2 } })).toEqual(accepted);
    await all[2]!.until(() => all[2]!.state.seats.length === 2);
    expect(all.slice(1).map((guest) => guest.you)).toEqual([0, 1]);
  });

  test('name and cat are chosen in gathering', async () => {
    const { all } = await seated(server, 2);
    const { look } = all[1]!.state.seats[1] as PersonSnapshot;
    expect(await all[0]!.ask('dress', { name: 'Sir Purrs', look: { ...look, species: 'lion' } })).toEqual(accepted);
    const dressed = () => all[1]!.state.seats[0] as PersonSnapshot;
    await all[1]!.until(() => dressed().name === 'Sir Purrs');
    expect(dressed().look).toEqual({ ...look, species: 'lion' });
    expect(await all[0]!.ask('dress', { name: 'M1so' })).toEqual(refused('name/reserved'));
  });

  test('a practice table with bots starts at once', async () => {
    const guest = await Guest.arrive(server.url);
    const id = await guest.open({ game: 'blackJacky', seats: 4, practice: true, bots: ['kitten'] });
    await guest.join(id);
    await guest.until(() => guest.state.phase === 'playing' && guest.seq > 0);
    expect(guest.state.seats.map((seat) => seat.kind)).toEqual(['person', 'bot', 'bot', 'bot']);
  });

  test('a table for practice is dealt by who sits down, not by who looks in', async () => {
    const { id, all } = await seated(server, 2);
    const options = { game: 'spicy', seats: 2, practice: true };
    expect(await all[0]!.ask('setOptions', { options })).toEqual(accepted);
    const stranger = await (await Guest.arrive(server.url)).join(id);
    expect(stranger.you).toBeUndefined();
    expect(await stranger.ask('touch', {})).toEqual(accepted);
    expect(stranger.state.phase).toBe('gathering');
  });
});
