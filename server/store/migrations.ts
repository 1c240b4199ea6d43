/** Brings the store to its present shape, or says why not. */

import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { CannotStart } from '../start/cannotStart.ts';
import type { Db } from './database.ts';
import { STEPS } from './steps/index.ts';
import type { Brand } from './steps/step.ts';

export async function migrate(db: Db, brand: Brand): Promise<void> {
  const steps = Object.fromEntries(
    Object.entries(STEPS).map(([name, step]) => [name, { up: (store: Kysely<unknown>) => step(store, brand) }]),
  );
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
