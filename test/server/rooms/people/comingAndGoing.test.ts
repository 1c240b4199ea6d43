import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../../../shared/games/games.ts';
import { LEAVE_CODES, type PersonSnapshot, type StandIn } from '../../../../shared/table/protocol.ts';
import { accepted, playing } from '../../../support/guest/gathering.ts';
import type { Guest } from '../../../support/guest/guest.ts';
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

  test('leaving on purpose gives the seat to a bot, for the rest of the match', async () => {
    const { id, all } = await playing(server, 2);
    await all[0]!.leave();
    await all[1]!.until(() => standIn(all[1]!) === 'left');
    expect(all[1]!.state.host).toBe(1);
    const again = await all[0]!.twin().join(id);
    expect(again.you).toBeUndefined();
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
