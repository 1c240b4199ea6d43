/** One process of the queue's simulation: takes people in, as others do at the same time, and seats them when it leads. */

import { Redis } from 'ioredis';
import { createLog } from '../../../server/log.ts';
import { Queue } from '../../../server/matchmaking/queue/queue.ts';
import { MemoryQueue, type QueueStore, type Seating } from '../../../server/matchmaking/queue/queueStore.ts';
import { RedisQueue } from '../../../server/matchmaking/queue/redisQueue.ts';
import { fastRandom, seedOf } from '../arena/fastRandom.ts';
import type { Seated } from './queue.ts';

const [url = '', index = '0', seed = ''] = process.argv.slice(2);
const random = fastRandom(seedOf('process', seed, index));
const AT_ONCE = 60;
const WAVE_MS = 100;
const LATEST_MS = 3000;
const FORGOTTEN_MS = 15_000;
const SEATS = [2, 3, 4, 6] as const;

const store: QueueStore = url === '' ? new MemoryQueue() : await RedisQueue.open(new Redis(url));
const open: { readonly table: string; readonly at: number }[] = [];
const seat = store.seat.bind(store);
store.seat = async (seating: Seating) => {
  const done = await seat(seating);
  const players = seating.parties.flatMap(({ members }) => members.map(({ player }) => player));
  if (done) process.send?.([{ table: seating.table.id, players }] satisfies Seated[]);
  if (done) open.push({ table: seating.table.id, at: Date.now() });
  return done;
};

let tables = 0;
const queue = new Queue(store, {
  process: `process ${index}`,
  log: createLog('silent'),
  fillAfterMs: 2000,
  seatsOf: () => ({ usual: 4, min: 2 }),
  newCode: () => `party-${index}-${random.word()}-${random.word()}`,
  memberOf: async (player) => ({ player, name: player, mu: 900 + random.below(400), sigma: 100, apart: [], met: [] }),
  heldMs: async () => 0,
  open: async () => `table-${index}-${tables++}`,
});

/** The same people come in by every process at about the same time, each of them once in their lives. */
let last = 0;
for (;;) {
  const wave = Math.floor(Date.now() / WAVE_MS);
  const players = wave === last ? [] : Array.from({ length: AT_ONCE }, (_, place) => `wave${wave}-${place}`);
  last = wave;
  await Promise.all(
    players.map(async (player, place) => {
      // Who is late would bring people back who have been seated and forgotten long ago.
      if (Date.now() - wave * WAVE_MS > LATEST_MS) return;
      await queue.enter(player, {
        game: 'spicy',
        pace: 'standard',
        seats: SEATS[place % SEATS.length] ?? 4,
        bots: true,
      });
      if (random.below(10) === 0 && (await queue.stateOf(player)).state === 'waiting')
        await queue.enter(player, { game: 'spicy', pace: 'standard', seats: 4, bots: true });
    }),
  );
  await queue.tick();
  while ((open[0]?.at ?? Number.POSITIVE_INFINITY) < Date.now() - FORGOTTEN_MS)
    await store.seated(open.shift()?.table ?? '', undefined);
  await new Promise(setImmediate);
}
