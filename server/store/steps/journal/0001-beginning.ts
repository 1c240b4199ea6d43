import type { Step } from '../step.ts';
import { createJournal } from './createJournal.ts';

export const beginning: Step = async (db) => {
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
};
