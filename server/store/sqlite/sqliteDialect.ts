/** Kysely on node:sqlite. Statements run in this thread: their pages go to the system's memory, and waiting for the disk is left to wal.ts. */

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

const MAX_PREPARED = 200;

export function sqliteDialect(connection: SqliteConnection): Dialect {
  return {
    // Says that there is one connection: Kysely keeps the statements of a transaction from mixing with those of others.
    createAdapter: () => new WholeStepsAdapter(),
    createDriver: () => new SqliteDriver(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class WholeStepsAdapter extends SqliteAdapter {
  /** A step of a migration that fails half way leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** NORMAL: a commit is safe from whatever happens to this process. Against a loss of power, wal.ts syncs. */
export function openSqlite(file: string): SqliteConnection {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 0',
  );
  return new SqliteConnection(database);
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'), {});
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'), {});
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'), {});
  }

  async destroy(): Promise<void> {
    this.#connection.close();
  }
}

interface Prepared {
  readonly statement: StatementSync;
  /** Whether it gives rows. */
  readonly answers: boolean;
}

export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** At once, without Kysely between: not while a transaction is open, which it would become a part of. */
  run<R>(query: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<R> {
    const { statement, answers } = this.#prepare(query.sql);
    const parameters = query.parameters as readonly SQLInputValue[];
    if (answers) return { rows: statement.all(...parameters) as R[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) };
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.run(query);
  }

  close(): void {
    this.#database.close();
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The store does not stream');
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    // Inserts of many lengths are many texts: without a limit they would stay forever.
    if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear();
    const statement = this.#database.prepare(sql);
    const fresh = { statement, answers: statement.columns().length > 0 };
    this.#prepared.set(sql, fresh);
    return fresh;
  }
}
