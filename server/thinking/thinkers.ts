/** A few threads for bots that think hard: a legend at one table must not make the others stutter. */

import { Worker } from 'node:worker_threads';
import type { Choice } from '../../shared/bots/bot.ts';
import type { Thought } from '../../shared/table/runtime/botSeats.ts';
import type { Conclusion } from './thinker.ts';

interface Waiting {
  readonly thought: Thought;
  /** How many threads died over it. */
  readonly deaths: number;
  resolve(choice: Choice<unknown> | undefined): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  /** What it thinks about: one thing at a time, so that nothing is stuck behind a long thought while another thread is free. */
  task: Waiting | undefined;
}

/** A thought that ends two threads would end every one that it is given to. */
const MOST_DEATHS = 2;

export class Thinkers {
  readonly #size: number;
  readonly #script: URL;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Waiting[] = [];
  #closed = false;

  constructor(size: number, script = new URL('./thinker.ts', import.meta.url)) {
    this.#size = size;
    this.#script = script;
  }

  think(thought: Thought): Promise<Choice<unknown> | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<Choice<unknown> | undefined>();
    this.#waiting.push({ thought, deaths: 0, resolve, reject });
    this.#assign();
    return promise;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#assign();
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #assign(): void {
    if (this.#closed) {
      for (const { resolve } of this.#waiting.splice(0)) resolve(undefined);
      return;
    }
    while (this.#waiting.length > 0) {
      const thread = this.#freeThread();
      if (thread === undefined) return;
      thread.task = this.#waiting.shift();
      thread.worker.postMessage(thread.task?.thought);
    }
  }

  /** Started when first needed: most servers never seat a legend. */
  #freeThread(): Thread | undefined {
    for (const thread of this.#threads) if (thread.task === undefined) return thread;
    return this.#threads.size < this.#size ? this.#start() : undefined;
  }

  #start(): Thread {
    const thread: Thread = { worker: new Worker(this.#script), task: undefined };
    const { worker } = thread;
    let cause: unknown;
    worker.unref();
    worker.on('message', ({ choice, error }: Conclusion) => {
      const { task } = thread;
      thread.task = undefined;
      if (error === undefined) task?.resolve(choice);
      else task?.reject(new Error(error));
      this.#assign();
    });
    // Unheard, it would end the process. The exit follows.
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', (code) => this.#bury(thread, cause ?? `exit code ${code}`));
    this.#threads.add(thread);
    return thread;
  }

  /** What a dead thread was asked goes to a fresh one: forgotten, its bot would sit there until its time is out. */
  #bury(thread: Thread, cause: unknown): void {
    this.#threads.delete(thread);
    const { task } = thread;
    if (task !== undefined) {
      const deaths = task.deaths + 1;
      if (deaths < MOST_DEATHS) this.#waiting.unshift({ ...task, deaths });
      else task.reject(new Error('Threads died over a thought', { cause }));
    }
    this.#assign();
  }
}
