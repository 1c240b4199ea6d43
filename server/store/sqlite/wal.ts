/**
 * Brings SQLite's log to the disk without anybody waiting for it who need not. A commit is in the system's memory when it returns, where no
 * end of this process can harm it; only a loss of power could, until the log is synced.
 */

import { type FileHandle, open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { reasonOf } from '../../start/cannotStart.ts';
import type { CheckpointReport } from './checkpointThread.ts';

/** Pages (32 MB) after which the log is started over. For that moment nobody may write. */
const LONG = 8192;

export class Wal {
  readonly #log: FileHandle;
  readonly #thread: Worker;
  readonly #ended = Promise.withResolvers<void>();
  readonly #lagMs: number;
  readonly #long: number;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #restart: PromiseWithResolvers<void> | undefined;
  #syncFault: string | undefined;
  #checkpointFault: string | undefined;

  private constructor(log: FileHandle, file: string, lagMs: number, long: number) {
    this.#log = log;
    this.#lagMs = lagMs;
    this.#long = long;
    this.#thread = new Worker(new URL('./checkpointThread.ts', import.meta.url), { workerData: { file } });
    this.#thread.on('message', (report: CheckpointReport) => this.#follow(report));
    this.#thread.on('exit', () => this.#ended.resolve());
    this.#thread.on('error', (error) => {
      this.#checkpointFault = reasonOf(error);
      this.#endRestart();
    });
  }

  static async open(file: string, lagMs: number, long = LONG): Promise<Wal> {
    return new Wal(await open(`${file}-wal`, 'r+'), file, lagMs, long);
  }

  /** Resolves when nothing stands in the way of a write: until then it would hold up this thread. */
  get free(): Promise<void> | undefined {
    return this.#restart?.promise;
  }

  /** After a write: resolves when it may be told, which is at once unless nothing may be lost with the power. */
  written(): Promise<void> | undefined {
    if (this.#lagMs === 0) return this.#synced();
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#synced().catch(() => undefined);
    }, this.#lagMs);
    return undefined;
  }

  /** What the disk refused last, until it takes things again: what was told since might be lost with the power. */
  get fault(): string | undefined {
    const error = this.#syncFault ?? this.#checkpointFault;
    return error === undefined ? undefined : `the disk has refused to write (${error})`;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#synced().catch(() => undefined);
    this.#thread.postMessage('close');
    await this.#ended.promise;
    await this.#log.close();
  }

  /** A sync that is under way may have missed the latest writes, so they share the one after it. */
  #synced(): Promise<void> {
    this.#next ??= this.#sync(this.#running);
    return this.#next;
  }

  async #sync(before: Promise<void>): Promise<void> {
    await before.catch(() => undefined);
    if (this.#next !== undefined) this.#running = this.#next;
    this.#next = undefined;
    try {
      await this.#log.datasync();
      this.#syncFault = undefined;
    } catch (error) {
      this.#syncFault = reasonOf(error);
      throw error;
    }
  }

  #follow({ pages, restarted, fault }: CheckpointReport): void {
    this.#checkpointFault = fault;
    if (restarted) this.#endRestart();
    else if (pages > this.#long && this.#restart === undefined) {
      this.#restart = Promise.withResolvers<void>();
      this.#thread.postMessage('restart');
    }
  }

  #endRestart(): void {
    this.#restart?.resolve();
    this.#restart = undefined;
  }
}
