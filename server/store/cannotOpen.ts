/** Says in one sentence why a store cannot be opened. What it does not know is a bug and stays what it is. */

import { CannotStart, reasonOf } from '../start/cannotStart.ts';

interface Failure {
  readonly code?: string;
  /** SQLite's own number. */
  readonly errcode?: number;
  readonly cause?: unknown;
}

const NO_RIGHTS = new Set<unknown>(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT']);
/** SQLite: read-only, cannot open. */
const CLOSED_FILES = new Set<unknown>([8, 14]);
const FULL = 13;
const SPOILT = new Set<unknown>([11, 26]);

export function folderProblem(folder: string, error: unknown): unknown {
  const failure = rootOf(error);
  const primary = failure.errcode === undefined ? undefined : failure.errcode & 0xff;
  if (failure.code === 'ENOSPC' || primary === FULL)
    return new CannotStart(`The disk of ${folder} is full: make room, or set DATA_DIR to a folder on another one.`);
  if (NO_RIGHTS.has(failure.code) || CLOSED_FILES.has(primary))
    return new CannotStart(
      `The folder ${folder} cannot be written to (${reasonOf(failure)}): give this account the right to, or set DATA_DIR to another one.`,
    );
  if (SPOILT.has(primary))
    return new CannotStart(
      `The store in ${folder} is damaged (${reasonOf(failure)}): restore a backup with \`npm run restore\`.`,
    );
  return error;
}

const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0\d|53300)$/;
/** Postgres: wrong name or password, no such database, no rights in it. */
const REFUSED = /^(28000|28P01|3D000|42501)$/;

export function postgresProblem(url: string, error: unknown): unknown {
  const failure = rootOf(error);
  const { host, pathname } = new URL(url);
  const reason = reasonOf(failure);
  if (UNREACHABLE.test(reason) || /timeout|terminated/i.test(reason))
    return new CannotStart(
      `Postgres at ${host} does not answer (${reason}): start it, or correct DATABASE_URL; without one the state is a file in DATA_DIR.`,
    );
  if (REFUSED.test(reason))
    return new CannotStart(
      `Postgres at ${host} does not let us into ${pathname.slice(1)} (${(failure as Error).message}): correct DATABASE_URL, or make the database.`,
    );
  return error;
}

/** Whoever wrapped it on the way says less than what went wrong first; several addresses of one host fail together. */
function rootOf(error: unknown): Failure {
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const inner = first ?? (error as Failure | undefined)?.cause;
  return inner === undefined ? ((error ?? {}) as Failure) : rootOf(inner);
}
