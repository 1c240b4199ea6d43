/** Matches and their journals, kept for good. */

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
}
