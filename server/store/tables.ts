/** Tables that are open, and which process runs them. */

import type { Db, TableRow } from './database.ts';
import type { Change } from './journal.ts';

export class Tables {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * For the journal: a table is saved in the same commit as the move that changed it. Fails when another process has
   * taken the table over: two that both believe to run it would tell their clients different matches.
   */
  save(id: string, process: string, model: string, now: number): Change {
    return async (db) => {
      const saved = await db
        .insertInto('tables')
        .values({ id, status: 'open', process, model, created_at: now, updated_at: now })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ model, status: 'open', updated_at: now })
            .where('tables.process', '=', process),
        )
        .executeTakeFirst();
      if (saved.numInsertedOrUpdatedRows !== 1n) throw new Error(`Table ${id} is looked after by another process`);
    };
  }

  close(id: string, now: number): Change {
    return (db) =>
      db.updateTable('tables').set({ status: 'closed', process: null, updated_at: now }).where('id', '=', id).execute();
  }

  async find(id: string): Promise<TableRow | undefined> {
    return this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Open tables of nobody, or of processes that have not been heard of since `deadSince`. */
  async orphans(self: string, deadSince: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .leftJoin('processes', 'processes.id', 'tables.process')
      .select('tables.id')
      .where('tables.status', '=', 'open')
      .where((where) =>
        where.or([
          where('tables.process', 'is', null),
          where.and([
            where('tables.process', '!=', self),
            where.or([where('processes.seen_at', 'is', null), where('processes.seen_at', '<', deadSince)]),
          ]),
        ]),
      )
      .orderBy('tables.updated_at')
      .execute();
    return rows.map((row) => row.id);
  }

  /** Takes an orphan over. Only one of several processes that try at once gets it. */
  async adopt(id: string, self: string, deadSince: number): Promise<boolean> {
    const alive = this.#db.selectFrom('processes').select('id').where('seen_at', '>=', deadSince);
    const result = await this.#db
      .updateTable('tables')
      .set({ process: self })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .where((where) => where.or([where('process', 'is', null), where('process', 'not in', alive)]))
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  }

  /** Which of these another process has taken over, believing that this one was dead. */
  async lostBy(self: string, ids: readonly string[]): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('id', 'in', ids)
      .where('process', 'is not', null)
      .where('process', '!=', self)
      .execute();
    return rows.map((row) => row.id);
  }

  /** Lets others take what this process ran. */
  async releaseAll(self: string): Promise<void> {
    await this.#db.updateTable('tables').set({ process: null }).where('process', '=', self).execute();
    await this.#db.deleteFrom('processes').where('id', '=', self).execute();
  }

  async beat(self: string, now: number): Promise<void> {
    await this.#db
      .insertInto('processes')
      .values({ id: self, seen_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
      .execute();
  }

  async forgetProcesses(deadSince: number): Promise<void> {
    await this.#db.deleteFrom('processes').where('seen_at', '<', deadSince).execute();
  }
}
