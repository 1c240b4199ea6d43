/** Passkeys: what was asked of an authenticator, and the public half of what it holds. */

import { randomBytes } from 'node:crypto';
import type { Passkey } from '../../shared/table/people/account.ts';
import type { Db } from '../store/database.ts';
import { deviceOf } from './device.ts';
import type { PasskeyRow } from './rows.ts';

export const CHALLENGE_LIFE_MS = 5 * 60_000;

export class Passkeys {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Remembers what was asked, and of whom; null for somebody who is not signed in. */
  async ask(challenge: string, player: string | null, now: number): Promise<string> {
    const id = randomBytes(12).toString('base64url');
    await this.#db
      .insertInto('challenges')
      .values({ id, player, challenge, expires_at: now + CHALLENGE_LIFE_MS })
      .execute();
    await this.#db.deleteFrom('challenges').where('expires_at', '<', now).execute();
    return id;
  }

  /** Once, whether the answer turns out to be right or not: an answer that was overheard opens nothing. */
  async takeChallenge(id: string, player: string | null, now: number): Promise<string | undefined> {
    const asked = await this.#db.deleteFrom('challenges').where('id', '=', id).returningAll().executeTakeFirst();
    return asked !== undefined && asked.player === player && asked.expires_at >= now ? asked.challenge : undefined;
  }

  /** False when the passkey belongs to somebody already. */
  async add(row: Omit<PasskeyRow, 'device' | 'created_at' | 'used_at'>, browser: string | undefined, now: number) {
    const added = await this.#db
      .insertInto('passkeys')
      .values({ ...row, device: deviceOf(browser), created_at: now, used_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }

  async find(id: string): Promise<PasskeyRow | undefined> {
    return this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async used(id: string, counter: number, now: number): Promise<void> {
    await this.#db.updateTable('passkeys').set({ counter, used_at: now }).where('id', '=', id).execute();
  }

  async rowsOf(player: string): Promise<readonly PasskeyRow[]> {
    return this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('player', '=', player)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  async of(player: string): Promise<readonly Passkey[]> {
    const rows = await this.rowsOf(player);
    return rows.map(({ id, device, created_at, used_at }) => ({ id, device, since: created_at, used: used_at }));
  }

  /** False when this player has no such passkey. */
  async remove(player: string, id: string): Promise<boolean> {
    const removed = await this.#db
      .deleteFrom('passkeys')
      .where('player', '=', player)
      .where('id', '=', id)
      .executeTakeFirst();
    return removed.numDeletedRows === 1n;
  }
}
