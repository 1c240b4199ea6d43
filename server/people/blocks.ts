/** Who wants nothing to do with whom. It works both ways: neither is seated with the other, neither hears the other. */

import type { BlockedCat } from '../../shared/table/people/account.ts';
import type { Db } from '../store/database.ts';

/** Enough for every quarrel; a list without end would be read with every match. */
export const MOST_BLOCKS = 200;

export class Blocks {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** False when the list is full. */
  async add(player: string, blocked: string, now: number): Promise<boolean> {
    if ((await this.of(player)).length >= MOST_BLOCKS) return false;
    await this.#db
      .insertInto('blocks')
      .values({ player, blocked, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  }

  async remove(player: string, blocked: string): Promise<void> {
    await this.#db.deleteFrom('blocks').where('player', '=', player).where('blocked', '=', blocked).execute();
  }

  /** Whom this player has blocked, the latest first. */
  async of(player: string): Promise<readonly BlockedCat[]> {
    return this.#db
      .selectFrom('blocks')
      .innerJoin('players', 'players.id', 'blocks.blocked')
      .select(['players.id', 'players.name'])
      .where('blocks.player', '=', player)
      .orderBy('blocks.created_at', 'desc')
      .orderBy('players.id')
      .execute();
  }

  /** Everybody whom this player must not meet: blocked by them, or who has blocked them. */
  async apartFrom(player: string): Promise<ReadonlySet<string>> {
    const [blocked, blocking] = await Promise.all([
      this.#db.selectFrom('blocks').select('blocked as other').where('player', '=', player).execute(),
      this.#db.selectFrom('blocks').select('player as other').where('blocked', '=', player).execute(),
    ]);
    return new Set([...blocked, ...blocking].map(({ other }) => other));
  }
}
