/** Kysely on Postgres: lines that fall silent are given up, and what no server answered is told apart from what one refused. */

import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { migrate } from './migrations.ts';
import { StoreAway } from './owner.ts';

/** A server that neither answers nor hangs up would hold its tables, and /health with them. Shorter than it takes for others to adopt them. */
const PATIENCE_MS = 5000;
const PATIENCE = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS, keepAlive: true };
/**
 * What a line left behind that is gone without a word, Postgres ends by itself: a transaction that nobody ends would keep its rows, and whoever
 * writes them again would wait for hours, with every table that shares a commit. A question has longer than we wait for its answer: Postgres
 * would tell us that it gave up, which is not the silence that we act upon.
 */
const LEFT_BEHIND = { idle_in_transaction_session_timeout: PATIENCE_MS, statement_timeout: 2 * PATIENCE_MS };
const LINES = 10;
/** What pg calls it. */
const TIMED_OUT = 'Query read timeout';
const BIGINT = 20;

/** Times are milliseconds, which a number holds exactly; pg would answer text. */
const getTypeParser: typeof pg.types.getTypeParser = ((type: number, format: 'text') =>
  type === BIGINT ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;

export async function connectPostgres(connectionString: string): Promise<Db> {
  await bringUpToDate(connectionString);
  const pool = new pg.Pool({ connectionString, max: LINES, types: { getTypeParser }, ...PATIENCE, ...LEFT_BEHIND });
  // A connection that breaks is replaced at the next query; unheard, the event would end the process. The pool hears it of idle ones only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: linesOf(pool) }) });
}

/** With all the time that it takes: an index of many millions of rows is made for minutes. */
async function bringUpToDate(connectionString: string): Promise<void> {
  const { connectionTimeoutMillis } = PATIENCE;
  const pool = new pg.Pool({ connectionString, max: 1, types: { getTypeParser }, connectionTimeoutMillis });
  pool.on('error', () => undefined);
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}

/**
 * Whoever got a silent line would wait behind the question that nobody answers, for as long as the system believes in it: many minutes when the
 * other end went without a word. Where one is silent the others may be, too: those that have said nothing since are not asked again.
 */
function linesOf(pool: pg.Pool): PostgresPool {
  const lines = new WeakMap<pg.PoolClient, Line>();
  let silentSince = 0;
  const fetch = async (): Promise<Line> => {
    const client = await pool.connect().catch((error) => {
      throw new StoreAway(error);
    });
    const line = lines.get(client) ?? new Line(client, (since) => (silentSince = Math.max(silentSince, since)));
    lines.set(client, line);
    if (line.answeredAt >= silentSince) return line;
    line.release(true);
    return fetch();
  };
  return { options: pool.options, end: () => pool.end(), connect: fetch };
}

class Line implements Pick<PostgresPoolClient, 'release'> {
  readonly #client: pg.PoolClient;
  readonly #fellSilent: (since: number) => void;
  #silent: StoreAway | undefined;
  answeredAt = performance.now();

  constructor(client: pg.PoolClient, fellSilent: (since: number) => void) {
    this.#client = client;
    this.#fellSilent = fellSilent;
  }

  /** We ask without cursors. */
  readonly query = (async (question: string, parameters: readonly unknown[]) => {
    // A transaction that timed out is rolled back by the silence.
    if (this.#silent !== undefined) throw this.#silent;
    const askedAt = performance.now();
    try {
      const answer = await this.#client.query(question, parameters as unknown[]);
      this.answeredAt = performance.now();
      return answer;
    } catch (error) {
      if ((error as Error).message !== TIMED_OUT) throw error;
      this.#silent = new StoreAway(error);
      this.#fellSilent(askedAt);
      throw this.#silent;
    }
  }) as unknown as PostgresPoolClient['query'];

  release(discard = false): void {
    this.#client.release(discard || this.#silent !== undefined);
  }
}
