/** Opens the store: Postgres where an address is given, one SQLite file otherwise. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { folderProblem, postgresProblem } from './cannotOpen.ts';
import type { Database, Db } from './database.ts';
import { type CommitReport, Journal, type Nearby } from './journal.ts';
import { Matches } from './matches.ts';
import { migrate } from './migrations.ts';
import { Players } from './players.ts';
import { lockFolder } from './sqlite/folderLock.ts';
import { openSqlite, sqliteDialect } from './sqlite/sqliteDialect.ts';
import { Wal } from './sqlite/wal.ts';
import { Tables } from './tables.ts';

export const SQLITE_FILE = 'hot-paws.sqlite';

export interface Store {
  readonly players: Players;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly journal: Journal;
  /** Answers the value that is kept under this name, which is `fresh` when there was none. */
  setting(name: string, fresh: string): Promise<string>;
  /** What keeps it from taking moves, for whoever asks after the server's health. */
  trouble(): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** How long SQLite may owe the disk what was told already; at 0 nothing is told before it is there. Postgres has settings of its own. */
  readonly syncLagMs: number;
}

interface Connected {
  readonly db: Db;
  readonly nearby?: Nearby;
  /** What the disk has refused, as long as it does. */
  fault(): string | undefined;
  close(): Promise<void>;
}

export async function openStore(place: StorePlace, report?: (report: CommitReport) => void): Promise<Store> {
  const { db, nearby, fault, close } = await connect(place);
  const journal = new Journal(db, nearby, report);
  return {
    players: new Players(db),
    tables: new Tables(db, place.databaseUrl === undefined ? 'sqlite' : 'postgres'),
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
    async trouble() {
      const answers = await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
      return answers ? fault() : 'the store does not answer';
    },
    async close() {
      await journal.settled();
      await close();
    },
  };
}

async function connect(place: StorePlace): Promise<Connected> {
  const { databaseUrl, dataDir } = place;
  try {
    return await (databaseUrl === undefined ? connectSqlite(place) : connectPostgres(databaseUrl));
  } catch (error) {
    throw databaseUrl === undefined ? folderProblem(dataDir, error) : postgresProblem(databaseUrl, error);
  }
}

async function connectSqlite({ dataDir, syncLagMs }: StorePlace): Promise<Connected> {
  await mkdir(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  const file = join(dataDir, SQLITE_FILE);
  const connection = openSqlite(file);
  const db: Db = new Kysely<Database>({ dialect: sqliteDialect(connection) });
  await migrate(db, 'sqlite');
  const wal = await Wal.open(file, syncLagMs);
  const close = async () => {
    await wal.close();
    await db.destroy();
    lock.close();
  };
  const nearby: Nearby = {
    get free() {
      return wal.free;
    },
    run: (query) => void connection.run(query),
    written: () => wal.written(),
  };
  return { db, nearby, fault: () => wal.fault, close };
}

async function connectPostgres(connectionString: string): Promise<Connected> {
  const pool = new pg.Pool({ connectionString, max: 10, types: { getTypeParser }, ...PATIENCE });
  // A connection that breaks is replaced at the next query; unheard, the event would end the process. The pool hears it of idle ones only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres');
  return { db, fault: () => undefined, close: () => db.destroy() };
}

/** A server that neither answers nor hangs up would hold its tables, and /health with them, for good. */
const PATIENCE = { connectionTimeoutMillis: 5000, query_timeout: 15_000, keepAlive: true };

const BIGINT = 20;

/** Times are milliseconds, which a number holds exactly; pg would answer text. */
const getTypeParser: typeof pg.types.getTypeParser = ((type: number, format: 'text') =>
  type === BIGINT ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;
