/** The other end of sqliteDialect.ts: a thread that owns the file, so that waiting for the disk never holds up a table. */

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export interface Question {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

export interface Answer {
  readonly id: number;
  readonly rows: readonly unknown[];
  readonly changes: number;
  readonly error?: string;
}

const MAX_PREPARED = 200;

const database = new DatabaseSync((workerData as { file: string }).file);
// FULL: a commit is on the disk when it returns. With NORMAL the last moves could be lost with the power.
database.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000',
);
const prepared = new Map<string, StatementSync>();

function statement(sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  // Inserts of many lengths are many texts: without a limit they would stay forever.
  if (prepared.size >= MAX_PREPARED) prepared.clear();
  const fresh = database.prepare(sql);
  prepared.set(sql, fresh);
  return fresh;
}

function answer({ id, sql, parameters }: Question): Answer {
  try {
    const query = statement(sql);
    if (query.columns().length > 0) return { id, rows: query.all(...parameters), changes: 0 };
    return { id, rows: [], changes: Number(query.run(...parameters).changes) };
  } catch (error) {
    return { id, rows: [], changes: 0, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: Question | 'close') => {
  if (question === 'close') {
    database.close();
    parentPort?.postMessage('closed');
    parentPort?.close();
  } else parentPort?.postMessage(answer(question));
});
