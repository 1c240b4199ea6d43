/** Forgets matches that ended long ago, where a host asks for it. A few at a time, so that no table waits for it. */

import type { Log } from '../log.ts';
import type { Store } from './store.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;
const AT_ONCE = 50;

export class Retention {
  readonly #store: Store;
  readonly #log: Log;
  readonly #days: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(store: Store, log: Log, days: number | undefined) {
    this.#store = store;
    this.#log = log;
    this.#days = days;
  }

  begin(): void {
    if (this.#days === undefined) return;
    this.#run(this.#days);
    this.#timer = setInterval(this.#run.bind(this, this.#days), EVERY_MS);
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  #run(days: number): void {
    this.#running = forgetOlderThan(this.#store, Date.now() - days * DAY_MS).then(
      (forgotten) => {
        if (forgotten > 0) this.#log.info({ matches: forgotten, days }, 'old matches were forgotten');
      },
      (error) => this.#log.error({ err: error }, 'old matches could not be forgotten'),
    );
  }
}

export async function forgetOlderThan(
  { matches, journal }: Pick<Store, 'matches' | 'journal'>,
  before: number,
): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const ids = await matches.endedBefore(before, AT_ONCE);
    if (ids.length === 0) return forgotten;
    // Through the journal, whose transactions are the only ones.
    await journal.commit({ rows: [], changes: [matches.forget(ids)] });
    forgotten += ids.length;
  }
}
