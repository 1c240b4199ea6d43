import type { Step } from '../step.ts';

/** Who wants nothing to do with whom. */
export const blocks: Step = async (db) => {
  await db.schema
    .createTable('blocks')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('blocked', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['player', 'blocked'])
    .execute();
  await db.schema.createIndex('blocks_of').on('blocks').column('blocked').execute();
};
