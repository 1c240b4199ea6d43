/** Codes on paper: each signs in once. */

import { randomInt } from 'node:crypto';
import { Identity } from '../identity.ts';
import type { Db } from '../store/database.ts';
import type { Change } from '../store/journal.ts';

const COUNT = 10;
const GROUPS = 4;
const GROUP = 4;
/** Without letters and digits that look alike on paper. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export class RecoveryCodes {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Fresh ones instead of all from before. In one transaction: who is cut off in between would have none. */
  renew(player: string, now: number): { readonly codes: readonly string[]; readonly change: Change } {
    const codes = Array.from({ length: COUNT }, freshCode);
    const rows = codes.map((code) => ({ digest: digestOf(code), player, created_at: now }));
    return {
      codes,
      change: async (db) => {
        await db.deleteFrom('recovery_codes').where('player', '=', player).execute();
        await db.insertInto('recovery_codes').values(rows).execute();
      },
    };
  }

  /** Whose code it was. A second use finds nothing. */
  async take(code: string): Promise<string | undefined> {
    const taken = await this.#db
      .deleteFrom('recovery_codes')
      .where('digest', '=', digestOf(code))
      .returning('player')
      .executeTakeFirst();
    return taken?.player;
  }

  async left(player: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', player)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}

const freshCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** However it was typed: small, without hyphens, with spaces. */
const digestOf = (code: string): string => Identity.digest(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
