/** What a host has decided about people and addresses: who may not talk, who may not come. */

import { randomBytes } from 'node:crypto';
import type { Db } from '../store/database.ts';
import type { SanctionRow } from './rows.ts';

export type Target = { readonly player: string } | { readonly address: string };

export class Sanctions {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add(kind: SanctionRow['kind'], target: Target, until: number | null, now: number): Promise<void> {
    const nobody = { player: null, address: null };
    const id = randomBytes(9).toString('base64url');
    await this.#db
      .insertInto('sanctions')
      .values({ id, kind, ...nobody, ...target, until, created_at: now })
      .execute();
  }

  async lift(id: string): Promise<SanctionRow | undefined> {
    return this.#db.deleteFrom('sanctions').where('id', '=', id).returningAll().executeTakeFirst();
  }

  async all(now: number): Promise<readonly SanctionRow[]> {
    return this.#db
      .selectFrom('sanctions')
      .selectAll()
      .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
      .orderBy('created_at', 'desc')
      .execute();
  }

  /** Until when this player may not talk; 0 for who may. */
  async mutedUntil(player: string, now: number): Promise<number> {
    const rows = await this.#db
      .selectFrom('sanctions')
      .select('until')
      .where('kind', '=', 'mute')
      .where('player', '=', player)
      .execute();
    const longest = Math.max(0, ...rows.map(({ until }) => until ?? Number.MAX_SAFE_INTEGER));
    return longest > now ? longest : 0;
  }
}
