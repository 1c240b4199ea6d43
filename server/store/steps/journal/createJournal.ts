import type { Kysely } from 'kysely';

export const createJournal = (db: Kysely<unknown>) =>
  db.schema
    .createTable('journal')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('hold', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('race', 'text')
    .addPrimaryKeyConstraint('journal_key', ['match_id', 'seq']);
