import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableAddress } from '../../../shared/table/api.ts';
import type { QuickMatchInput } from '../../../shared/table/options.ts';
import type { QueueState } from '../../../shared/table/queue.ts';
import { call } from '../../support/guest/call.ts';
import { Guest } from '../../support/guest/guest.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ QUICK_WAIT_SECONDS: '1.5' });
});

afterAll(() => server.close());

const arrive = () => Guest.arrive(server.url);
const arriveAll = (count: number) => Promise.all(Array.from({ length: count }, arrive));
const PEOPLE_ONLY = { game: 'spicy', seats: 2, pace: 'blitz', bots: false } as const;

const quick = async (guest: Guest, wish: QuickMatchInput): Promise<string> =>
  (await guest.call<TableAddress>('POST', '/api/quick', wish)).id;
const enter = (guest: Guest, wish: QuickMatchInput) => guest.call<QueueState>('POST', '/api/queue', wish);
const look = (guest: Guest) => guest.call<QueueState>('GET', '/api/queue');
const giveUp = (guest: Guest) => guest.call<QueueState>('DELETE', '/api/queue');
const seated = async (guest: Guest): Promise<string> => {
  await expect.poll(async () => (await look(guest)).state).toBe('seated');
  const state = await look(guest);
  return state.state === 'seated' ? state.table : '';
};

describe('quick match', () => {
  test('people who wish for the same meet at one table, and it deals when it is full', async () => {
    const [a, b, c] = await arriveAll(3);
    const [first, second] = await Promise.all([quick(a!, PEOPLE_ONLY), quick(b!, PEOPLE_ONLY)]);
    expect(second).toBe(first);
    await Promise.all([a!.join(first), b!.join(first)]);
    await a!.until(() => a!.state.phase === 'playing');
    expect(a!.state.seats.map((seat) => seat.kind)).toEqual(['person', 'person']);
    // Who sits at a match has no second one: Play leads back to it.
    expect(await enter(a!, { ...PEOPLE_ONLY, game: 'blackJacky' })).toEqual({ state: 'seated', table: first });
    await b!.leave();
    expect(await enter(b!, { ...PEOPLE_ONLY, game: 'blackJacky' })).toMatchObject({ state: 'waiting', heldMs: 0 });
    // Who walks out again waits, though others still play both matches.
    const [third] = await Promise.all([b!, c!].map((guest) => quick(guest, { ...PEOPLE_ONLY, game: 'blackJacky' })));
    await Promise.all([b!.join(third!), c!.join(third!)]);
    await b!.until(() => b!.state.phase === 'playing');
    await b!.leave();
    const again = await enter(b!, PEOPLE_ONLY);
    expect(again.state === 'waiting' && again.heldMs).toBeGreaterThan(0);
    await giveUp(b!);
  });

  test('more people than a table has seats: the rest waits on, and hears how many', async () => {
    const all = await arriveAll(4);
    const wish = { ...PEOPLE_ONLY, seats: 3 };
    for (const guest of all) expect(await enter(guest, wish)).toMatchObject({ state: 'waiting' });
    const tables = await Promise.all(all.slice(0, 3).map(seated));
    expect(new Set(tables).size).toBe(1);
    // Counted whenever the queue looks, not with every arrival.
    await expect.poll(() => look(all[3]!)).toMatchObject({ state: 'waiting', waiting: 1 });
    expect(await giveUp(all[3]!)).toEqual({ state: 'none' });
    expect(await look(all[3]!)).toEqual({ state: 'none' });
  });

  test('after the wait bots fill up, and leave a seat to who comes before the deal', async () => {
    const [early, late] = await arriveAll(2);
    const wish = { game: 'blackJacky', seats: 3, pace: 'blitz' } as const;
    const id = await quick(early!, wish);
    expect(await quick(late!, wish)).toBe(id);
    await Promise.all([early!.join(id), late!.join(id)]);
    await early!.until(() => early!.state.phase === 'playing');
    const kinds = early!.state.seats.map((seat) => seat.kind);
    expect(kinds.filter((kind) => kind === 'person')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'bot')).toHaveLength(1);
  });

  test('a person whom somebody has blocked is never seated with them', async () => {
    const [a, b, c] = await arriveAll(3);
    const wish = { ...PEOPLE_ONLY, pace: 'relaxed' } as const;
    await a!.call('POST', '/api/me/blocks', { cat: b!.id });
    await Promise.all([enter(a!, wish), enter(b!, wish)]);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect([(await look(a!)).state, (await look(b!)).state]).toEqual(['waiting', 'waiting']);
    await enter(c!, wish);
    await seated(c!);
    const states = [(await look(a!)).state, (await look(b!)).state].sort();
    expect(states).toEqual(['seated', 'waiting']);
    await Promise.all([giveUp(a!), giveUp(b!)]);
  });

  test('the seats of a quick match are kept for those it was made for: others may watch', async () => {
    const [a, b, stranger] = await arriveAll(3);
    const [id] = await Promise.all([quick(a!, PEOPLE_ONLY), quick(b!, PEOPLE_ONLY)]);
    await stranger!.join(id);
    expect(stranger!.you).toBeUndefined();
    await Promise.all([a!.join(id), b!.join(id)]);
    expect([a!.you, b!.you].sort()).toEqual([0, 1]);
  });

  test('friends by one link sit at one table, with others if they like', async () => {
    const [leader, friend, other] = await arriveAll(3);
    const open = await leader!.call<QueueState>('POST', '/api/party');
    expect(open).toMatchObject({ state: 'gathering', party: { leads: true } });
    const code = open.state === 'gathering' ? open.party.code : '';
    expect(await friend!.call('POST', `/api/party/${code}`)).toMatchObject({ party: { leads: false } });
    await expect(enter(friend!, PEOPLE_ONLY)).rejects.toThrow('queue/notLeading');
    const wish = { ...PEOPLE_ONLY, seats: 3 };
    await enter(other!, wish);
    await enter(leader!, wish);
    const tables = await Promise.all([leader!, friend!, other!].map(seated));
    expect(new Set(tables).size).toBe(1);
    await expect(other!.twin().call('POST', '/api/party/bobobobo')).rejects.toThrow('queue/noParty');
    await expect(other!.twin().call('POST', '/api/party/..%2Fx')).rejects.toThrow('queue/noParty');
  });

  test('what nobody can play is refused, and nobody waits without an identity', async () => {
    const guest = await arrive();
    await expect(quick(guest, { game: 'chess' })).rejects.toThrow('options/noSuchGame');
    await expect(enter(guest, { game: 'spicy', seats: 7 } as never)).rejects.toThrow('server/malformed');
    for (const method of ['GET', 'POST', 'DELETE'])
      await expect(call(server.url, method, '/api/queue', method === 'POST' ? PEOPLE_ONLY : undefined)).rejects.toThrow(
        'identity/badToken',
      );
    expect(await look(guest)).toEqual({ state: 'none' });
  });
});
