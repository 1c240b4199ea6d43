import { sql } from 'kysely';
import type { Step } from '../step.ts';

/** What forgotten matches left, board by board and up to when: without it a rebuild would begin with other numbers than it ended with. */
export const ratingBases: Step = async (db) => {
  await db.schema.alterTable('rating_bases').renameTo('rating_bases_before').execute();
  await db.schema
    .createTable('rating_bases')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('matches', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_bases_by_period', ['game', 'period', 'player'])
    .execute();
  await sql`insert into rating_bases select game, 'all', player, mu, sigma, matches, 0 from rating_bases_before`.execute(
    db,
  );
  await db.schema.dropTable('rating_bases_before').execute();
  await db.schema.createIndex('rating_bases_at').on('rating_bases').columns(['game', 'at']).execute();
};
