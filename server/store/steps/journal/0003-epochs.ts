import type { Step } from '../step.ts';

export const epochs: Step = async (db) => {
  await db.schema
    .alterTable('tables')
    .addColumn('epoch', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};
