/** The folder of a store: makes it, and keeps it for one server. Two would take each other's tables over, again and again. */

import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../../start/cannotStart.ts';

const BUSY = 5;

/** With its parents. Node's own way (`recursive`) tries for ever where the system makes no folders, as under /proc. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    const parent = dirname(resolve(folder));
    if (code !== 'ENOENT' || parent === resolve(folder)) throw error;
    await makeFolder(parent);
    await mkdir(folder);
  }
}

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
