/** Opens the store: Postgres where an address is given, one SQLite file otherwise. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { type CommitReport, Journal } from './journal.ts';
import { Matches } from './matches.ts';
import { migrate } from './migrations.ts';
import { Players } from './players.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { Tables } from './tables.ts';

export interface Store {
  readonly players: Players;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly journal: Journal;
  /** Answers the value that is kept under this name, which is `fresh` when there was none. */
  setting(name: string, fresh: string): Promise<string>;
  /** Throws when the store does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

export async function openStore(place: StorePlace, report?: (report: CommitReport) => void): Promise<Store> {
  const db = await connect(place);
  await migrate(db);
  const journal = new Journal(db, report);
  return {
    players: new Players(db),
    tables: new Tables(db),
    matches: new Matches(db),
    journal,
    async setting(name, fresh) {
      await db
        .insertInto('settings')
        .values({ name, value: fresh })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
    },
    async check() {
      await sql`select 1`.execute(db);
    },
    async close() {
      await journal.settled();
      await db.destroy();
    },
  };
}

async function connect({ dataDir, databaseUrl }: StorePlace): Promise<Db> {
  if (databaseUrl === undefined) {
    await mkdir(dataDir, { recursive: true });
    return new Kysely<Database>({ dialect: sqliteDialect(join(dataDir, 'hot-paws.sqlite')) });
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, types: { getTypeParser } });
  // An idle connection that breaks is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

const BIGINT = 20;

/** Times are milliseconds, which a number holds exactly; pg would answer text. */
const getTypeParser: typeof pg.types.getTypeParser = ((type: number, format: 'text') =>
  type === BIGINT ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;
