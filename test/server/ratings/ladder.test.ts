import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetMatches } from '../../../server/archive/archive.ts';
import { rebuild } from '../../../server/archive/rebuild.ts';
import { countAll } from '../../../server/ratings/counting.ts';
import { periodOf } from '../../../server/ratings/periods.ts';
import { ratingsDerivation } from '../../../server/ratings/ratingsDerivation.ts';
import type { RatingRow } from '../../../server/ratings/rows.ts';
import type { Db } from '../../../server/store/database.ts';
import type { Store } from '../../../server/store/store.ts';
import { MANIFESTS } from '../../../shared/games/index.ts';
import { ratedMatchOf } from '../../../shared/ratings/ratedMatch.ts';
import { rateMatch } from '../../../shared/ratings/rateMatch.ts';
import { randomLook } from '../../../shared/table/people/catLook.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';
import { lacks, openTestStore, STORE_KINDS, type TestStore } from '../../support/server/testStore.ts';

const NOON = Date.UTC(2026, 10, 16, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;
const PEOPLE = ['anna', 'bert', 'cleo', 'dora'];

test('weeks begin on Monday and belong to the year of their Thursday; seasons are quarters', () => {
  const at = (text: string) => Date.parse(`${text}T12:00:00Z`);
  expect(periodOf('week', at('2026-11-16'))).toBe('2026-W47');
  expect(periodOf('week', at('2026-11-15'))).toBe('2026-W46');
  expect(periodOf('week', at('2027-01-01'))).toBe('2026-W53');
  expect(periodOf('week', at('2024-12-30'))).toBe('2025-W01');
  expect(periodOf('season', at('2026-09-30'))).toBe('2026-Q3');
  expect(periodOf('season', at('2026-10-01'))).toBe('2026-Q4');
  expect(periodOf('all', NOON)).toBe('all');
});

describe.each(STORE_KINDS)('ratings on %s', (kind) => {
  const skipped = lacks(kind);
  let opened: TestStore | undefined;
  let store: Store;

  beforeAll(async () => {
    if (skipped) return;
    opened = await openTestStore(kind);
    ({ store } = opened);
    for (const id of PEOPLE)
      await store.players.add({ id, name: `Cat ${id}`, look: randomLook(() => 0), language: 'en' }, NOON);
  });

  afterAll(() => opened?.close());

  /** Reads through the journal, whose transactions are the only ones. */
  async function read<T>(query: (db: Db) => Promise<T>): Promise<T> {
    let found: T | undefined;
    const change = async (db: Db) => {
      found = await query(db);
    };
    await store.journal.commit({ rows: [], changes: [change] });
    return found as T;
  }

  const ratings = () =>
    read((db) =>
      db.selectFrom('ratings').selectAll().orderBy('game').orderBy('period').orderBy('player').execute(),
    ) as Promise<readonly RatingRow[]>;
  const changes = () =>
    read((db) => db.selectFrom('rating_changes').selectAll().orderBy('match_id').orderBy('player').execute());

  const play = (id: string, players: readonly string[], endedAt: number, more: object = {}) =>
    storeMatch(store, { id, game: 'spicy', players, endedAt, quick: true, derivations: [ratingsDerivation], ...more });

  test.skipIf(skipped)('are written with the end of a quick match, for every span', async () => {
    await play('m1', ['anna', 'bert'], NOON);
    await play('private', ['anna', 'bert'], NOON + 1, { quick: false });
    const rows = await ratings();
    expect(rows.map(({ period, player, matches }) => [period, player, matches])).toEqual(
      ['2026-Q4', '2026-W47', 'all'].flatMap((period) => [
        [period, 'anna', 1],
        [period, 'bert', 1],
      ]),
    );
    expect(await store.ladders.changeBy('m1', 'anna')).toMatchObject({ rated: true, before: 1000, provisional: true });
    expect(await store.ladders.changeBy('m1', 'cleo')).toEqual({ rated: false });
    expect(await store.ladders.changeBy('private', 'anna')).toEqual({ rated: false });
  });

  test.skipIf(skipped)(
    'of matches that end in the same instant add up, and a rebuild gives the same rows',
    async () => {
      const pairs = PEOPLE.flatMap((one) => PEOPLE.filter((other) => other > one).map((other) => [one, other]));
      await Promise.all(pairs.map((pair, place) => play(`c${place}`, pair, NOON + MINUTE + place)));
      await play('four', PEOPLE, NOON + 2 * MINUTE, { seats: [{ standIn: 'left' }] });
      const before = await ratings();
      const steps = await changes();
      expect(before.filter(({ period }) => period === 'all').map(({ matches }) => matches)).toEqual([5, 5, 4, 4]);
      expect(await rebuild(store, [ratingsDerivation])).toMatchObject({ unreadable: [] });
      expect(await ratings()).toEqual(before);
      expect(await changes()).toEqual(steps);
      expect(await store.ladders.lately('anna', NOON)).toEqual({ met: ['bert', 'cleo', 'dora'], left: 1 });
    },
  );

  test.skipIf(skipped || kind === 'sqlite')(
    'of matches that end in two processes at once are lost by neither',
    async () => {
      const other = await opened!.openAgain();
      const played = Array.from({ length: 24 }, (_, place) => ({
        id: `both${place}`,
        players: place % 2 === 0 ? ['x', 'y', 'z'] : ['z', 'x', 'y'],
        // By clocks that do not agree with the order in which they come.
        endedAt: NOON + 3 * MINUTE - (place % 5),
      }));
      await Promise.all(
        played.map((match, place) =>
          storeMatch(place % 3 === 0 ? other : store, {
            ...match,
            game: 'blackJacky',
            quick: true,
            derivations: [ratingsDerivation],
          }),
        ),
      );
      await other.close();
      for (const player of ['x', 'y', 'z']) {
        const rows = (await changes()).filter((row) => row.player === player);
        expect(rows).toHaveLength(24);
        // Each began where another one ended: a lost one would leave two with the same beginning.
        expect(new Set(rows.map((row) => row.mu_before)).size).toBe(24);
        expect((await ratings()).find((row) => row.player === player && row.period === 'all')?.matches).toBe(24);
      }
      const before = { ratings: await ratings(), changes: await changes() };
      await rebuild(store, [ratingsDerivation]);
      expect({ ratings: await ratings(), changes: await changes() }).toEqual(before);
      await store.journal.commit({
        rows: [],
        changes: forgetMatches(
          store.matches,
          played.map(({ id }) => id),
        ),
      });
    },
  );

  test.skipIf(skipped)('stay when matches are forgotten, in whatever order, also through a rebuild', async () => {
    const of = async () => (await ratings()).filter(({ game }) => game === 'spicy');
    await play('later', ['anna', 'bert'], NOON + DAY / 2);
    const before = await of();
    const forget = (...ids: string[]) => store.journal.commit({ rows: [], changes: forgetMatches(store.matches, ids) });
    // One from before them is kept: somebody has complained about it.
    await forget('c0', 'c1');
    expect(await of()).toEqual(before);
    await rebuild(store, [ratingsDerivation]);
    expect(await of()).toEqual(before);
    await forget('m1');
    await rebuild(store, [ratingsDerivation]);
    expect(await of()).toEqual(before);
    // Until a day has passed it is known who met whom; then nothing is left of them.
    await forget('later');
    await play('muchLater', ['cleo', 'dora'], NOON + 3 * DAY);
    await forget('muchLater');
    const kept = new Set((await changes()).filter(({ game }) => game === 'spicy').map((row) => row.match_id));
    expect([...kept].filter((id) => ['m1', 'c0', 'c1', 'later'].includes(id))).toEqual([]);
    expect(kept.has('four')).toBe(true);
    const after = await of();
    await rebuild(store, [ratingsDerivation]);
    expect(await of()).toEqual(after);
  });

  test.skipIf(skipped)(
    'are made again in the order in which they were made, also after a clock was set back',
    async () => {
      await play('ahead', ['anna', 'bert'], NOON + 5 * DAY);
      await play('back', ['bert', 'anna'], NOON + 4 * DAY);
      const before = await changes();
      const at = (id: string) => before.find((row) => row.match_id === id)?.at;
      expect(at('back')).toBe(NOON + 5 * DAY + 1);
      expect((await store.matches.find('back'))?.ended_at).toBe(at('back'));
      await rebuild(store, [ratingsDerivation]);
      expect(await changes()).toEqual(before);
    },
  );

  test.skipIf(skipped)('remember what the bots of a match were worth', async () => {
    const bot = { kind: 'bot', level: 'legend' } as object;
    await play('withBot', ['anna', 'bert', 'cleo'], NOON + 6 * DAY, { seats: [{}, {}, bot] });
    const stored = await store.matches.find('withBot');
    const { legend } = MANIFESTS.find(({ id }) => id === 'spicy')!.botRatings;
    expect((JSON.parse(stored!.seats) as object[])[2]).toMatchObject({ level: 'legend', worth: legend });
    const rated = ratedMatchOf(stored!)!;
    expect(rated.seats[2]).toEqual({ kind: 'bot', level: 'legend', place: expect.any(Number), worth: legend });
    // Bots that are stronger by then change nothing about it.
    const afterBy = (anchor: number) =>
      rateMatch(rated, { ratingOf: () => undefined, meetings: () => 0, anchorOf: () => anchor });
    expect(afterBy(legend + 200)).toEqual(afterBy(legend));
  });

  const BOARD = { game: 'spicy', period: 'test' };

  /** People with so many points on a board of their own. */
  async function list(points: { readonly [player: string]: number }): Promise<void> {
    const rows = Object.entries(points).map(([player, shown]) => ({
      ...BOARD,
      player,
      mu: shown,
      sigma: 50,
      matches: 9,
      shown,
      counted: -1,
      stale: 1,
    }));
    await read((db) =>
      db
        .insertInto('ratings')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['game', 'period', 'player'])
            .doUpdateSet((set) => ({ shown: set.ref('excluded.shown'), stale: 1 })),
        )
        .execute(),
    );
  }

  const ranks = async (player: string) =>
    (await store.ladders.around(BOARD, player)).map(({ rank, name, points }) => `${rank} ${name} ${points}`);

  test.skipIf(skipped)('ranks are those of the last count, and who has the same points shares one', async () => {
    await list({ anna: 1100, bert: 1063, cleo: 1063, dora: -1 });
    expect(await ranks('anna')).toEqual([]);
    await countAll(store, NOON);
    const first = ['1 Cat anna 1100', '2 Cat cleo 1063', '2 Cat bert 1063'];
    expect(await ranks('anna')).toEqual(first);
    expect(await ranks('bert')).toEqual(first);
    expect(await ranks('dora')).toEqual([]);
    await list({ bert: 1200, dora: 1064 });
    // Not yet counted: everything is still of the moment before.
    await countAll(store, NOON + 1000);
    expect(await ranks('cleo')).toEqual(first);
    expect(await store.ladders.countedAt()).toBe(NOON);
    await countAll(store, NOON + MINUTE);
    expect(await ranks('cleo')).toEqual(['1 Cat bert 1200', '2 Cat anna 1100', '3 Cat dora 1064', '4 Cat cleo 1063']);
    expect((await store.ladders.top(BOARD, 'dora')).map(({ rank, you }) => [rank, you])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ]);
    expect(await store.ladders.people(BOARD)).toBe(4);
    await store.people.catPages.setVisibility('anna', 'nobody');
    const named = async (viewer: string) => (await store.ladders.top(BOARD, viewer))[1];
    expect(await named('bert')).toMatchObject({ rank: 2, name: '', cat: '' });
    expect(await named('anna')).toMatchObject({ rank: 2, name: 'Cat anna', cat: 'anna' });
    await store.people.catPages.setVisibility('anna', 'everybody');
    expect(await store.ladders.people({ ...BOARD, period: 'none' })).toBe(0);
  });

  test.skipIf(skipped)('ranks are right in a crowd, wherever somebody stands', async () => {
    const names = Array.from({ length: 600 }, (_, place) => `p${String(place).padStart(3, '0')}`);
    const points = Object.fromEntries(names.map((name, place) => [name, 700 + ((place * 7919) % 611)]));
    await list({ ...points, anna: -1, bert: -1, cleo: -1, dora: -1 });
    await countAll(store, NOON + 2 * MINUTE);
    for (const id of names) await store.players.add({ id, name: id, look: randomLook(() => 0), language: 'en' }, NOON);
    const rankOf = (own: number) => 1 + Object.values(points).filter((other) => other > own).length;
    for (const player of ['p000', 'p123', 'p300', 'p599']) {
      const places = await store.ladders.around(BOARD, player);
      expect(places.map(({ rank }) => rank)).toEqual(places.map((place) => rankOf(place.points)));
      expect(places.find(({ you }) => you)).toMatchObject({ name: player, points: points[player] });
      expect(places.length).toBeGreaterThan(4);
    }
  });

  test.skipIf(skipped)('several who count at once count everybody once', async () => {
    await list({ p000: 2000, p001: 2001 });
    await Promise.all([3, 3, 3].map((minutes) => countAll(store, NOON + minutes * MINUTE)));
    expect(await store.ladders.people(BOARD)).toBe(600);
  });
});
