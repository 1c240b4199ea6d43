/** Counts the leaderboards once a minute, a little at a time, so that no table waits for it. */

import type { Log } from '../log.ts';
import type { Db } from '../store/database.ts';
import type { Change } from '../store/journal.ts';
import type { Store } from '../store/store.ts';
import { lockRatings } from './ending.ts';
import type { Board } from './ladders.ts';
import { bucketAt, LEVELS, UNLISTED } from './rows.ts';

const COUNT_EVERY_MS = 60_000;
/** At once: a table that ends meanwhile waits for it. */
const COUNTED_AT_ONCE = 250;

export class Counting {
  readonly #store: Pick<Store, 'journal'>;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(store: Pick<Store, 'journal'>, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  begin(): void {
    this.#run();
    this.#timer = setInterval(() => this.#run(), COUNT_EVERY_MS);
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  #run(): void {
    this.#running = this.#running
      .then(() => countAll(this.#store, Date.now()))
      .catch((error) => this.#log.error({ err: error }, 'the leaderboards could not be counted'));
  }
}

export async function countAll({ journal }: Pick<Store, 'journal'>, now: number): Promise<void> {
  let more = true;
  const done = (rest: boolean) => {
    more = rest;
  };
  while (more) await journal.commit({ rows: [], changes: [countLadders(now, done)] });
}

/**
 * Brings counts and boards up to date, some rows at a time. Only one process does it at a time, however many try.
 */
const countLadders =
  (now: number, done: (more: boolean) => void): Change =>
  async (db) => {
    await lockRatings(db);
    const { counted_at } = await db.selectFrom('ladder_clock').select('counted_at').executeTakeFirstOrThrow();
    if (now - counted_at < COUNT_EVERY_MS / 2) return done(false);
    const stale = await db.selectFrom('ratings').selectAll().where('stale', '=', 1).limit(COUNTED_AT_ONCE).execute();
    const counts = new Map<string, number>();
    for (const row of stale) {
      note(counts, row, row.counted, -1);
      note(counts, row, row.shown, 1);
      await db
        .updateTable('ratings')
        // It may have changed since it was read: then it stays stale, counted under what it was.
        .set((set) => ({
          counted: row.shown,
          stale: set.case().when('shown', '=', row.shown).then(0).else(1).end(),
        }))
        .where('game', '=', row.game)
        .where('period', '=', row.period)
        .where('player', '=', row.player)
        .execute();
    }
    for (const [key, people] of counts) if (people !== 0) await count(db, key, people);
    const more = stale.length === COUNTED_AT_ONCE;
    if (!more) await db.updateTable('ladder_clock').set({ counted_at: now }).where('id', '=', 1).execute();
    done(more);
  };

function note(counts: Map<string, number>, { game, period }: Board, points: number, by: number): void {
  if (points === UNLISTED) return;
  for (const level of LEVELS) {
    const key = `${game} ${period} ${level} ${bucketAt(level, points)}`;
    counts.set(key, (counts.get(key) ?? 0) + by);
  }
}

async function count(db: Db, key: string, people: number): Promise<void> {
  const [game = '', period = '', level, bucket] = key.split(' ');
  await db
    .insertInto('ladder_counts')
    .values({ game, period, level: Number(level), bucket: Number(bucket), people })
    .onConflict((conflict) =>
      conflict
        .columns(['game', 'period', 'level', 'bucket'])
        .doUpdateSet((set) => ({ people: set('ladder_counts.people', '+', people) })),
    )
    .execute();
}
