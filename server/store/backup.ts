/** Copies a store while a server uses it, and puts a copy in its place. A copy is a file: SQLite's own, or what pg_dump writes. */

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CannotStart, reasonOf } from '../start/cannotStart.ts';
import { postgresProblem } from './cannotOpen.ts';
import type { Database } from './database.ts';
import { Matches } from './matches.ts';
import { lockFolder, makeFolder } from './sqlite/folder.ts';
import { openSqlite, sqliteDialect } from './sqlite/sqliteDialect.ts';
import { openStore, SQLITE_FILE, type StorePlace } from './store.ts';
import { Tables } from './tables.ts';
import { type Verified, verifyMatches } from './verify.ts';

const run = promisify(execFile);
/** All in one step, which sees one moment: in several a server that writes would have it start over each time. */
const ALL_PAGES = 2 ** 31 - 1;

/** The copy has its name only when it is whole. */
export async function backUp({ databaseUrl, dataDir }: StorePlace, file: string): Promise<Verified | undefined> {
  await makeFolder(dirname(file));
  const part = `${file}.part`;
  await rm(part, { force: true });
  if (databaseUrl === undefined) {
    const source = join(dataDir, SQLITE_FILE);
    if (!existsSync(source)) throw new CannotStart(`There is no store in ${dataDir}: set DATA_DIR to the server's.`);
    const database = new DatabaseSync(source, { readOnly: true });
    await backup(database, part, { rate: ALL_PAGES });
    database.close();
    const verified = await verifyFile(part);
    await rename(part, file);
    return verified;
  }
  await postgres('pg_dump', databaseUrl, ['--format=custom', '--no-owner', `--file=${part}`]);
  await rename(part, file);
  // What it holds shows when it is restored: elsewhere, at any time, beside the server.
  return undefined;
}

/** Into the store that the environment names, which no server may be using; another DATA_DIR or DATABASE_URL is a copy beside it. */
export async function restore(place: StorePlace, file: string): Promise<Verified> {
  if (!existsSync(file)) throw new CannotStart(`There is no backup ${file}.`);
  const { databaseUrl, dataDir } = place;
  if (databaseUrl === undefined) await restoreSqlite(dataDir, file);
  else {
    await refuseWhileRunning(databaseUrl);
    await postgres('pg_restore', databaseUrl, ['--clean', '--if-exists', '--no-owner', '--single-transaction', file]);
  }
  const store = await openStore(place);
  const verified = await verifyMatches(store.matches);
  await store.close();
  return verified;
}

async function restoreSqlite(dataDir: string, file: string): Promise<void> {
  requireBackup(file);
  await makeFolder(dataDir);
  const lock = lockFolder(dataDir);
  const target = join(dataDir, SQLITE_FILE);
  const part = `${target}.part`;
  await copyFile(file, part);
  // What was there stays beside it, and its log with it: under a new file the old log would be played into it.
  for (const end of ['', '-wal', '-shm'])
    if (existsSync(target + end)) await rename(target + end, `${target}.before-restore${end}`);
  await rename(part, target);
  lock.close();
}

/** Before anything is moved: a file that is none would take the place of a store that is whole. */
function requireBackup(file: string): void {
  try {
    const copy = new DatabaseSync(file, { readOnly: true });
    copy.prepare('select count(*) from matches').get();
    copy.close();
  } catch (error) {
    throw new CannotStart(`${file} is no backup of Hot Paws (${reasonOf(error)}): nothing was changed.`);
  }
}

/** Only looks: a database that may not be restored into must not have been changed by asking, nor one that is of another version. */
async function refuseWhileRunning(databaseUrl: string): Promise<void> {
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 1 }) }),
  });
  try {
    const tables = await db.introspection.getTables();
    const isOurs = tables.some(({ name }) => name === 'processes');
    if (isOurs && (await new Tables(db, 'postgres').hasLivingProcess()))
      throw new CannotStart(
        'A server is using this database: stop it first, or set DATABASE_URL to another database to look at the copy.',
      );
  } catch (error) {
    throw postgresProblem(databaseUrl, error);
  } finally {
    await db.destroy();
  }
}

async function verifyFile(file: string): Promise<Verified> {
  const db = new Kysely<Database>({ dialect: sqliteDialect(openSqlite(file)) });
  const verified = await verifyMatches(new Matches(db));
  await db.destroy();
  return verified;
}

async function postgres(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  flags: readonly string[],
): Promise<void> {
  // Whoever may list processes reads what they were started with: the password goes another way.
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = password === '' ? process.env : { ...process.env, PGPASSWORD: password };
  try {
    await run(program, [`--dbname=${url}`, ...flags], { env });
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') throw new CannotStart(`${program} is missing: install the client programs of Postgres.`);
    throw new CannotStart(`${program} failed: ${stderr?.trim() || reasonOf(error)}`);
  }
}
