/** A few threads for bots that think hard: a legend at one table must not make the others stutter. */

import { Worker } from 'node:worker_threads';
import type { Choice } from '../../shared/bots/bot.ts';
import type { Conclusion, Thought } from './thinker.ts';

interface Waiting {
  readonly thread: Worker;
  resolve(choice: Choice<unknown> | undefined): void;
  reject(error: Error): void;
}

export class Thinkers {
  readonly #size: number;
  readonly #threads: Worker[] = [];
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  think(thought: Omit<Thought, 'id'>): Promise<Choice<unknown> | undefined> {
    if (this.#closed) return Promise.resolve(undefined);
    const { promise, resolve, reject } = Promise.withResolvers<Choice<unknown> | undefined>();
    const id = this.#next++;
    const thread = this.#thread(id % this.#size);
    this.#waiting.set(id, { thread, resolve, reject });
    thread.postMessage({ id, ...thought } satisfies Thought);
    return promise;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#waiting.values()) waiting.resolve(undefined);
    this.#waiting.clear();
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }

  /** Started when first needed: most servers never seat a legend. */
  #thread(place: number): Worker {
    const running = this.#threads[place];
    if (running !== undefined) return running;
    const thread = new Worker(new URL('./thinker.ts', import.meta.url));
    thread.unref();
    thread.on('message', ({ id, choice, error }: Conclusion) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(choice);
      else waiting?.reject(new Error(error));
    });
    thread.on('error', (error) => {
      // The next thought gets a fresh thread; those under way are asked again after the next move.
      delete this.#threads[place];
      for (const [id, waiting] of this.#waiting)
        if (waiting.thread === thread) {
          this.#waiting.delete(id);
          waiting.reject(error as Error);
        }
    });
    this.#threads[place] = thread;
    return thread;
  }
}
