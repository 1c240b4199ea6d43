/** By which devices somebody is signed in. A token is worth as much as its row: without the row it is nothing. */

import { randomBytes } from 'node:crypto';
import type { Device } from '../../shared/table/people/account.ts';
import { Identity } from '../identity.ts';
import type { Db } from '../store/database.ts';
import { deviceOf } from './device.ts';
import type { SessionRow } from './rows.ts';

const DAY_MS = 86_400_000;
/** A device that was away for longer has to sign in again. */
const LIFE_MS = 400 * DAY_MS;
/** To the hour is enough: every request would write otherwise. */
const SEEN_EVERY_MS = 3_600_000;

export interface Session {
  readonly id: string;
  readonly player: string;
}

export class Sessions {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Signs a device in and answers its token, which nobody can be told again. */
  async begin(player: string, browser: string | undefined, now: number): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    await this.#add({ player, token, browser, old: 0, now });
    return token;
  }

  async find(token: string, now: number): Promise<Session | undefined> {
    const row = await this.#byToken(token);
    return row === undefined ? undefined : this.#alive(row, now);
  }

  /** A token from the time before sessions, which proves its player by itself: on its first use it becomes a session. */
  async adopt(token: string, player: string, browser: string | undefined, now: number): Promise<Session | undefined> {
    const known = await this.#byToken(token);
    if (known !== undefined) return this.#alive(known, now);
    await this.#add({ player, token, browser, old: 1, now });
    const row = await this.#byToken(token);
    return row === undefined ? undefined : this.#alive(row, now);
  }

  /** Whether a device is still signed in. */
  async isOpen(id: string): Promise<boolean> {
    const row = await this.#db.selectFrom('sessions').select('revoked_at').where('id', '=', id).executeTakeFirst();
    return row !== undefined && row.revoked_at === null;
  }

  async of(player: string, now: number): Promise<readonly Omit<Device, 'here'>[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('player', '=', player)
      .where('revoked_at', 'is', null)
      .where('seen_at', '>', now - LIFE_MS)
      .orderBy('seen_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ id, device, created_at, seen_at }) => ({ id, device, since: created_at, seen: seen_at }));
  }

  /** False when this player has no such session. */
  async revoke(player: string, id: string, now: number): Promise<boolean> {
    const revoked = await this.#db
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('player', '=', player)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    await this.#sweep(player);
    return revoked.numUpdatedRows === 1n;
  }

  /** All but one. `oldToken` is the one that this player may still have from before: it would become a session yet. */
  async revokeOthers(player: string, kept: string, oldToken: string, now: number): Promise<void> {
    await this.#add({ player, token: oldToken, browser: undefined, old: 1, now });
    await this.#db
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('player', '=', player)
      .where('id', '!=', kept)
      .where('revoked_at', 'is', null)
      .execute();
    await this.#sweep(player);
  }

  async #sweep(player: string): Promise<void> {
    await this.#db
      .deleteFrom('sessions')
      .where('player', '=', player)
      .where('old', '=', 0)
      .where('revoked_at', 'is not', null)
      .execute();
  }

  async #add(fresh: {
    readonly player: string;
    readonly token: string;
    readonly browser: string | undefined;
    readonly old: number;
    readonly now: number;
  }): Promise<void> {
    const { player, token, browser, old, now } = fresh;
    await this.#db
      .insertInto('sessions')
      .values({
        id: randomBytes(9).toString('base64url'),
        player,
        digest: Identity.digest(token),
        device: deviceOf(browser),
        old,
        created_at: now,
        seen_at: now,
        revoked_at: null,
      })
      // Two requests at once may both be the first with an old token.
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .execute();
  }

  async #byToken(token: string): Promise<SessionRow | undefined> {
    return this.#db.selectFrom('sessions').selectAll().where('digest', '=', Identity.digest(token)).executeTakeFirst();
  }

  async #alive({ id, player, seen_at, revoked_at }: SessionRow, now: number): Promise<Session | undefined> {
    if (revoked_at !== null || seen_at <= now - LIFE_MS) return undefined;
    if (seen_at < now - SEEN_EVERY_MS)
      await this.#db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute();
    return { id, player };
  }
}
