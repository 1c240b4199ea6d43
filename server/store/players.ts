/** Who has been here: an id, a name, a look, a language. */

import type { Profile } from '../../shared/table/api.ts';
import { parseCatLook } from '../../shared/table/people/catLookSchema.ts';
import type { Language } from '../../shared/table/talk.ts';
import type { Db } from './database.ts';

export class Players {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add(profile: Profile, now: number): Promise<void> {
    await this.#db
      .insertInto('players')
      .values({
        ...columns(profile),
        id: profile.id,
        created_at: now,
        seen_at: now,
        visibility: 'met',
        delete_at: null,
      })
      .execute();
  }

  async find(id: string): Promise<Profile | undefined> {
    const row = await this.#db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return undefined;
    const look = parseCatLook(JSON.parse(row.look));
    if (look === undefined) throw new Error(`Player ${id} has a look that can no longer be read`);
    return { id: row.id, name: row.name, look, language: row.language as Language };
  }

  /** Those who are still here. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db.selectFrom('players').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async change(profile: Profile, now: number): Promise<void> {
    await this.#db
      .updateTable('players')
      .set({ ...columns(profile), seen_at: now })
      .where('id', '=', profile.id)
      .execute();
  }

  async addTransfer(code: string, player: string, expiresAt: number): Promise<void> {
    await this.#db.insertInto('transfers').values({ code, player, expires_at: expiresAt }).execute();
  }

  /** Gives a transfer out once: a second claim of the same code finds nothing. */
  async takeTransfer(code: string, now: number): Promise<string | undefined> {
    const taken = await this.#db.deleteFrom('transfers').where('code', '=', code).returningAll().executeTakeFirst();
    await this.#db.deleteFrom('transfers').where('expires_at', '<', now).execute();
    return taken !== undefined && taken.expires_at >= now ? taken.player : undefined;
  }
}

const columns = ({ name, look, language }: Profile) => ({ name, look: JSON.stringify(look), language });
