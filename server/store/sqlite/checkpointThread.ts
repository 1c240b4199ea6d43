/** The other end of wal.ts: moves what was committed from the log into the file, which waits for the disk, so that no table has to. */

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export interface CheckpointReport {
  /** How long the log has become. */
  readonly pages: number;
  readonly restarted: boolean;
  /** Why nothing was moved: a disk that is full, until somebody makes room. */
  readonly fault: string | undefined;
}

const EVERY_MS = 1000;

const database = new DatabaseSync((workerData as { file: string }).file);
database.exec('PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000');
// Lets whoever writes go on meanwhile, and therefore never makes the log start over on a busy server.
const passive = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
const restart = database.prepare('PRAGMA wal_checkpoint(RESTART)');

function checkpoint(restarted: boolean): void {
  // Thrown out of a timer it would end this thread, and the log would grow for ever after.
  let report: CheckpointReport;
  try {
    const { log } = (restarted ? restart : passive).get() as { log: number };
    report = { pages: log, restarted, fault: undefined };
  } catch (error) {
    report = { pages: 0, restarted, fault: (error as Error).message };
  }
  parentPort?.postMessage(report);
}

const timer = setInterval(() => checkpoint(false), EVERY_MS);

parentPort?.on('message', (request: 'restart' | 'close') => {
  if (request === 'restart') return checkpoint(true);
  clearInterval(timer);
  database.close();
  parentPort?.close();
});
