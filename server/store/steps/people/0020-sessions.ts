import type { Step } from '../step.ts';

/** Every device by which somebody is signed in. */
export const sessions: Step = async (db) => {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('old', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('sessions_of').on('sessions').column('player').execute();
};
