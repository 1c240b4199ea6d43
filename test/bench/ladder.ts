/** What a rank with its neighbours costs beside one row by its key, with 2,000 players and with 200,000, on both stores. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { BUCKETS, LEVELS } from '../../server/ratings/rows.ts';
import type { Db } from '../../server/store/database.ts';
import { openStore, type Store } from '../../server/store/store.ts';
import { createRandom, type Random, seedFromText } from '../../shared/engine/random.ts';
import { randomLook } from '../../shared/table/people/catLook.ts';
import { missing, startPostgres } from '../support/server/services.ts';
import type { Figures } from './run.ts';

const SIZES = [2000, 200_000] as const;
const AT_ONCE = 1000;
const ROUNDS = 2400;
const GAME = 'spicy';

export async function bench(): Promise<Figures> {
  const kinds = missing('postgres') ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);
  const stores: Awaited<ReturnType<typeof measure>>[] = [];
  for (const kind of kinds) stores.push(await measure(kind));
  const worst = (name: 'rankTimesRow' | 'rankGrowth') => Math.max(...stores.map((figures) => figures[name] ?? 0));
  return {
    rankTimesRow: worst('rankTimesRow'),
    rankGrowth: worst('rankGrowth'),
    ...Object.fromEntries(
      stores.flatMap(({ kind, ...figures }) =>
        Object.entries(figures).map(([name, value]) => [`${kind}.${name}`, value]),
      ),
    ),
  };
}

async function measure(kind: 'sqlite' | 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-ladder-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const store = await openStore({ dataDir: folder, databaseUrl: postgres?.url, syncLagMs: 0 });
  try {
    const random = createRandom(seedFromText(`ladder ${kind}`));
    for (const people of SIZES) {
      console.error(`${kind}: ${people} players`);
      await fill(store, people, random);
    }
    const [few, many] = await compare(store, random);
    return {
      kind,
      rankTimesRow: Math.max(few.rank / few.row, many.rank / many.row),
      rankGrowth: many.rank / few.rank,
      'rank.us': many.rank * 1000,
      'row.us': many.row * 1000,
    };
  } finally {
    await store.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const boardOf = (people: number) => ({ game: GAME, period: `of ${people}` });
const nameOf = (people: number, place: number) => `cat-${people}-${place}`;

/** Roughly a bell of points around 1000, as ratings are. */
function pointsBy(random: Random): number {
  const throws = Array.from({ length: 6 }, () => random.below(1000)).reduce((sum, value) => sum + value, 0);
  return Math.max(0, Math.round(1000 + (throws - 2997) * 0.28));
}

async function fill(store: Store, people: number, random: Random): Promise<void> {
  const { game, period } = boardOf(people);
  const look = JSON.stringify(randomLook(() => 0));
  const write = (change: (db: Db) => Promise<unknown>) => store.journal.commit({ rows: [], changes: [change] });
  for (let start = 0; start < people; start += AT_ONCE) {
    const names = Array.from({ length: AT_ONCE }, (_, index) => nameOf(people, start + index));
    const ratings = names.map((player) => {
      const shown = pointsBy(random);
      return { game, period, player, mu: shown, sigma: 60, matches: 20, shown, counted: shown, stale: 0 };
    });
    const cats = names.map((id) => ({
      id,
      name: id,
      look,
      language: 'en',
      created_at: 0,
      seen_at: 0,
      visibility: 'everybody' as const,
    }));
    await write(async (db) => {
      await db.insertInto('ratings').values(ratings).execute();
      await db.insertInto('players').values(cats).execute();
    });
  }
  // As counting once a minute would have left it, which takes longer for so many at once.
  const count = (level: number, bucket: ReturnType<typeof sql>) =>
    write((db) =>
      sql`insert into ladder_counts (game, period, level, bucket, people)
        select game, period, ${sql.lit(level)}, ${bucket}, count(*) from ratings
        where period = ${period} group by game, period, ${bucket}`.execute(db),
    );
  for (const level of LEVELS) await count(level, sql`counted / ${sql.lit(BUCKETS ** (2 - level))}`);
  await write((db) => sql`analyze`.execute(db));
}

interface Cost {
  readonly rank: number;
  readonly row: number;
}

/** Milliseconds for one, by turns, each call for itself, and by the median: in a series long enough to be interrupted the dearest would pay for it. */
async function compare(store: Store, random: Random): Promise<readonly [Cost, Cost]> {
  const tasks = SIZES.flatMap((people) => {
    const board = boardOf(people);
    const anybody = () => nameOf(people, random.below(people));
    return [() => store.ladders.around(board, anybody()), () => store.ladders.row(board, anybody())];
  });
  const times: number[][] = tasks.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, task] of tasks.entries()) {
      const start = performance.now();
      await task();
      times[index]?.push(performance.now() - start);
    }
  const [fewRank = 0, fewRow = 0, manyRank = 0, manyRow = 0] = times.map(median);
  return [
    { rank: fewRank, row: fewRow },
    { rank: manyRank, row: manyRow },
  ];
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
