import type { Step } from '../step.ts';

/** Reveals that are worth watching again, who likes them, and what those who were in them wish. */
export const gallery: Step = async (db) => {
  await db.schema
    .createTable('reveals')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('heat', 'integer', (column) => column.notNull())
    .addColumn('likes', 'integer', (column) => column.notNull())
    .addColumn('rank', 'integer', (column) => column.notNull())
    .addColumn('shown', 'integer', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('week', 'integer', (column) => column.notNull())
    .addColumn('card', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reveals_key', ['match_id', 'seq'])
    .execute();
  // One for each list, in its order: a page is read from its first row to its last, however many there are.
  const best = ['rank', 'match_id', 'seq'];
  await db.schema
    .createIndex('reveals_today')
    .on('reveals')
    .columns(['shown', 'day', ...best])
    .execute();
  await db.schema
    .createIndex('reveals_of_week')
    .on('reveals')
    .columns(['shown', 'week', ...best])
    .execute();
  await db.schema
    .createIndex('reveals_ever')
    .on('reveals')
    .columns(['shown', ...best])
    .execute();
  await db.schema
    .createTable('likes')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('likes_key', ['match_id', 'seq', 'player'])
    .execute();
  await db.schema.createIndex('likes_of').on('likes').column('player').execute();
  await db.schema
    .createTable('reveal_wishes')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('wish', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reveal_wishes_key', ['match_id', 'seq', 'player'])
    .execute();
  await db.schema.createIndex('reveal_wishes_of').on('reveal_wishes').column('player').execute();
};
