import type { Step } from '../step.ts';

/** Which matches strangers were brought together for: 1, or 0. */
export const quickMatches: Step = async (db) => {
  await db.schema
    .alterTable('matches')
    .addColumn('quick', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};
