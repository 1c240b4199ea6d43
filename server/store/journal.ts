/** Group commit: what all tables have to write meanwhile goes to the disk together, and each hears when it is there. */

import { type CompiledQuery, sql } from 'kysely';
import type { Db, JournalRow } from './database.ts';
import { type Owner, StoreAway, TableLost } from './owner.ts';

/** Rows of the journal and whatever has to be true in the same instant. */
export interface Write {
  /** Whose rows these are: they are written only as long as the table is still theirs. */
  readonly fence?: Fence;
  readonly rows: readonly JournalRow[];
  readonly changes: readonly Change[];
}

export interface Fence extends Owner {
  readonly table: string;
}

export type Change = (db: Db) => Promise<unknown>;

export interface CommitReport {
  readonly writes: number;
  readonly milliseconds: number;
  readonly failed: boolean;
}

/** What a store in the same process can do beyond what Kysely knows. */
export interface Nearby {
  /** Resolves when nothing stands in the way of a write: until then it would hold up this thread. */
  readonly free: Promise<void> | undefined;
  run(query: Pick<CompiledQuery, 'sql' | 'parameters'>): void;
  /** After a write: when it may be told, or undefined for at once. */
  written(): Promise<void> | undefined;
}

interface Waiting {
  readonly write: Write;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Postgres takes 65535 parameters in a statement, SQLite 32766. */
const ROWS_PER_INSERT = 500;

export class Journal {
  readonly #db: Db;
  readonly #nearby: Nearby | undefined;
  readonly #report: (report: CommitReport) => void;
  readonly #inserts: CompiledQuery[] = [];
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  /** When the latest batch has been told. */
  #told: Promise<void> = Promise.resolve();

  constructor(db: Db, nearby?: Nearby, report: (report: CommitReport) => void = () => undefined) {
    this.#db = db;
    this.#nearby = nearby;
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
    await this.#told;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Lets others in: whatever arrives in the same turn of the event loop shares a commit.
      await new Promise(setImmediate);
      await this.#nearby?.free;
      const batch = this.#waiting;
      this.#waiting = [];
      const start = performance.now();
      const failure = await this.#write(batch.map((waiting) => waiting.write)).then(
        () => undefined,
        (error: Error) => error,
      );
      const failed = failure !== undefined;
      this.#report({ writes: batch.length, milliseconds: performance.now() - start, failed });
      if (failure instanceof StoreAway) for (const waiting of batch) waiting.reject(failure);
      else if (failed) await this.#writeOneByOne(batch);
      else this.#tell(batch);
    }
    this.#running = undefined;
  }

  /** Not waited for: what comes meanwhile is written while the disk is busy with this, and shares the next sync. */
  #tell(batch: readonly Waiting[]): void {
    const safe = this.#nearby?.written();
    if (safe === undefined) {
      for (const waiting of batch) waiting.resolve();
      return;
    }
    this.#told = safe.then(
      () => {
        for (const waiting of batch) waiting.resolve();
      },
      (error) => {
        for (const waiting of batch) waiting.reject(error);
      },
    );
  }

  /** A batch fails as a whole: alone, only the table with the faulty write does. Not where nobody answers: each would wait in turn, and the last for minutes. */
  async #writeOneByOne(batch: readonly Waiting[]): Promise<void> {
    for (const waiting of batch) await this.#write([waiting.write]).then(() => this.#tell([waiting]), waiting.reject);
  }

  async #write(writes: readonly Write[]): Promise<void> {
    const changes = writes.flatMap((write) => write.changes);
    const rows = writes.reduce((count, write) => count + write.rows.length, 0);
    // A single statement is a transaction of its own and saves two trips to the store.
    if (changes.length === 0 && rows <= ROWS_PER_INSERT) return this.#insertAlone(writes);
    await this.#db.transaction().execute(async (transaction) => {
      await this.#insert(transaction, writes);
      for (const change of changes) await change(transaction);
    });
  }

  /** The way of nearly every move. All transactions are the journal's own, so that none can be open here. */
  async #insertAlone(writes: readonly Write[]): Promise<void> {
    const rows = writes.flatMap((write) => write.rows);
    if (rows.length === 0) return;
    if (this.#nearby === undefined) await this.#insert(this.#db, writes);
    else this.#nearby.run(this.#insertion(rows));
  }

  /** A store in this process is this process's alone: only where others write too somebody else may have taken a table. */
  async #insert(db: Db, writes: readonly Write[]): Promise<void> {
    const fenced = this.#nearby === undefined ? writes.filter(({ fence, rows }) => fence && rows.length > 0) : [];
    if (fenced.length > 0) await insertFenced(db, fenced);
    const rows = writes.filter((write) => !fenced.includes(write)).flatMap((write) => write.rows);
    for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
      await db.executeQuery(this.#insertion(rows.slice(start, start + ROWS_PER_INSERT)));
  }

  /** Building the statement costs more than running it: one for every number of rows is kept. */
  #insertion(rows: readonly JournalRow[]): CompiledQuery {
    const known = this.#inserts[rows.length];
    const { query, sql, queryId } = known ?? this.#db.insertInto('journal').values(rows.map(inOrder)).compile();
    const insertion = { query, sql, queryId, parameters: rows.flatMap(columns) };
    if (known === undefined) this.#inserts[rows.length] = { ...insertion, parameters: [] };
    return insertion;
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

const columns = ({ match_id, seq, at, hold, entry, race }: JournalRow) => [match_id, seq, at, hold, entry, race];

/**
 * All of these rows, or none when one of them is of a table that is no longer its writer's. Owners are locked until the rows are there: whoever
 * adopts a table meanwhile waits, and then reads them.
 */
async function insertFenced(db: Db, writes: readonly Write[]): Promise<void> {
  const rows = writes.flatMap(({ rows, fence }) => rows.map((row) => ({ ...row, ...fence })));
  const column = (name: keyof JournalRow | keyof Fence) => sql.val(rows.map((row) => row[name]));
  const { numAffectedRows } = await sql`
    with given as (
      select * from unnest(
        ${column('match_id')}::text[], ${column('seq')}::int[], ${column('at')}::bigint[], ${column('hold')}::int[],
        ${column('entry')}::text[], ${column('race')}::text[],
        ${column('table')}::text[], ${column('process')}::text[], ${column('epoch')}::int[]
      ) as given (match_id, seq, at, hold, entry, race, owned, process, epoch)
    ), owned as (
      select given.* from given
      join tables on tables.id = given.owned and tables.process = given.process and tables.epoch = given.epoch
      for share of tables
    )
    insert into journal (match_id, seq, at, hold, entry, race)
    select match_id, seq, at, hold, entry, race from owned
    where (select count(*) from owned) = (select count(*) from given)`.execute(db);
  if (numAffectedRows !== BigInt(rows.length))
    throw new TableLost([...new Set(rows.map((row) => row.table))].join(', '));
}
