/** What a page of the feed costs, with 1,000 reveals and with 100,000, against one row by its key. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePlace } from '../../server/gallery/gallery.ts';
import type { Card, RevealRow } from '../../server/gallery/rows.ts';
import { dayOf, weekOf } from '../../server/gallery/rows.ts';
import type { MatchRow } from '../../server/store/database.ts';
import { openStore, type Store } from '../../server/store/store.ts';
import { FEED_SPANS } from '../../shared/table/gallery.ts';
import { missing, type Service, startPostgres } from '../support/server/services.ts';

const MATCHES = 10_000;
const REVEALS_PER_MATCH = 10;
const FEW_MATCHES = 100;
const TURNS = 7;
const ROUNDS = 300;
const WARM_UP = 60;
const HOUR = 3_600_000;
/** Rows in a statement. */
const AT_ONCE = 500;

type Figures = { [figure: string]: number };

export async function bench(): Promise<Figures> {
  if (missing('postgres')) throw new Error('The feed is measured on Postgres, too');
  const sqlite = await measure('SQLite', [undefined, undefined]);
  const services: readonly Service[] = [await startPostgres(), await startPostgres()];
  const postgres = await measure(
    'Postgres',
    services.map(({ url }) => url),
  );
  for (const service of services) await service.stop();
  return {
    feedTimesRow: Math.max(sqlite.timesRow, postgres.timesRow),
    feedGrowth: Math.max(sqlite.growth, postgres.growth),
    ...named('sqlite', sqlite),
    ...named('postgres', postgres),
  };
}

const named = (name: string, figures: Measured): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [name + key[0]?.toUpperCase() + key.slice(1), value]),
  );

interface Measured extends Figures {
  readonly timesRow: number;
  readonly growth: number;
  readonly pageMicros: number;
  readonly rowMicros: number;
}

/** Both sizes by turns: what else the machine does meanwhile happens to both. */
async function measure(name: string, [few, many]: readonly (string | undefined)[]): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-feed-'));
  const now = Date.now();
  const open = async (size: string, databaseUrl: string | undefined, matches: number): Promise<Store> => {
    console.error(`${name}: ${matches * REVEALS_PER_MATCH} reveals...`);
    const store = await openStore({ dataDir: join(folder, size), databaseUrl, syncLagMs: 100 });
    await fill(store, matches, now);
    return store;
  };
  const small = await open('few', few, FEW_MATCHES);
  const large = await open('many', many, MATCHES);
  const turns: { page: number; row: number; fewPage: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    turns.push({
      fewPage: await pageMicros(small, now),
      page: await pageMicros(large, now),
      row: await rowMicros(large),
    });
  await small.close();
  await large.close();
  rmSync(folder, { recursive: true, force: true });
  return {
    timesRow: median(turns.map(({ page, row }) => page / row)),
    growth: median(turns.map(({ page, fewPage }) => page / fewPage)),
    pageMicros: median(turns.map(({ page }) => page)),
    rowMicros: median(turns.map(({ row }) => row)),
  };
}

/** Pages as people ask for them: of every span, the first and the one after it, by somebody who likes things. */
async function pageMicros({ gallery }: Store, now: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const span = FEED_SPANS[round % FEED_SPANS.length] ?? 'ever';
    const start = performance.now();
    const { next, reveals } = await gallery.feed(span, undefined, 'fan-7', now);
    const between = performance.now();
    if (reveals.length === 0 || next === undefined) throw new Error(`The feed of ${span} has less than a page`);
    await gallery.feed(span, parsePlace(next), 'fan-7', now);
    if (round >= WARM_UP) times.push((between - start) * 1000, (performance.now() - between) * 1000);
  }
  return median(times);
}

async function rowMicros({ gallery }: Store): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const start = performance.now();
    const row = await gallery.find(matchName((round * 7919) % MATCHES), 1 + (round % REVEALS_PER_MATCH));
    if (row === undefined) throw new Error('A reveal is missing');
    if (round >= WARM_UP) times.push((performance.now() - start) * 1000);
  }
  return median(times);
}

const matchName = (index: number): string => `match-${index}`;

/** A hundred matches a day, the latest now. */
async function fill(store: Store, matches: number, now: number): Promise<void> {
  const numbers = Array.from({ length: matches }, (_, index) => index);
  for (let start = 0; start < numbers.length; start += AT_ONCE / REVEALS_PER_MATCH) {
    const some = numbers.slice(start, start + AT_ONCE / REVEALS_PER_MATCH);
    const reveals = some.flatMap((index) =>
      Array.from({ length: REVEALS_PER_MATCH }, (_, place) => revealRow(index, place + 1, now)),
    );
    await store.journal.commit({
      rows: [],
      changes: [
        (db) =>
          db
            .insertInto('matches')
            .values(some.map((index) => matchRow(index, now)))
            .execute(),
        (db) => db.insertInto('reveals').values(reveals).execute(),
        (db) =>
          db
            .insertInto('likes')
            .values(reveals.map(({ match_id, seq }, place) => ({ match_id, seq, player: `fan-${place % 20}` })))
            .execute(),
      ],
    });
  }
}

const endOf = (index: number, now: number): number =>
  now - (index % FEW_MATCHES) * HOUR * 0.05 - Math.floor(index / FEW_MATCHES) * 24 * HOUR;

function matchRow(index: number, now: number): MatchRow {
  return {
    id: matchName(index),
    table_id: `table-${index}`,
    game: 'spicy',
    version: 2,
    options: '{}',
    seats: '[]',
    seed: '',
    commitment: '',
    status: 'finished',
    started_at: endOf(index, now) - HOUR,
    ended_at: endOf(index, now),
    outcome: null,
    quick: 0,
  };
}

function revealRow(index: number, seq: number, now: number): RevealRow {
  const endedAt = endOf(index, now);
  // Spread over the whole scale, and not in the order of time.
  const heat = (index * 37 + seq * 61) % 100;
  const people = [0, 1].map((seat) => ({ seat, player: `cat-${seat}`, name: 'Momo' }));
  const facts = { number: 7, spice: 'chili', call: 'number', cards: 9 };
  const card: Card = { game: 'spicy', endedAt, heat, title: 'doubted.number', facts, people };
  return {
    match_id: matchName(index),
    seq,
    heat,
    likes: 1,
    rank: heat + 1,
    shown: 1,
    day: dayOf(endedAt),
    week: weekOf(endedAt),
    card: JSON.stringify(card),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
