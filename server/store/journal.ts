/** Group commit: what all tables have to write meanwhile goes to the disk together, and each hears when it is there. */

import type { CompiledQuery } from 'kysely';
import type { Db, JournalRow } from './database.ts';

/** Rows of the journal and whatever has to be true in the same instant. */
export interface Write {
  readonly rows: readonly JournalRow[];
  readonly changes: readonly Change[];
}

export type Change = (db: Db) => Promise<unknown>;

export interface CommitReport {
  readonly writes: number;
  readonly milliseconds: number;
  readonly failed: boolean;
}

interface Waiting {
  readonly write: Write;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Postgres takes 65535 parameters in a statement, SQLite 32766. */
const ROWS_PER_INSERT = 500;
/** A commit costs as much as everything else about a move: a busy server waits this long for company, a quiet one not at all. */
const LINGER_MS = 4;
const BUSY_WITHIN_MS = 10;

export class Journal {
  readonly #db: Db;
  readonly #report: (report: CommitReport) => void;
  readonly #inserts: CompiledQuery[] = [];
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #lastCommit = Number.NEGATIVE_INFINITY;

  constructor(db: Db, report: (report: CommitReport) => void = () => undefined) {
    this.#db = db;
    this.#report = report;
  }

  /** Resolves when everything in the write is safe. Writes become safe in the order in which they were given. */
  commit(write: Write): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push({ write, resolve, reject });
    this.#running ??= this.#run();
    return promise;
  }

  /** When all that was given so far is safe, or has failed. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Lets others in: a busy server pays one sync for many moves.
      await this.#gather();
      const batch = this.#waiting;
      this.#waiting = [];
      const start = performance.now();
      const failed = await this.#write(batch.map((waiting) => waiting.write)).then(
        () => false,
        () => true,
      );
      this.#lastCommit = performance.now();
      this.#report({ writes: batch.length, milliseconds: performance.now() - start, failed });
      if (failed) await this.#writeOneByOne(batch);
      else for (const waiting of batch) waiting.resolve();
    }
    this.#running = undefined;
  }

  #gather(): Promise<void> {
    const busy = performance.now() - this.#lastCommit < BUSY_WITHIN_MS;
    return new Promise((resolve) => (busy ? setTimeout(resolve, LINGER_MS) : setImmediate(resolve)));
  }

  /** A batch fails as a whole: alone, only the table with the faulty write does. */
  async #writeOneByOne(batch: readonly Waiting[]): Promise<void> {
    for (const { write, resolve, reject } of batch) await this.#write([write]).then(resolve, reject);
  }

  async #write(writes: readonly Write[]): Promise<void> {
    const rows = writes.flatMap((write) => write.rows);
    const changes = writes.flatMap((write) => write.changes);
    // A single statement is a transaction of its own and saves two trips to the store.
    if (changes.length === 0 && rows.length <= ROWS_PER_INSERT) return this.#insert(this.#db, rows);
    await this.#db.transaction().execute(async (transaction) => {
      for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
        await this.#insert(transaction, rows.slice(start, start + ROWS_PER_INSERT));
      for (const change of changes) await change(transaction);
    });
  }

  async #insert(db: Db, rows: readonly JournalRow[]): Promise<void> {
    if (rows.length === 0) return;
    // Building the statement costs more than running it: one for every number of rows is kept.
    this.#inserts[rows.length] ??= db.insertInto('journal').values(rows.map(inOrder)).compile();
    const { query, sql, queryId } = this.#inserts[rows.length] as CompiledQuery;
    await db.executeQuery({ query, sql, queryId, parameters: rows.flatMap(columns) });
  }
}

/** The order of the parameters is the order in which a row names its columns. */
const inOrder = ({ match_id, seq, at, hold, entry, race }: JournalRow): JournalRow => ({
  match_id,
  seq,
  at,
  hold,
  entry,
  race,
});

const columns = (row: JournalRow): readonly unknown[] => Object.values(inOrder(row));
