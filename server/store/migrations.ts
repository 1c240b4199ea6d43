/** How the store came to its present shape. A step that has been released is never edited: add another one. */

import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { CannotStart } from '../cannotStart.ts';
import type { Db } from './database.ts';

export type Brand = 'sqlite' | 'postgres';

const stepsFor = (brand: Brand) => ({
  '0001-beginning': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('players')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('look', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('transfers')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('player', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('settings')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('processes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('process', 'text')
        .addColumn('model', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('tables_open').on('tables').columns(['status', 'process']).execute();
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('options', 'text', (column) => column.notNull())
        .addColumn('seats', 'text', (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('commitment', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .addColumn('ended_at', 'bigint')
        .addColumn('outcome', 'text')
        .execute();
      await db.schema.createIndex('matches_of_table').on('matches').columns(['table_id', 'started_at']).execute();
      await createJournal(db).execute();
    },
  },
  '0002-journal-in-one-tree': {
    async up(db: Kysely<unknown>) {
      // Rows beside an index of their own keys: a move would write a page of each.
      if (brand !== 'sqlite') return;
      await db.schema.alterTable('journal').renameTo('old_journal').execute();
      await createJournal(db).modifyEnd(sql`without rowid`).execute();
      await sql`insert into journal select * from old_journal`.execute(db);
      await db.schema.dropTable('old_journal').execute();
    },
  },
  '0003-epochs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('tables')
        .addColumn('epoch', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0004-ends': {
    async up(db: Kysely<unknown>) {
      await db.schema.createIndex('matches_ended').on('matches').column('ended_at').execute();
    },
  },
});

const createJournal = (db: Kysely<unknown>) =>
  db.schema
    .createTable('journal')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('hold', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('race', 'text')
    .addPrimaryKeyConstraint('journal_key', ['match_id', 'seq']);

export async function migrate(db: Db, brand: Brand): Promise<void> {
  const steps = stepsFor(brand);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const ahead = await stepsOfNewerCode(db, Object.keys(steps));
  if (ahead.length > 0)
    throw new CannotStart(
      `The store was written by a newer version of Hot Paws (${ahead.join(', ')}): start that version, or restore a backup of this one.`,
    );
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'before the first step';
  throw new Error(`The store could not be brought up to date (${failed})`, { cause: error });
}

/** Steps that the store has taken and this code does not know: written to, it would be neither the old nor the new. */
async function stepsOfNewerCode(db: Db, known: readonly string[]): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !known.includes(name));
}
