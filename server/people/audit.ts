/** What hosts have done, for whoever asks later. Without names: those may have to go. */

import { randomBytes } from 'node:crypto';
import type { Db } from '../store/database.ts';
import type { AuditRow } from './rows.ts';

const SHOWN = 100;

export class Audit {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async write(action: string, player: string | null, facts: object, now: number): Promise<void> {
    const id = `${String(now).padStart(15, '0')}-${randomBytes(6).toString('base64url')}`;
    await this.#db
      .insertInto('audit')
      .values({ id, action, player, facts: JSON.stringify(facts), at: now })
      .execute();
  }

  async latest(): Promise<readonly AuditRow[]> {
    return this.#db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(SHOWN).execute();
  }
}
