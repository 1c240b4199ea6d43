import { once } from 'node:events';
import { LocalDriver, matchMaker } from '@colyseus/core';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ListedElsewhere, Listings } from '../../../server/cluster/listings.ts';
import { TABLE_ROOM, type TableMetadata } from '../../../server/matchmaking/listing.ts';
import { isThere, LobbyPages, TABLES_PER_PAGE } from '../../../server/matchmaking/lobbyPages.ts';
import { LocalTables, type SeatWish, type TableIndex } from '../../../server/matchmaking/tableIndex.ts';
import { listed } from '../../support/server/listed.ts';
import { missing, type Service, startRedis } from '../../support/server/services.ts';

interface Place {
  readonly index: TableIndex;
  list(table: TableMetadata, isPrivate?: boolean): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The same of both: tables are found alike wherever they are listed. */
function suite(open: () => Promise<Place>): void {
  let place: Place;
  beforeEach(async () => {
    place = await open();
  });
  const free = async (wish: Partial<SeatWish> = {}, most = 10) => {
    const all = { game: 'spicy', pace: 'standard', seats: 'any', quick: 'withBots', ...wish } as const;
    return (await place.index.withFreeSeat(all, most)).map(({ id }) => id);
  };
  const page = async (list: 'seat' | 'watcher', from = 0, count = 10) => {
    const { tables, total } = await place.index.page(list, from, count);
    return { ids: tables.map(({ id }) => id), total };
  };

  test('a free seat is found by game, pace, kind and number of seats, at the fullest table first', async () => {
    await place.list(listed('one', { people: 1 }));
    await place.list(listed('three', { people: 3 }));
    await place.list(listed('two', { people: 2, seats: 6 }));
    await place.list(listed('full', { people: 4, open: 0 }));
    await place.list(listed('quicker', { people: 1, pace: 'blitz' }));
    await place.list(listed('people', { people: 1, quick: 'peopleOnly' }));
    await place.list(listed('other', { people: 1, game: 'blackJacky' }));
    await place.list(listed('hidden', { people: 1 }), true);
    expect(await free()).toEqual(['three', 'two', 'one']);
    expect(await free({}, 2)).toEqual(['three', 'two']);
    expect(await free({ seats: 6 })).toEqual(['two']);
    expect(await free({ pace: 'blitz' })).toEqual(['quicker']);
    expect(await free({ quick: 'peopleOnly' })).toEqual(['people']);
    expect(await free({ game: 'blackJacky' })).toEqual(['other']);
  });

  test('a table that changes moves in every list, and is in none when it is gone', async () => {
    await place.list(listed('a', { people: 1 }));
    expect([await free(), await page('seat'), await page('watcher')]).toEqual([
      ['a'],
      { ids: ['a'], total: 1 },
      { ids: [], total: 0 },
    ]);
    await place.list(listed('a', { people: 4, open: 0, phase: 'playing' }));
    expect([await free(), await page('seat'), await page('watcher')]).toEqual([
      [],
      { ids: [], total: 0 },
      { ids: ['a'], total: 1 },
    ]);
    await place.remove('a');
    expect([await free(), await page('seat'), await page('watcher')]).toEqual([
      [],
      { ids: [], total: 0 },
      { ids: [], total: 0 },
    ]);
  });

  test('the lobby has what is about to begin first, and what most people watch', async () => {
    await place.list(listed('just opened', { people: 1, seats: 6 }));
    await place.list(listed('one missing', { people: 2, seats: 3 }));
    await place.list(listed('one missing of many', { people: 5, seats: 6 }));
    await place.list(listed('quiet', { phase: 'playing', open: 0 }));
    await place.list(listed('watched', { phase: 'playing', open: 0, watchers: 3 }));
    await place.list(listed('closed doors', { phase: 'playing', open: 0, watchable: false }));
    expect(await page('seat')).toEqual({ ids: ['one missing of many', 'one missing', 'just opened'], total: 3 });
    expect(await page('seat', 1, 1)).toEqual({ ids: ['one missing'], total: 3 });
    expect(await page('watcher')).toEqual({ ids: ['watched', 'quiet'], total: 2 });
    // Where something is about to be decided there is more to see than where many look.
    await place.list(listed('quiet', { phase: 'playing', open: 0, hot: true }));
    expect(await page('watcher')).toEqual({ ids: ['quiet', 'watched'], total: 2 });
  });

  test('a page tells what differs since it was told, in its order, and nothing when nothing does', async () => {
    const pages = new LobbyPages(place.index);
    const look = { list: 'seat', page: 0 } as const;
    await place.list(listed('a', { people: 1 }));
    await place.list(listed('b', { people: 2 }));
    expect(await pages.page(look)).toMatchObject({ pages: 1, tables: [{ id: 'b' }, { id: 'a' }] });
    expect(await pages.changes(look)).toBeUndefined();
    await place.list(listed('a', { people: 3 }));
    const changed = { list: 'seat', page: 0, pages: 1, order: ['a', 'b'], tables: [{ id: 'a', people: 3 }] };
    expect(await pages.changes(look)).toMatchObject(changed);
    await place.remove('b');
    expect(await pages.changes(look)).toMatchObject({ order: ['a'], tables: [] });
    for (let more = 0; more < TABLES_PER_PAGE; more += 1) await place.list(listed(`more ${more}`, { people: 1 }));
    expect(await pages.changes(look)).toMatchObject({ pages: 2 });
    const { tables } = await pages.page({ list: 'seat', page: 1 });
    expect(tables).toHaveLength(1);
    // A page that is none says how many there are, and is not kept.
    const beyond = { list: 'seat', page: 7 } as const;
    expect(isThere(await pages.page(beyond))).toBe(false);
    for (let more = 0; more < 7 * TABLES_PER_PAGE; more += 1)
      await place.list(listed(`further ${more}`, { people: 1 }));
    expect(isThere(await pages.page(beyond))).toBe(true);
    // What quick match needs to know is not told.
    expect(Object.keys(tables[0]!)).not.toContain('open');
  });
}

const room = (id: string, metadata: TableMetadata, isPrivate: boolean) => ({
  name: TABLE_ROOM,
  roomId: id,
  processId: matchMaker.processId,
  private: isPrivate,
  metadata,
});

describe('tables of one process', () => {
  const driver = new LocalDriver();
  beforeAll(() => matchMaker.setup(undefined, driver));
  afterEach(() => driver.clear());
  suite(async () => ({
    index: new LocalTables(),
    async list(table, isPrivate = false) {
      driver.remove(table.id);
      driver.persist(room(table.id, table, isPrivate) as never, true);
    },
    async remove(id) {
      driver.remove(id);
    },
  }));
});

describe.skipIf(missing('redis'))('tables in Redis', () => {
  let redis: Service;
  let line: Redis;
  let listings: Listings;
  beforeAll(async () => {
    redis = await startRedis();
    line = new Redis(redis.url);
    await matchMaker.setup();
  });
  afterAll(async () => {
    line?.disconnect();
    await redis?.stop();
  });
  suite(async () => {
    await line.flushall();
    listings = new Listings(line);
    return {
      index: listings,
      async list(table, isPrivate = false) {
        await listings.persist(room(table.id, table, isPrivate) as never, true);
      },
      async remove(id) {
        await listings.remove(id);
      },
    };
  });

  test('what a Redis has forgotten is noticed, all of it or some, and listed again, rooms that are no tables included', async () => {
    await line.flushall();
    const own = new Listings(line);
    await own.persist(room('a', listed('a'), false) as never, true);
    await own.persist({ ...room('lobby room', listed('-'), true), name: 'lobby' } as never, true);
    expect(await own.isComplete()).toBe(true);
    await line.flushall();
    expect(await own.isComplete()).toBe(false);
    expect(await own.listAnew()).toBe(2);
    expect(await own.isComplete()).toBe(true);
    expect([...(await own.findByIds(['a', 'lobby room'])).keys()]).toEqual(['a', 'lobby room']);

    // Back with the data of a while ago: something is there, and that is not all.
    await own.persist(room('b', listed('b'), false) as never, true);
    await line.hdel('hotpaws:rooms', 'b');
    await line.decr(`hotpaws:changes:${matchMaker.processId}`);
    expect(await own.isComplete()).toBe(false);
    await own.listAnew();
    expect(await own.has('b')).toBe(true);
    expect(await own.isComplete()).toBe(true);
  });

  test('a loss that later changes have covered up is noticed by their numbers', async () => {
    await line.flushall();
    const own = new Listings(line);
    for (const id of ['a', 'b']) await own.persist(room(id, listed(id), false) as never, true);
    await line.flushall();
    await own.persist(room('c', listed('c'), false) as never, true);
    await own.persist(room('d', listed('d'), false) as never, true);
    expect(await own.isComplete()).toBe(false);
    await own.listAnew();
    expect(await own.has('a')).toBe(true);
  });

  test('who left a room that is gone does not list it again', async () => {
    const own = new Listings(line);
    const gone = room('gone', listed('gone'), false);
    await own.persist(gone as never, true);
    await own.remove('gone');
    await own.update(gone as never, { $inc: { clients: -1 } });
    expect(await own.has('gone')).toBe(false);
  });

  test('a table is listed where it was taken over last, whoever speaks first after a loss', async () => {
    const of = (process: string, epoch: number) => ({
      ...room('a', listed('a', { epoch }), false),
      processId: process,
    });
    const [before, after] = [new Listings(line), new Listings(line)];
    await line.flushall();
    await before.persist(of('sleeper', 1) as never, true);
    await after.persist(of('adopter', 2) as never, true);
    const home = async () => (await after.findOne({ roomId: 'a' })).processId;
    for (const order of [[before, after] as const, [after, before] as const]) {
      await line.flushall();
      for (const each of order) await each.listAnew();
      expect(await home()).toBe('adopter');
    }
    // The sleeper's word of who comes and goes, and of a table that it is late to make.
    await before.update(of('sleeper', 1) as never, { $inc: { clients: 1 } });
    await expect(before.persist(of('sleeper', 1) as never, true)).rejects.toThrow(ListedElsewhere);
    expect(await home()).toBe('adopter');
  });

  test('a table that went while Redis was away and came back since stays listed', async () => {
    const cut = new Redis(redis.url, { enableOfflineQueue: false, lazyConnect: true });
    await cut.connect();
    const own = new Listings(cut);
    await own.persist(room('back', listed('back'), false) as never, true);
    const ended = once(cut, 'end');
    cut.disconnect();
    await ended;
    await own.remove('back');
    await cut.connect();
    await own.persist(room('back', listed('back', { epoch: 1 }), false) as never, true);
    expect(await own.isComplete()).toBe(false);
    await own.listAnew();
    expect(await own.has('back')).toBe(true);
    await own.update((await own.findOne({ roomId: 'back' })) as never, { $inc: { clients: 1 } });
    expect(await own.findOne({ roomId: 'back' })).toMatchObject({ clients: 1 });
    cut.disconnect();
  });

  test('an address that nobody tells any more is forgotten', async () => {
    const own = new Listings(line);
    await own.announce('10.0.0.1:2567');
    expect(await own.addressOf(matchMaker.processId)).toBe('10.0.0.1:2567');
    expect(await line.ttl(`hotpaws:address:${matchMaker.processId}`)).toBeGreaterThan(0);
  });
});
