import type { Step } from '../step.ts';

/** What stays of matches for those who played them, and who may look at it. */
export const history: Step = async (db) => {
  await db.schema
    .alterTable('players')
    .addColumn('visibility', 'text', (column) => column.notNull().defaultTo('met'))
    .execute();
  await db.schema
    .createTable('history')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('walked_out', 'integer', (column) => column.notNull())
    .addColumn('private', 'integer', (column) => column.notNull())
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('history_key', ['match_id', 'player'])
    .execute();
  await db.schema.createIndex('history_of').on('history').columns(['player', 'ended_at']).execute();
  await db.schema
    .createTable('bested')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addColumn('private', 'integer', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('bested_key', ['match_id', 'player', 'other'])
    .execute();
  await db.schema.createIndex('bested_by').on('bested').column('player').execute();
  await db.schema.createIndex('bested_of').on('bested').column('other').execute();
};
