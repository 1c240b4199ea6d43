/** The pictures of links: painted once, kept while there is room, never more at a time than one thread can bear. */

import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { PaintOrder } from '../../shared/table/preview.ts';
import type { Log } from '../log.ts';
import type { Painted } from './painterThread.ts';

export type Picture = Uint8Array;

const MOST_BYTES = 24 * 1024 * 1024;
/** Two pages of the feed: more of them at once would keep everybody waiting for seconds. */
const MOST_WAITING = 18;
/** A thread that nobody needs holds some 100 MB. */
const IDLE_MS = 60_000;
/** A painter that takes longer is stuck. */
const PATIENCE_MS = 20_000;

export class Pictures {
  readonly #painter: string;
  readonly #log: Log;
  /** The one that was asked for last stands last. */
  readonly #kept = new Map<string, Picture>();
  readonly #painting = new Map<string, Promise<Picture | undefined>>();
  readonly #waiting = new Map<number, (picture: Picture | undefined) => void>();
  #bytes = 0;
  #orders = 0;
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #useless = false;

  /** `painter` is the file that the build of the client has put beside the pages. */
  constructor(painter: string, log: Log) {
    this.#painter = painter;
    this.#log = log;
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  /** Undefined where nobody can paint, or too many wait already. */
  async picture(key: string, order: () => Promise<PaintOrder | undefined>): Promise<Picture | undefined> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const painting = this.#painting.get(key);
    if (painting !== undefined) return painting;
    if (this.#useless || this.#painting.size >= MOST_WAITING) return undefined;
    const painted = this.#paint(key, order).finally(() => this.#painting.delete(key));
    this.#painting.set(key, painted);
    return painted;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#thread?.terminate();
  }

  async #paint(key: string, order: () => Promise<PaintOrder | undefined>): Promise<Picture | undefined> {
    const wanted = await order();
    if (wanted === undefined) return undefined;
    const picture = await this.#ask(wanted);
    if (picture !== undefined) this.#keep(key, picture);
    return picture;
  }

  #keep(key: string, picture: Picture): void {
    this.#kept.set(key, picture);
    this.#bytes += picture.byteLength;
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#kept.delete(oldest);
      this.#bytes -= byteLength;
    }
  }

  #ask(order: PaintOrder): Promise<Picture | undefined> {
    const thread = this.#started();
    if (thread === undefined) return Promise.resolve(undefined);
    const { promise, resolve } = Promise.withResolvers<Picture | undefined>();
    this.#orders += 1;
    const id = this.#orders;
    const stuck = setTimeout(() => void thread.terminate(), PATIENCE_MS);
    this.#waiting.set(id, (picture) => {
      clearTimeout(stuck);
      resolve(picture);
    });
    clearTimeout(this.#idle);
    thread.postMessage({ id, order });
    return promise;
  }

  #started(): Worker | undefined {
    if (this.#thread !== undefined) return this.#thread;
    if (!existsSync(this.#painter)) {
      this.#giveUp('the pages were built without it');
      return undefined;
    }
    const thread = new Worker(new URL('./painterThread.ts', import.meta.url), { workerData: this.#painter });
    let painted = false;
    thread.on('message', ({ id, picture, error }: Painted) => {
      painted = true;
      if (error !== undefined) this.#log.error({ reason: error }, 'a preview could not be painted');
      this.#answer(id, picture);
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => void thread.terminate(), IDLE_MS).unref();
    });
    thread.on('error', (error) => {
      // A thread that never painted anything never will: most likely there is no canvas for this platform.
      if (!painted) this.#giveUp(String(error));
    });
    thread.on('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
      for (const id of [...this.#waiting.keys()]) this.#answer(id, undefined);
    });
    // Nobody waits for a picture when the server ends.
    thread.unref();
    this.#thread = thread;
    return thread;
  }

  #answer(id: number, picture: Picture | undefined): void {
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    resolve?.(picture);
  }

  #giveUp(reason: string): void {
    if (!this.#useless) this.#log.warn({ reason }, 'links to replays have no pictures here');
    this.#useless = true;
  }
}
