import type { Step } from '../step.ts';

/** Who has a seat where, for whoever comes home and asks. */
export const seated: Step = async (db) => {
  await db.schema
    .createTable('seated')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seated_key', ['player', 'table_id'])
    .execute();
  await db.schema.createIndex('seated_at').on('seated').column('table_id').execute();
};
