import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../../../shared/games/games.ts';
import type { OwnSeats } from '../../../../shared/table/api.ts';
import { LEAVE_CODES, type PersonSnapshot, type StandIn } from '../../../../shared/table/protocol.ts';
import { accepted, playing, refused, seated } from '../../../support/guest/gathering.ts';
import { Guest } from '../../../support/guest/guest.ts';
import { choicesOf } from '../../../support/guest/player.ts';
import { startServer, type TestServer } from '../../../support/server/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.close());

/** The person in seat 0, as this guest sees it. */
const first = ({ state }: Guest): PersonSnapshot => state.seats[0] as PersonSnapshot;
const isConnected = (guest: Guest): boolean => first(guest).connected;
const standIn = (guest: Guest): StandIn | undefined => first(guest).standIn;

describe.concurrent('coming and going', () => {
  test('the same person in a second tab takes the seat over, and the first tab is told', async () => {
    const { id, all } = await playing(server, 2);
    const twin = await all[0]!.twin().join(id);
    await all[0]!.until(() => all[0]!.closedWith !== undefined);
    expect(all[0]!.closedWith).toBe(LEAVE_CODES.elsewhere);
    expect(twin.you).toBe(0);
    expect(twin.log).toEqual(all[0]!.log);
    expect(twin.view).toEqual(all[0]!.view);
    expect([isConnected(twin), standIn(twin)]).toEqual([true, undefined]);
  });

  test('who left on purpose has the seat again when they return: their own hand, and the bot is silent', async () => {
    // At once, while the bot still thinks. On a slow machine it may have moved before: then again, at another table.
    let back: Guest;
    do {
      const { id, all } = await playing(server, 2, { rules: { starter: 0 }, pace: 'relaxed' });
      const before = all[0]!.view;
      await all[0]!.leave();
      await all[1]!.until(() => standIn(all[1]!) === 'left');
      expect(all[1]!.state.host).toBe(1);
      back = await all[0]!.twin().join(id, 'watcher');
      expect(back.you).toBe(0);
      expect([isConnected(back), standIn(back)]).toEqual([true, undefined]);
      if (back.seq === 1) expect(back.view).toEqual(before);
    } while (back.seq > 1);
    const play = choicesOf(back.game, back.view).find(({ type }) => type === 'play');
    expect(await back.command(play)).toEqual(accepted);
    expect(back.log.at(-1)!.actor).toBe(0);
  });

  test('who stood up in the middle of a match may sit down again where they sat, and nowhere else', async () => {
    const { all } = await playing(server, 2, { pace: 'relaxed' });
    expect(await all[0]!.ask('stand', {})).toEqual(accepted);
    await all[0]!.until(() => all[0]!.you === undefined);
    expect(await all[0]!.ask('sit', { seat: 1 })).toEqual(accepted);
    await all[0]!.until(() => all[0]!.you === 0);
    expect(standIn(all[1]!)).toBeUndefined();
    expect(await all[0]!.ask('sit', {})).toEqual(refused('table/alreadyPlaying'));
  });

  test('everybody can ask where they have a seat, before the deal and in the middle of a match, also having left it', async () => {
    const { id, all } = await seated(server, 2);
    const seats = async (guest: Guest) => (await guest.call<OwnSeats>('GET', '/api/me/seats')).seats;
    expect(await seats(all[0]!)).toEqual([{ table: id, game: 'spicy', phase: 'gathering' }]);
    for (const guest of all) await guest.ask('ready', { ready: true });
    await all[1]!.until(() => all[1]!.state.phase === 'playing');
    await all[0]!.leave();
    await all[1]!.until(() => standIn(all[1]!) === 'left');
    expect(await seats(all[0]!)).toEqual([{ table: id, game: 'spicy', phase: 'playing' }]);
    const stranger = await (await Guest.arrive(server.url)).join(id, 'watcher');
    expect(await seats(stranger)).toEqual([]);

    const other = await seated(server, 2);
    await other.all[1]!.leave();
    await other.all[0]!.until(() => other.all[0]!.state.seats[1]!.kind === 'free');
    expect(await seats(other.all[1]!)).toEqual([]);
  });

  test('a lost connection keeps its seat for a while, then a bot plays on, and hands it back at once', async () => {
    const { id, all } = await playing(server, 2, { pace: 'blitz' });
    all[0]!.drop();
    await all[1]!.until(() => !isConnected(all[1]!));
    expect(standIn(all[1]!)).toBeUndefined();
    await all[1]!.until(() => standIn(all[1]!) === 'lost');
    expect(all[1]!.state.host).toBe(1);
    const back = await all[0]!.twin().join(id);
    expect(back.you).toBe(0);
    expect([isConnected(back), standIn(back)]).toEqual([true, undefined]);
  });

  test('three turns in a row that ran out: a bot plays, until the owner touches anything', async () => {
    const pace = Object.fromEntries(Object.keys(GAMES.spicy.clocks).map((kind) => [kind, 1]));
    const { all } = await playing(server, 2, { pace });
    const [sleepy] = all;
    await sleepy!.until(() => standIn(sleepy!) === 'idle');
    expect(await sleepy!.ask('touch', {})).toEqual(accepted);
    expect(standIn(sleepy!)).toBeUndefined();
  });
});
