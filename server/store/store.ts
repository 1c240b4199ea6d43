/** Opens the store: Postgres where an address is given, one SQLite file otherwise. */

import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Gallery } from '../gallery/gallery.ts';
import { Guesses } from '../gallery/guesses.ts';
import { openPeople, type People } from '../people/people.ts';
import { Ladders } from '../ratings/ladders.ts';
import { folderProblem, postgresProblem } from './cannotOpen.ts';
import type { Database, Db } from './database.ts';
import { type CommitReport, Journal, type Nearby } from './journal.ts';
import { Matches } from './matches.ts';
import { migrate } from './migrations.ts';
import { Players } from './players.ts';
import { connectPostgres } from './postgres.ts';
import { lockFolder, makeFolder } from './sqlite/folder.ts';
import { openSqlite, sqliteDialect } from './sqlite/sqliteDialect.ts';
import { Wal } from './sqlite/wal.ts';
import { Tables } from './tables.ts';

export const SQLITE_FILE = 'hot-paws.sqlite';

export interface Store {
  readonly players: Players;
  readonly people: People;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly ladders: Ladders;
  readonly journal: Journal;
  readonly gallery: Gallery;
  readonly guesses: Guesses;
  /** Answers the value that is kept under this name, which is `fresh` when there was none. */
  setting(name: string, fresh: string): Promise<string>;
  set(name: string, value: string): Promise<void>;
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
  const players = new Players(db);
  return {
    players,
    people: openPeople(db, players, journal),
    tables: new Tables(db, place.databaseUrl === undefined ? 'sqlite' : 'postgres'),
    matches: new Matches(db),
    ladders: new Ladders(db),
    gallery: new Gallery(db, journal),
    guesses: new Guesses(db, journal),
    journal,
    async setting(name, fresh) {
      await db
        .insertInto('settings')
        .values({ name, value: fresh })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
    },
    async set(name, value) {
      await db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
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
    if (databaseUrl === undefined) return await connectSqlite(place);
    const db = await connectPostgres(databaseUrl);
    return { db, fault: () => undefined, close: () => db.destroy() };
  } catch (error) {
    throw databaseUrl === undefined ? folderProblem(dataDir, error) : postgresProblem(databaseUrl, error);
  }
}

async function connectSqlite({ dataDir, syncLagMs }: StorePlace): Promise<Connected> {
  await makeFolder(dataDir);
  const lock = lockFolder(dataDir);
  const file = join(dataDir, SQLITE_FILE);
  const connection = openSqlite(file);
  const db: Db = new Kysely<Database>({ dialect: sqliteDialect(connection) });
  const letGo = async () => {
    await db.destroy();
    lock.close();
  };
  try {
    await migrate(db, 'sqlite');
  } catch (error) {
    // Whoever tries again would be told that another server is using it.
    await letGo();
    throw error;
  }
  const wal = await Wal.open(file, syncLagMs);
  const close = async () => {
    await wal.close();
    await letGo();
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
