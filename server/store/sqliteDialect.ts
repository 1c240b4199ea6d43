/** Kysely on node:sqlite in a thread of its own. */

import { Worker } from 'node:worker_threads';
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
import type { Answer, Question } from './sqliteThread.ts';

export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ThreadDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** One connection. Transactions take it for themselves: their statements must not mix with those of others. */
class ThreadDriver implements Driver {
  readonly #file: string;
  #connection: ThreadConnection | undefined;
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#connection = new ThreadConnection(this.#file);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    this.#release = resolve;
    if (this.#connection === undefined) throw new Error('The store is not open');
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

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
    await this.#connection?.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: Worker;
  readonly #waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  readonly #closed = Promise.withResolvers<void>();
  #next = 0;

  constructor(file: string) {
    this.#thread = new Worker(new URL('./sqliteThread.ts', import.meta.url), { workerData: { file } });
    this.#thread.on('message', (answer: Answer | 'closed') => {
      if (answer === 'closed') return this.#closed.resolve();
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.error === undefined) waiting?.resolve(answer);
      else waiting?.reject(new Error(answer.error));
    });
    this.#thread.on('error', (error) => {
      for (const waiting of this.#waiting.values()) waiting.reject(error as Error);
      this.#waiting.clear();
      this.#closed.resolve();
    });
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const id = this.#next++;
    this.#waiting.set(id, { resolve, reject });
    const question: Question = { id, sql: query.sql, parameters: query.parameters as Question['parameters'] };
    this.#thread.postMessage(question);
    const { rows, changes } = await promise;
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The store does not stream');
  }

  async close(): Promise<void> {
    this.#thread.postMessage('close');
    await this.#closed.promise;
  }
}
