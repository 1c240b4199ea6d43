/** Keeps a folder for one server: two would take each other's tables over, again and again. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../../start/cannotStart.ts';

const BUSY = 5;

/** The system gives the lock back however the process ends, `kill -9` included: nobody has to clean up. */
export function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'hot-paws.lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw (error as { errcode?: number }).errcode === BUSY ? new FolderTaken(folder, error) : error;
  }
  return lock;
}

export class FolderTaken extends CannotStart {
  constructor(folder: string, cause: unknown) {
    super(`Another server is using ${folder}. Give this one a DATA_DIR of its own, or both a DATABASE_URL.`, { cause });
  }
}
