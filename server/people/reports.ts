/** What people complain about: with the match, whose journal says what happened, and with what was said lately. */

import { randomBytes } from 'node:crypto';
import type { HostTalk, REPORT_REASONS } from '../../shared/table/hosting.ts';
import type { Db } from '../store/database.ts';
import type { ReportRow } from './rows.ts';

export interface Complaint {
  readonly reporter: string;
  readonly reported: string;
  readonly reason: (typeof REPORT_REASONS)[number];
  readonly match: string | undefined;
  readonly talk: readonly HostTalk[];
}

const SHOWN = 100;

export class Reports {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Once for the same two and the same match while it is open: whoever says it over and over would hide what others say. */
  async add({ reporter, reported, reason, match, talk }: Complaint, now: number): Promise<void> {
    const said = await this.#db
      .updateTable('reports')
      .set({ reason, talk: JSON.stringify(talk), created_at: now })
      .where('reporter', '=', reporter)
      .where('reported', '=', reported)
      .where('match_id', match === undefined ? 'is' : '=', match ?? null)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (said.numUpdatedRows > 0n) return;
    await this.#db
      .insertInto('reports')
      .values({
        id: randomBytes(9).toString('base64url'),
        reporter,
        reported,
        reason,
        match_id: match ?? null,
        talk: JSON.stringify(talk),
        status: 'open',
        created_at: now,
      })
      .execute();
  }

  async open(): Promise<readonly ReportRow[]> {
    return this.#db
      .selectFrom('reports')
      .selectAll()
      .where('status', '=', 'open')
      .orderBy('created_at', 'desc')
      .limit(SHOWN)
      .execute();
  }

  async close(id: string): Promise<boolean> {
    const closed = await this.#db
      .updateTable('reports')
      .set({ status: 'closed' })
      .where('id', '=', id)
      .executeTakeFirst();
    return closed.numUpdatedRows === 1n;
  }
}
