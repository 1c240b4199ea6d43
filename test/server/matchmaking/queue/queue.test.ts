import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../../../server/log.ts';
import type { Group } from '../../../../server/matchmaking/queue/grouping.ts';
import { Queue, type QueueSurroundings } from '../../../../server/matchmaking/queue/queue.ts';
import { MemoryQueue, type QueueStore } from '../../../../server/matchmaking/queue/queueStore.ts';
import { RedisQueue } from '../../../../server/matchmaking/queue/redisQueue.ts';
import type { QuickMatch } from '../../../../shared/table/options.ts';
import { missing, type Service, startRedis } from '../../../support/server/services.ts';

const WISH: QuickMatch = { game: 'spicy', pace: 'standard', seats: 2, bots: true };

describe.each(['memory', 'redis'] as const)('the queue in %s', (kind) => {
  const skipped = kind === 'redis' && missing('redis');
  let service: Service | undefined;
  let redis: Redis | undefined;
  let store: QueueStore;
  /** Ahead of the real time: nobody waits in a test. */
  let ahead = 0;
  let blocked: ReadonlyMap<string, readonly string[]>;
  let held: ReadonlyMap<string, number>;
  let opened: Group[];

  beforeAll(async () => {
    if (skipped || kind === 'memory') return;
    service = await startRedis();
    redis = new Redis(service.url);
  });

  afterAll(async () => {
    redis?.disconnect();
    await service?.stop();
  });

  beforeEach(async () => {
    if (skipped) return;
    await redis?.flushall();
    ahead = 0;
    [blocked, held, opened] = [new Map(), new Map(), []];
    const clock = () => Date.now() + ahead;
    store = redis === undefined ? new MemoryQueue(clock) : await RedisQueue.open(redis, clock);
  });

  const queueOf = (process: string, more: Partial<QueueSurroundings> = {}) =>
    new Queue(store, {
      process,
      log: createLog('silent'),
      fillAfterMs: 15_000,
      seatsOf: () => ({ usual: 4, min: 2 }),
      newCode: () => `code${Math.random()}`,
      memberOf: async (player) => ({
        player,
        name: player,
        mu: 1000,
        sigma: 50,
        apart: blocked.get(player) ?? [],
        met: [],
      }),
      heldMs: async (player) => held.get(player) ?? 0,
      async open(group) {
        opened.push(group);
        return `table${opened.length}`;
      },
      ...more,
    });

  const enter = async (queue: Queue, ...players: readonly string[]) => {
    for (const player of players) expect(await queue.enter(player, WISH)).toMatchObject({ ok: true });
  };
  const tableOf = async (queue: Queue, player: string) => {
    const state = await queue.stateOf(player);
    return state.state === 'seated' ? state.table : state.state;
  };

  test.skipIf(skipped)('tells who waits how long it takes and how many wait, and seats them', async () => {
    const queue = queueOf('one');
    await enter(queue, 'a');
    await queue.tick();
    expect(await queue.stateOf('a')).toMatchObject({ state: 'waiting', waiting: 1, expectedMs: 15_000, heldMs: 0 });
    await enter(queue, 'b');
    await queue.tick();
    expect([await tableOf(queue, 'a'), await tableOf(queue, 'b')]).toEqual(['table1', 'table1']);
    await enter(queue, 'c');
    await queue.tick();
    const state = await queue.stateOf('c');
    expect(state.state === 'waiting' && state.expectedMs).toBeLessThan(15_000);
  });

  test.skipIf(skipped)('is one for all processes: one of them seats people, whoever took them in', async () => {
    const [one, two] = [queueOf('one'), queueOf('two')];
    await enter(one, 'a');
    await enter(two, 'b');
    await Promise.all([one.tick(), two.tick(), one.tick(), two.tick()]);
    expect(opened).toHaveLength(1);
    expect(await tableOf(two, 'a')).toBe('table1');
    expect(await tableOf(one, 'b')).toBe('table1');
  });

  test.skipIf(skipped)('goes on with another process when the one that leads dies', async () => {
    const [one, two] = [queueOf('one'), queueOf('two')];
    await one.tick();
    await enter(two, 'a', 'b');
    await two.tick();
    expect(opened).toHaveLength(0);
    await expect
      .poll(async () => {
        await Promise.all(['a', 'b'].map((player) => two.stateOf(player)));
        await two.tick();
        return tableOf(two, 'b');
      })
      .toBe('table1');
  });

  test.skipIf(skipped)('one that slept while another took over seats nobody', async () => {
    let wake: (() => void) | undefined;
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const one = queueOf('one', {
      async open() {
        await asleep;
        return 'tooLate';
      },
    });
    const two = queueOf('two');
    await enter(one, 'a', 'b');
    const tick = one.tick();
    await expect
      .poll(async () => {
        await Promise.all(['a', 'b'].map((player) => two.stateOf(player)));
        await two.tick();
        return tableOf(two, 'a');
      })
      .toBe('table1');
    wake?.();
    await tick;
    expect([await tableOf(one, 'a'), await tableOf(one, 'b')]).toEqual(['table1', 'table1']);
  });

  test.skipIf(skipped)('two devices of one person are one that waits', async () => {
    const [one, two] = [queueOf('one'), queueOf('two')];
    await Promise.all([one.enter('a', WISH), two.enter('a', WISH), one.enter('a', { ...WISH, pace: 'blitz' })]);
    await one.tick();
    expect((await store.snapshot()).parties).toHaveLength(1);
    expect(opened).toHaveLength(0);
    await one.leave('a');
    expect(await two.stateOf('a')).toEqual({ state: 'none' });
  });

  test.skipIf(skipped)('nobody is seated with who gave no sign of life for long, or gave up', async () => {
    const queue = queueOf('one');
    await enter(queue, 'ghost');
    ahead = 11_000;
    await enter(queue, 'a');
    await queue.tick();
    expect(await tableOf(queue, 'a')).toBe('waiting');
    expect(await tableOf(queue, 'ghost')).toBe('none');
    await enter(queue, 'fickle');
    await queue.leave('fickle');
    await queue.tick();
    expect(await tableOf(queue, 'a')).toBe('waiting');
    await enter(queue, 'b');
    await queue.tick();
    expect(await tableOf(queue, 'a')).toBe('table1');
  });

  test.skipIf(skipped)('who gives up while a table is opened is not seated, and the others wait on', async () => {
    const queue: Queue = queueOf('one', {
      async open() {
        await queue.leave('b');
        return 'half';
      },
    });
    await enter(queue, 'a', 'b');
    await queue.tick();
    expect([await tableOf(queue, 'a'), await tableOf(queue, 'b')]).toEqual(['waiting', 'none']);
  });

  test.skipIf(skipped)('a seat that nobody came to is given to the next, a table that deals takes nobody', async () => {
    const queue = queueOf('one');
    await enter(queue, 'a', 'ghost');
    await queue.tick();
    await store.seated('table1', ['a']);
    expect(await tableOf(queue, 'a')).toBe('none');
    expect(await queue.isInvited('a', 'table1')).toBe(true);
    expect(await queue.isInvited('b', 'table1')).toBe(false);
    ahead = 11_000;
    await queue.tick();
    expect(await tableOf(queue, 'ghost')).toBe('none');
    await enter(queue, 'b');
    await queue.tick();
    expect(await tableOf(queue, 'b')).toBe('table1');
    await store.seated('table1', undefined);
    expect(await tableOf(queue, 'b')).toBe('none');
    expect((await store.snapshot()).tables).toEqual([]);
  });

  test.skipIf(skipped)(
    'friends wait together, by one code, and whoever drops does not hold up the others',
    async () => {
      const queue = queueOf('one');
      await queue.open('a');
      const gathering = await queue.stateOf('a');
      const code = gathering.state === 'gathering' ? gathering.party.code : '';
      expect(await queue.join('b', code)).toMatchObject({ ok: true });
      expect(await queue.join('c', code)).toMatchObject({ ok: true });
      expect(await queue.stateOf('c')).toMatchObject({ party: { names: ['a', 'b', 'c'], leads: false } });
      expect(await queue.enter('b', WISH)).toMatchObject({ ok: false, error: { code: 'queue/notLeading' } });
      expect(await queue.enter('a', WISH)).toMatchObject({ ok: false, error: { code: 'table/tooFewSeats' } });
      ahead = 11_000;
      await Promise.all([queue.stateOf('a'), queue.stateOf('b')]);
      await queue.tick();
      expect(await queue.stateOf('c')).toEqual({ state: 'none' });
      await enter(queue, 'a');
      expect(await queue.join('c', code)).toMatchObject({ ok: false, error: { code: 'queue/partyGone' } });
      await queue.tick();
      expect([await tableOf(queue, 'a'), await tableOf(queue, 'b')]).toEqual(['table1', 'table1']);
    },
  );

  test.skipIf(skipped)('a party has four at most, and nobody joins one with whom they blocked', async () => {
    const queue = queueOf('one');
    blocked = new Map([['enemy', ['a']]]);
    await queue.open('a');
    const gathering = await queue.stateOf('a');
    const code = gathering.state === 'gathering' ? gathering.party.code : '';
    expect(await queue.join('enemy', code)).toMatchObject({ error: { code: 'queue/noParty' } });
    await Promise.all(['b', 'c', 'd', 'e', 'f'].map((player) => queue.join(player, code)));
    const full = await queue.stateOf('a');
    expect(full.state === 'gathering' && full.party.names).toHaveLength(4);
    expect(await queue.join('g', 'nosuchcode')).toMatchObject({ error: { code: 'queue/noParty' } });
  });

  test.skipIf(skipped)(
    'who blocks somebody while both wait is not seated with them, and no friend of theirs',
    async () => {
      const queue = queueOf('one');
      await enter(queue, 'a', 'b');
      await queue.part('a', 'b');
      await queue.tick();
      expect([await tableOf(queue, 'a'), await tableOf(queue, 'b')]).toEqual(['waiting', 'waiting']);
      await queue.open('c');
      const gathering = await queue.stateOf('c');
      await queue.join('d', gathering.state === 'gathering' ? gathering.party.code : '');
      await queue.part('d', 'c');
      expect(await queue.stateOf('d')).toEqual({ state: 'none' });
      expect(await queue.stateOf('c')).toMatchObject({ party: { names: ['c'] } });
    },
  );

  test.skipIf(skipped)('friends of who left often wait with them', async () => {
    const queue = queueOf('one');
    held = new Map([['b', 5000]]);
    await queue.open('a');
    const gathering = await queue.stateOf('a');
    await queue.join('b', gathering.state === 'gathering' ? gathering.party.code : '');
    await enter(queue, 'a');
    const state = await queue.stateOf('a');
    expect(state.state === 'waiting' && state.heldMs).toBeGreaterThan(0);
  });

  test.skipIf(skipped)('who left often waits a little before anybody is looked for', async () => {
    const queue = queueOf('one');
    held = new Map([['a', 5000]]);
    await enter(queue, 'a', 'b');
    await queue.tick();
    const state = await queue.stateOf('a');
    expect(state.state === 'waiting' && state.heldMs).toBeGreaterThan(0);
    ahead = 6000;
    await queue.tick();
    expect(await tableOf(queue, 'a')).toBe('table1');
  });

  test.skipIf(skipped)(
    'many who come, change their minds and drop at several processes: nobody has two seats',
    async () => {
      const queues = ['one', 'two', 'three', 'four'].map((process) => queueOf(process));
      const seats = new Map<string, string[]>();
      const players = Array.from({ length: 60 }, (_, place) => `p${place}`);
      await Promise.all(
        players.map(async (player, place) => {
          for (let round = 0; round < 3; round += 1) {
            const queue = queues[(place + round) % queues.length]!;
            await queue.enter(player, WISH);
            if ((place + round) % 5 === 0) {
              await queue.leave(player);
              // Given up: the next one is not a second.
              seats.delete(player);
            }
            await queues[(place + 1) % queues.length]!.tick();
            const state = await queue.stateOf(player);
            if (state.state === 'seated') seats.set(player, [...new Set([...(seats.get(player) ?? []), state.table])]);
          }
        }),
      );
      for (let round = 0; round < 3; round += 1) await Promise.all(queues.map((queue) => queue.tick()));
      const { claims, tables, parties } = await store.snapshot();
      const atTables = tables.flatMap(({ members }) => members);
      expect(new Set(atTables).size).toBe(atTables.length);
      const waiting = parties.flatMap(({ members }) => members.map(({ player }) => player));
      expect(waiting.filter((player) => atTables.includes(player))).toEqual([]);
      for (const player of waiting) expect(claims.get(player)).toHaveProperty('party');
      expect([...seats.values()].filter((found) => found.length > 1)).toEqual([]);
    },
  );
});
