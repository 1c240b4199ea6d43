/** Matches and their journals, kept until somebody asks for less (see retention.ts). */

import type { Outcome } from '../../shared/engine/game.ts';
import type { SeatModel } from '../../shared/table/people/model.ts';
import { HOUSE_CLASSICS } from '../gallery/rows.ts';
import type { Db, JournalRow, MatchRow } from './database.ts';
import type { Change } from './journal.ts';

export interface End {
  readonly id: string;
  readonly status: 'finished' | 'abandoned';
  readonly outcome: Outcome | undefined;
  readonly seats: readonly SeatModel[];
  readonly at: number;
}

export class Matches {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  add(row: MatchRow): Change {
    return (db) => db.insertInto('matches').values(row).execute();
  }

  end({ id, status, outcome, seats, at }: End): Change {
    return (db) =>
      db
        .updateTable('matches')
        .set({
          status,
          outcome: outcome === undefined ? null : JSON.stringify(outcome),
          seats: JSON.stringify(seats),
          ended_at: at,
        })
        .where('id', '=', id)
        .execute();
  }

  /** Whatever is being played at this table. */
  abandonAll(table: string, now: number): Change {
    return (db) =>
      db
        .updateTable('matches')
        .set({ status: 'abandoned', ended_at: now })
        .where('table_id', '=', table)
        .where('status', '=', 'playing')
        .execute();
  }

  async find(id: string): Promise<MatchRow | undefined> {
    return this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async journal(id: string): Promise<readonly JournalRow[]> {
    return this.#db.selectFrom('journal').selectAll().where('match_id', '=', id).orderBy('seq').execute();
  }

  /** Matches by id, from the one after this. */
  async page(after: string, count: number): Promise<readonly MatchRow[]> {
    return this.#db.selectFrom('matches').selectAll().where('id', '>', after).orderBy('id').limit(count).execute();
  }

  /** Matches that are over, in the order of their ends, from the one after this. */
  async ended(after: MatchRow | undefined, count: number): Promise<readonly MatchRow[]> {
    const rows = this.#db.selectFrom('matches').selectAll().where('ended_at', 'is not', null);
    const from =
      after === undefined
        ? rows
        : rows.where(({ eb, and, or }) =>
            or([
              eb('ended_at', '>', after.ended_at),
              and([eb('ended_at', '=', after.ended_at), eb('id', '>', after.id)]),
            ]),
          );
    return from.orderBy('ended_at').orderBy('id').limit(count).execute();
  }

  /** What may be forgotten: not the scores that somebody at an open table still looks at, not what the host has to look at, and not what came with the house. */
  async endedBefore(time: number, count: number): Promise<readonly string[]> {
    const complaints = this.#db
      .selectFrom('reports')
      .select('match_id')
      .where('status', '=', 'open')
      .where('match_id', 'is not', null);
    const rows = await this.#db
      .selectFrom('matches')
      .leftJoin('tables', (join) => join.onRef('tables.id', '=', 'matches.table_id').on('tables.status', '=', 'open'))
      .select('matches.id')
      .where('matches.ended_at', '<', time)
      .where('tables.id', 'is', null)
      .where('matches.id', 'not in', complaints)
      .where('matches.table_id', '!=', HOUSE_CLASSICS)
      .limit(count)
      .execute();
    return rows.map((row) => row.id);
  }

  forget(ids: readonly string[]): Change {
    return async (db) => {
      await db.deleteFrom('journal').where('match_id', 'in', ids).execute();
      await db.deleteFrom('matches').where('id', 'in', ids).execute();
    };
  }
}
