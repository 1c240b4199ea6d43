import type { Step } from '../step.ts';

export const ends: Step = async (db) => {
  await db.schema.createIndex('matches_ended').on('matches').column('ended_at').execute();
};
