/** What has to be settled when a rated match ends, so that whoever rates it again comes to the same numbers. */

import type { SeatModel } from '../../shared/table/people/model.ts';
import type { Db } from '../store/database.ts';
import { anchorsOf } from './anchors.ts';

/** Until this transaction is over no other one counts leaderboards or ends a rated match, in whichever process. */
export const lockRatings = async (db: Db): Promise<void> => {
  await db.updateTable('ladder_clock').set({ id: 1 }).where('id', '=', 1).execute();
};

/**
 * When a match has ended: after all that were rated before it. Clocks of machines disagree, and one that is set back disagrees with itself:
 * a rebuild would rate the same matches in another order.
 */
export async function inTurn(db: Db, game: string, at: number): Promise<number> {
  await lockRatings(db);
  const { last } = await db
    .selectFrom('rating_changes')
    .select(({ fn }) => fn.max<number | string | null>('at').as('last'))
    .where('game', '=', game)
    .executeTakeFirstOrThrow();
  return last === null ? at : Math.max(at, Number(last) + 1);
}

/** What its bots were worth: those of a later version play differently. */
export function withWorth(seats: readonly SeatModel[], game: string): readonly SeatModel[] {
  const anchorOf = anchorsOf(game);
  return seats.map((seat) => (seat.kind === 'bot' ? { ...seat, worth: anchorOf(seat.level) } : seat));
}
