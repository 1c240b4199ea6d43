import { sql } from 'kysely';
import type { Step } from '../step.ts';

/** Who is how good, from which matches that follows, and how many are as good: a rank is a sum over a few of those counts. */
export const ratings: Step = async (db) => {
  await db.schema
    .createTable('ratings')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('matches', 'integer', (column) => column.notNull())
    .addColumn('shown', 'integer', (column) => column.notNull())
    .addColumn('counted', 'integer', (column) => column.notNull())
    .addColumn('stale', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['game', 'period', 'player'])
    .execute();
  await db.schema.createIndex('ratings_board').on('ratings').columns(['game', 'period', 'counted', 'player']).execute();
  await sql`create index ratings_stale on ratings (stale) where stale = 1`.execute(db);
  await db.schema.createIndex('ratings_of').on('ratings').column('player').execute();
  await db.schema
    .createTable('rating_changes')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('walked_out', 'integer', (column) => column.notNull())
    .addColumn('mu_before', 'double precision', (column) => column.notNull())
    .addColumn('sigma_before', 'double precision', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_changes_key', ['match_id', 'player'])
    .execute();
  await db.schema.createIndex('rating_changes_of').on('rating_changes').columns(['player', 'at']).execute();
  await db.schema.createIndex('rating_changes_at').on('rating_changes').columns(['game', 'at', 'match_id']).execute();
  await db.schema
    .createTable('rating_bases')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('matches', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_bases_key', ['game', 'player'])
    .execute();
  await db.schema
    .createTable('ladder_counts')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('ladder_counts_key', ['game', 'period', 'level', 'bucket'])
    .execute();
  await db.schema
    .createTable('ladder_clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('counted_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into ladder_clock (id, counted_at) values (1, 0)`.execute(db);
};
