/** Forgets tables that closed a while ago, whose codes are used again then, and matches that ended long ago, where a host asks for it. A few at a time, so that no table waits for it. */

import { forgetMatches } from '../archive/archive.ts';
import type { Log } from '../log.ts';
import type { Store } from './store.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;
const AT_ONCE = 50;
/** A link to a table is in nobody's hands any more: who follows an older one may find strangers there. */
const CODE_RESTS_MS = 7 * DAY_MS;

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
    this.#run();
    this.#timer = setInterval(() => this.#run(), EVERY_MS);
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  #run(): void {
    this.#running = this.#forget().catch((error) =>
      this.#log.error({ err: error }, 'old tables and matches could not be forgotten'),
    );
  }

  async #forget(): Promise<void> {
    const tables = await forgetClosedTables(this.#store, Date.now() - CODE_RESTS_MS);
    if (tables > 0) this.#log.info({ tables }, 'closed tables were forgotten');
    if (this.#days === undefined) return;
    const matches = await forgetOlderThan(this.#store, Date.now() - this.#days * DAY_MS);
    if (matches > 0) this.#log.info({ matches, days: this.#days }, 'old matches were forgotten');
  }
}

/** Their matches stay. */
export async function forgetClosedTables(
  { tables, journal }: Pick<Store, 'tables' | 'journal'>,
  before: number,
): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const ids = await tables.closedBefore(before, AT_ONCE);
    if (ids.length === 0) return forgotten;
    await journal.commit({ rows: [], changes: [tables.forget(ids)] });
    forgotten += ids.length;
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
    await journal.commit({ rows: [], changes: forgetMatches(matches, ids) });
    forgotten += ids.length;
  }
}
