/** Tables that are open, and which process runs them. Times that processes compare are the store's own: their clocks differ. */

import { type RawBuilder, sql } from 'kysely';
import type { Db, TableRow } from './database.ts';
import type { Change } from './journal.ts';
import type { Brand } from './migrations.ts';
import { type Owner, TableLost } from './owner.ts';

/** Milliseconds by the clock of the store. */
const CLOCKS: { readonly [brand in Brand]: RawBuilder<number> } = {
  sqlite: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  postgres: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
};

const LATEST_BEAT_MS = 5000;

export class Tables {
  readonly #db: Db;
  readonly #now: RawBuilder<number>;

  constructor(db: Db, brand: Brand) {
    this.#db = db;
    this.#now = CLOCKS[brand];
  }

  /**
   * For the journal: a table is saved in the same commit as the move that changed it. Fails when another process has
   * taken the table over: two that both believe to run it would tell their clients different matches.
   */
  save(id: string, { process, epoch }: Owner, model: string, now: number): Change {
    return async (db) => {
      const saved = await db
        .insertInto('tables')
        .values({ id, status: 'open', process, epoch, model, created_at: now, updated_at: now })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ model, status: 'open', updated_at: now })
            .where('tables.process', '=', process)
            .where('tables.epoch', '=', epoch),
        )
        .executeTakeFirst();
      if (saved.numInsertedOrUpdatedRows !== 1n) throw new TableLost(id);
    };
  }

  close(id: string, { process, epoch }: Owner, now: number): Change {
    return async (db) => {
      const closed = await db
        .updateTable('tables')
        .set({ status: 'closed', process: null, updated_at: now })
        .where('id', '=', id)
        .where('process', '=', process)
        .where('epoch', '=', epoch)
        .executeTakeFirst();
      if (closed.numUpdatedRows !== 1n) throw new TableLost(id);
    };
  }

  async find(id: string): Promise<TableRow | undefined> {
    return this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Open tables of nobody, or of processes that have been silent for this long. By index: it is asked every second. */
  async orphans(self: string, silentMs: number): Promise<readonly string[]> {
    const silent = this.#db
      .selectFrom('processes')
      .select('id')
      .where('id', '!=', self)
      .where('seen_at', '<=', this.#ago(silentMs));
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'open')
      .where((where) => where.or([where('process', 'is', null), where('process', 'in', silent)]))
      .orderBy('updated_at')
      .execute();
    return rows.map((row) => row.id);
  }

  /** Takes an orphan over and answers the epoch that begins. Only one of several processes that try at once gets it. */
  async adopt(id: string, self: string, silentMs: number): Promise<number | undefined> {
    const alive = this.#db.selectFrom('processes').select('id').where('seen_at', '>', this.#ago(silentMs));
    const row = await this.#db
      .updateTable('tables')
      .set((set) => ({ process: self, epoch: set('epoch', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'open')
      .where((where) => where.or([where('process', 'is', null), where('process', 'not in', alive)]))
      .returning('epoch')
      .executeTakeFirst();
    return row?.epoch;
  }

  /** Which of these another process has taken over, believing that this one was dead. */
  async lostBy(self: string, held: ReadonlyMap<string, number>): Promise<readonly string[]> {
    if (held.size === 0) return [];
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'process', 'epoch'])
      .where('id', 'in', [...held.keys()])
      .where('process', 'is not', null)
      .execute();
    return rows.filter((row) => row.process !== self || row.epoch !== held.get(row.id)).map((row) => row.id);
  }

  /** Lets others take a table that this process cannot bring back. */
  async release(id: string, { process, epoch }: Owner): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ process: null })
      .where('id', '=', id)
      .where('process', '=', process)
      .where('epoch', '=', epoch)
      .execute();
  }

  /** Lets others take what this process ran. */
  async releaseAll(self: string): Promise<void> {
    await this.#db.updateTable('tables').set({ process: null }).where('process', '=', self).execute();
    await this.#db.deleteFrom('processes').where('id', '=', self).execute();
  }

  /** Lets others take what a process runs that nobody has ever heard of, such as one of a store that was put together by hand. */
  async releaseStrays(): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ process: null })
      .where('status', '=', 'open')
      .where('process', 'is not', null)
      .where('process', 'not in', this.#db.selectFrom('processes').select('id'))
      .execute();
  }

  /** Whether a server runs on this store, heard of within a beat or two. */
  async hasLivingProcess(): Promise<boolean> {
    const alive = this.#db.selectFrom('processes').select('id').where('seen_at', '>', this.#ago(LATEST_BEAT_MS));
    return (await alive.executeTakeFirst()) !== undefined;
  }

  async beat(self: string): Promise<void> {
    await this.#db
      .insertInto('processes')
      .values({ id: self, seen_at: this.#now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: this.#now }))
      .execute();
  }

  /** Only those whose tables have all been taken: by the others they are found. */
  async forgetProcesses(silentMs: number): Promise<void> {
    await this.#db
      .deleteFrom('processes')
      .where('seen_at', '<=', this.#ago(silentMs))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('tables')
              .select('tables.id')
              .where('tables.status', '=', 'open')
              .whereRef('tables.process', '=', 'processes.id'),
          ),
        ),
      )
      .execute();
  }

  #ago(milliseconds: number): RawBuilder<number> {
    return sql<number>`${this.#now} - ${sql.lit(milliseconds)}`;
  }
}
