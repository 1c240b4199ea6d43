import { afterAll, beforeAll, expect, test } from 'vitest';
import { ratingsDerivation } from '../../../server/ratings/ratingsDerivation.ts';
import { MANIFESTS } from '../../../shared/games/index.ts';
import { type ClaimedMatches, verifyRatings } from '../../../shared/ratings/verifyRatings.ts';
import type { Ladder, OwnChange } from '../../../shared/table/ladder.ts';
import { call } from '../../support/guest/call.ts';
import { Guest } from '../../support/guest/guest.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;
let one: Guest;
let other: Guest;
let stranger: Guest;

beforeAll(async () => {
  server = await startServer();
  [one, other, stranger] = [
    await Guest.arrive(server.url),
    await Guest.arrive(server.url),
    await Guest.arrive(server.url),
  ] as const;
  const { store } = server.app.services;
  const play = (id: string, endedAt: number, quick: boolean) =>
    storeMatch(store, {
      id,
      game: 'spicy',
      players: [one.id, other.id],
      endedAt,
      quick,
      derivations: [ratingsDerivation],
    });
  const now = Date.now();
  for (let count = 0; count < 3; count += 1) await play(`quick${count}`, now - 10_000 + count, true);
  await play('amongFriends', now, false);
});

afterAll(() => server.close());

const ladder = (guest?: Guest, span = 'all', game = 'spicy') =>
  call<Ladder>(server.url, 'GET', `/api/ladder/${game}/${span}`, undefined, guest?.token);

test('a board tells who asks where they stand, and says how old it is', async () => {
  const { you, countedAt, top } = await ladder(one);
  expect(you).toMatchObject({ provisional: true, matches: 3, around: [] });
  expect(countedAt).toBeGreaterThan(Date.now() - 70_000);
  expect(top).toEqual([]);
  for (const span of ['week', 'season']) expect((await ladder(one, span)).you?.matches).toBe(3);
  expect((await ladder(stranger)).you).toBeUndefined();
  expect((await ladder()).you).toBeUndefined();
});

test('what there is not is refused', async () => {
  await expect(ladder(one, 'all', 'chess')).rejects.toThrow('options/noSuchGame');
  await expect(ladder(one, 'century')).rejects.toThrow('404');
});

test('what a match did to a rating is told to its owner only', async () => {
  const change = (guest: Guest, id: string) => guest.call<OwnChange>('GET', `/api/matches/${id}/rating`);
  expect(await change(one, 'quick0')).toMatchObject({ rated: true, before: 1000 });
  expect(await change(one, 'amongFriends')).toEqual({ rated: false });
  expect(await change(stranger, 'quick0')).toEqual({ rated: false });
  await expect(call(server.url, 'GET', '/api/matches/quick0/rating')).rejects.toThrow('identity/badToken');
});

test('anybody can check the ratings, without learning who is who or what was played among friends', async () => {
  const { matches, forgottenUntil } = await call<ClaimedMatches>(server.url, 'GET', '/api/ladder/spicy/matches');
  expect(matches.map(({ id }) => id)).toEqual(['quick0', 'quick1', 'quick2']);
  const anchors = MANIFESTS.find(({ id }) => id === 'spicy')!.botRatings;
  expect(verifyRatings(matches, (level) => anchors[level], forgottenUntil)).toBeUndefined();
  expect(forgottenUntil).toBe(0);
  const text = JSON.stringify(matches);
  expect(text).not.toContain(one.id);
  expect(text).not.toContain(other.id);
  const rest = await call<ClaimedMatches>(server.url, 'GET', '/api/ladder/spicy/matches?after=quick1');
  expect(rest.matches.map(({ id }) => id)).toEqual(['quick2']);
});
