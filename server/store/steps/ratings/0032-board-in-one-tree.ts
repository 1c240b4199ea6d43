import type { Step } from '../step.ts';

/** All that a board shows of a rating is in its index: looked up row by row, neighbours cost the more the more people there are. */
export const boardInOneTree: Step = async (db) => {
  await db.schema.dropIndex('ratings_board').execute();
  await db.schema
    .createIndex('ratings_board')
    .on('ratings')
    .columns(['game', 'period', 'counted', 'player', 'matches'])
    .execute();
};
