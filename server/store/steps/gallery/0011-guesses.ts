import type { Step } from '../step.ts';

/** What those who watch guessed: how often each answer, who has guessed already, and how well somebody reads. */
export const guesses: Step = async (db) => {
  await db.schema
    .createTable('guess_tallies')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('answer', 'integer', (column) => column.notNull())
    .addColumn('guesses', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('guess_tallies_key', ['match_id', 'seq', 'kind', 'answer'])
    .execute();
  await db.schema
    .createTable('guessers')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('answer', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('guessers_key', ['match_id', 'seq', 'kind', 'player'])
    .execute();
  await db.schema.createIndex('guessers_who').on('guessers').column('player').execute();
  await db.schema
    .createTable('readers')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('evening', 'integer', (column) => column.notNull())
    .addColumn('guesses', 'integer', (column) => column.notNull())
    .addColumn('correct', 'integer', (column) => column.notNull())
    .addColumn('streak', 'integer', (column) => column.notNull())
    .addColumn('best', 'integer', (column) => column.notNull())
    .addColumn('weighed', 'integer', (column) => column.notNull())
    .addColumn('trusted', 'integer', (column) => column.notNull())
    .addColumn('honest', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('readers_key', ['player', 'evening'])
    .execute();
};
