/** Who wants to leave is given seven days to change their mind. */

import type { Log } from '../../log.ts';
import type { Db } from '../../store/database.ts';
import type { Journal } from '../../store/journal.ts';
import { type Export, erase, exportOf } from './leaving.ts';

const DAY_MS = 86_400_000;
export const GRACE_MS = 7 * DAY_MS;
const AT_ONCE = 20;

export class Farewells {
  readonly #db: Db;
  readonly #journal: Journal;

  constructor(db: Db, journal: Journal) {
    this.#db = db;
    this.#journal = journal;
  }

  everythingAbout(player: string): Promise<Export> {
    return exportOf(this.#db, player);
  }

  /** Asked again, it stays with the first time: nobody has to wait longer for it. */
  async announce(player: string, now: number): Promise<number> {
    await this.#db
      .updateTable('players')
      .set({ delete_at: now + GRACE_MS })
      .where('id', '=', player)
      .where('delete_at', 'is', null)
      .execute();
    return (await this.when(player)) ?? now + GRACE_MS;
  }

  async stay(player: string): Promise<void> {
    await this.#db.updateTable('players').set({ delete_at: null }).where('id', '=', player).execute();
  }

  async when(player: string): Promise<number | undefined> {
    const row = await this.#db.selectFrom('players').select('delete_at').where('id', '=', player).executeTakeFirst();
    return row?.delete_at ?? undefined;
  }

  /** Everybody whose time has come. Who still has a seat at an open table, which would write it down again, goes when that has closed. */
  async complete(now: number): Promise<number> {
    const leaving = await this.#db
      .selectFrom('players')
      .select('id')
      .where('delete_at', '<=', now)
      .where('id', 'not in', this.#db.selectFrom('seated').select('player'))
      .limit(AT_ONCE)
      .execute();
    for (const { id } of leaving) await this.#journal.commit({ rows: [], changes: [erase(id)] });
    return leaving.length;
  }
}

const EVERY_MS = 3_600_000;

/** Looks every hour whose time has come. */
export class FarewellClock {
  readonly #farewells: Farewells;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(farewells: Farewells, log: Log) {
    this.#farewells = farewells;
    this.#log = log;
  }

  begin(): void {
    this.#run();
    this.#timer = setInterval(() => this.#run(), EVERY_MS);
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  #run(): void {
    this.#running = this.#farewells.complete(Date.now()).then(
      (gone) => {
        if (gone > 0) this.#log.info({ people: gone }, 'people have left for good');
      },
      (error) => this.#log.error({ err: error }, 'people could not leave'),
    );
  }
}
