/** Group commit: what all tables have to write meanwhile goes to the disk together, and each hears when it is there. */

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
const ROWS_PER_INSERT = 2000;

export class Journal {
  readonly #db: Db;
  readonly #report: (report: CommitReport) => void;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

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
    // Lets the other messages of this tick in: a busy server pays one sync for many moves.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      const start = performance.now();
      const failed = await this.#write(batch.map((waiting) => waiting.write)).then(
        () => false,
        () => true,
      );
      this.#report({ writes: batch.length, milliseconds: performance.now() - start, failed });
      if (failed) await this.#writeOneByOne(batch);
      else for (const waiting of batch) waiting.resolve();
    }
    this.#running = undefined;
  }

  /** A batch fails as a whole: alone, only the table with the faulty write does. */
  async #writeOneByOne(batch: readonly Waiting[]): Promise<void> {
    for (const { write, resolve, reject } of batch) await this.#write([write]).then(resolve, reject);
  }

  async #write(writes: readonly Write[]): Promise<void> {
    const rows = writes.flatMap((write) => write.rows);
    const changes = writes.flatMap((write) => write.changes);
    // A single statement is a transaction of its own and saves two trips to the store.
    if (changes.length === 0 && rows.length <= ROWS_PER_INSERT) return insert(this.#db, rows);
    await this.#db.transaction().execute(async (transaction) => {
      for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
        await insert(transaction, rows.slice(start, start + ROWS_PER_INSERT));
      for (const change of changes) await change(transaction);
    });
  }
}

async function insert(db: Db, rows: readonly JournalRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('journal').values(rows).execute();
}
