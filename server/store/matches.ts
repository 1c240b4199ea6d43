/** Matches and their journals, kept until somebody asks for less (see retention.ts). */

import type { Outcome } from '../../shared/engine/game.ts';
import type { Db, JournalRow, MatchRow } from './database.ts';
import type { Change } from './journal.ts';

export class Matches {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  add(row: MatchRow): Change {
    return (db) => db.insertInto('matches').values(row).execute();
  }

  end(id: string, status: 'finished' | 'abandoned', outcome: Outcome | undefined, now: number): Change {
    return (db) =>
      db
        .updateTable('matches')
        .set({ status, outcome: outcome === undefined ? null : JSON.stringify(outcome), ended_at: now })
        .where('id', '=', id)
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

  /** What may be forgotten: not the scores that somebody at an open table still looks at. */
  async endedBefore(time: number, count: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .leftJoin('tables', (join) => join.onRef('tables.id', '=', 'matches.table_id').on('tables.status', '=', 'open'))
      .select('matches.id')
      .where('matches.ended_at', '<', time)
      .where('tables.id', 'is', null)
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
