import type { Step } from '../step.ts';

/** Leaving for good, reports, what a host decides about people, and a record of it. */
export const safety: Step = async (db) => {
  await db.schema.alterTable('players').addColumn('delete_at', 'bigint').execute();
  await db.schema.createIndex('players_leaving').on('players').column('delete_at').execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reporter', 'text', (column) => column.notNull())
    .addColumn('reported', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('match_id', 'text')
    .addColumn('talk', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reports_open').on('reports').columns(['status', 'created_at']).execute();
  await db.schema
    .createTable('sanctions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('player', 'text')
    .addColumn('address', 'text')
    .addColumn('until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sanctions_of').on('sanctions').column('player').execute();
  await db.schema.createIndex('sanctions_from').on('sanctions').column('address').execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('player', 'text')
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_at').on('audit').column('at').execute();
};
