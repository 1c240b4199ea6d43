/** Tables that are open, and which process runs them. Times that processes compare are the store's own: their clocks differ. */

import { type RawBuilder, sql } from 'kysely';
import type { Db, TableRow } from './database.ts';
import type { Change } from './journal.ts';
import { type Owner, TableLost } from './owner.ts';
import type { Brand } from './steps/step.ts';

/** Milliseconds by the clock of the store. */
const CLOCKS: { readonly [brand in Brand]: RawBuilder<number> } = {
  sqlite: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  postgres: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
};

const LATEST_BEAT_MS = 5000;
/** Nobody needs the way back to more tables than this. */
const MOST_SEATS = 20;

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

  close(id: string, owner: Owner, now: number): Change {
    return this.#end(id, owner, 'closed', now);
  }

  /** Nobody will ever be able to run it again. */
  giveUp(id: string, owner: Owner, now: number): Change {
    return this.#end(id, owner, 'unreadable', now);
  }

  #end(id: string, { process, epoch }: Owner, status: TableRow['status'], now: number): Change {
    return async (db) => {
      const ended = await db
        .updateTable('tables')
        .set({ status, process: null, updated_at: now })
        .where('id', '=', id)
        .where('process', '=', process)
        .where('epoch', '=', epoch)
        .executeTakeFirst();
      if (ended.numUpdatedRows !== 1n) throw new TableLost(id);
      await db.deleteFrom('seated').where('table_id', '=', id).execute();
    };
  }

  /** Who has a seat at this table, so that they find the way back from anywhere. */
  seat(id: string, players: readonly string[]): Change {
    return async (db) => {
      await db.deleteFrom('seated').where('table_id', '=', id).execute();
      const rows = players.map((player) => ({ player, table_id: id }));
      if (rows.length > 0) await db.insertInto('seated').values(rows).execute();
    };
  }

  /** Open tables with a seat of this player, the latest first. */
  async ofPlayer(player: string): Promise<readonly Pick<TableRow, 'id' | 'model'>[]> {
    return this.#db
      .selectFrom('seated')
      .innerJoin('tables', 'tables.id', 'seated.table_id')
      .select(['tables.id', 'tables.model'])
      .where('seated.player', '=', player)
      .where('tables.status', '=', 'open')
      .orderBy('tables.updated_at', 'desc')
      .limit(MOST_SEATS)
      .execute();
  }

  async closedBefore(time: number, count: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '!=', 'open')
      .where('updated_at', '<', time)
      .limit(count)
      .execute();
    return rows.map((row) => row.id);
  }

  forget(ids: readonly string[]): Change {
    return (db) => db.deleteFrom('tables').where('id', 'in', ids).where('status', '!=', 'open').execute();
  }

  async find(id: string): Promise<TableRow | undefined> {
    return this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Open tables of nobody, or of processes that have been silent for this long. Asked every second: never looks at the tables of the others. */
  async orphans(self: string, silentMs: number): Promise<readonly string[]> {
    const silent = await this.#db
      .selectFrom('processes')
      .select('id')
      .where('id', '!=', self)
      .where('seen_at', '<=', this.#ago(silentMs))
      .execute();
    const open = this.#db.selectFrom('tables').select(['id', 'updated_at']).where('status', '=', 'open');
    // One after the other: asked for both at once, Postgres would read every open table.
    const rows = await open.where('process', 'is', null).execute();
    const dead = silent.map(({ id }) => id);
    if (dead.length > 0) rows.push(...(await open.where('process', 'in', dead).execute()));
    return rows.sort((one, other) => one.updated_at - other.updated_at).map((row) => row.id);
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

  /** What this process runs, as the store has it: the epoch of each. */
  async ownedBy(self: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'epoch'])
      .where('status', '=', 'open')
      .where('process', '=', self)
      .execute();
    return new Map(rows.map(({ id, epoch }) => [id, epoch]));
  }

  /** Which of those that this process holds are not among what it owns: taken by one that believed it to be dead, or released. */
  async lostBy(
    self: string,
    held: ReadonlyMap<string, number>,
    owned: ReadonlyMap<string, number>,
  ): Promise<readonly string[]> {
    const kept = new Set([...held].filter(([id, epoch]) => owned.get(id) === epoch).map(([id]) => id));
    const missing = [...held.keys()].filter((id) => !kept.has(id));
    if (missing.length === 0) return [];
    const rows = await this.#db.selectFrom('tables').selectAll().where('id', 'in', missing).execute();
    // What was opened or closed here while this was asked is in order.
    const isOurs = ({ id, epoch, process, status }: TableRow) =>
      epoch === held.get(id) && (process === self || status === 'closed');
    const ours = new Set(rows.filter(isOurs).map((row) => row.id));
    return missing.filter((id) => !ours.has(id));
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
