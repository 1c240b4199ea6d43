/** Which process looks after which table: brings back what a crash left, here or for a process that died elsewhere. */

import { matchMaker } from '@colyseus/core';
import { TABLE_ROOM } from '../matchmaking/listing.ts';
import { isUnreadable } from '../rooms/match/recall.ts';
import type { Services } from '../services.ts';
import type { Owner } from '../store/owner.ts';
import { ListedElsewhere } from './listings.ts';
import { ownAddress } from './misdirected.ts';

const BEAT_MS = 1000;
const DEAD_AFTER_MS = 7000;
/** Half a minute, in which a process of another version may bring back what this one cannot read. */
const TRIES = 5;
/** One by one many tables would take long to come back; all at once they would leave no line to the store for those that are played at. */
const ADOPTED_AT_ONCE = 4;
/** Longer than it takes a table that is just being opened to be here. */
const MISSING_MS = 3000;

export class Ownership {
  readonly #services: Services;
  readonly #address: string;
  #heart: NodeJS.Timeout | undefined;
  #rounds: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;
  #tending: Promise<void> | undefined;
  /** Tables that the store takes for ours and that are not here, and since when. */
  #missing: ReadonlyMap<string, number> = new Map();

  constructor(services: Services) {
    this.#services = services;
    const { privateAddress, host, port } = services.config;
    this.#address = privateAddress ?? ownAddress(host, port);
  }

  /** Before the port opens: a client that comes back must find its table. */
  async begin(): Promise<void> {
    const { store, listings, news } = this.#services;
    await store.tables.beat(matchMaker.processId);
    // A pulse of its own: behind the adoption of many tables it would stop for so long that others take this process for dead.
    this.#heart = setInterval(() => {
      this.#beating ??= this.#beat().finally(() => {
        this.#beating = undefined;
      });
    }, BEAT_MS);
    await store.tables.releaseStrays();
    await listings?.announce(this.#address);
    await this.#adoptAll();
    this.#rounds = setInterval(() => this.#goRound(), BEAT_MS);
    // Those whose tables they are wait for every moment until the next round.
    news.listen(({ type }) => {
      if (type === 'released') this.#goRound();
    });
  }

  async end(): Promise<void> {
    const { store, news, log } = this.#services;
    clearInterval(this.#rounds);
    await this.#tending;
    clearInterval(this.#heart);
    await this.#beating;
    await store.tables.releaseAll(matchMaker.processId);
    await news.tell({ type: 'released' }).catch((error) => log.warn({ err: error }, 'nobody could be told'));
  }

  #goRound(): void {
    this.#tending ??= this.#tend().finally(() => {
      this.#tending = undefined;
    });
  }

  async #beat(): Promise<void> {
    const { store, log } = this.#services;
    await store.tables
      .beat(matchMaker.processId)
      .catch((error) => log.error({ err: error }, 'the store did not take a beat'));
  }

  async #tend(): Promise<void> {
    const { store, log, closing, listings } = this.#services;
    if (closing.now) return;
    try {
      const owned = await store.tables.ownedBy(matchMaker.processId);
      await this.#surrender(owned);
      await this.#releaseMissing(owned);
      // Before anything is taken: where Redis is away nobody would find it here.
      await listings?.announce(this.#address);
      await this.#adoptAll();
      await this.#listAnew();
      await store.tables.forgetProcesses(100 * DEAD_AFTER_MS);
    } catch (error) {
      log.error({ err: error }, 'ownership failed');
    }
  }

  /** After a long stall others have taken our tables: their clients belong there now. */
  async #surrender(owned: ReadonlyMap<string, number>): Promise<void> {
    const { store, open, log } = this.#services;
    const held = new Map([...open].map((table) => [table.id, table.epoch]));
    const lost = new Set(await store.tables.lostBy(matchMaker.processId, held, owned));
    for (const table of open)
      if (lost.has(table.id)) {
        log.warn({ table: table.id }, 'table was taken over by another process');
        table.surrender();
      }
  }

  /** The store took an adoption, and the line was lost before it said so: nobody runs that table, and nobody else would ever take it. */
  async #releaseMissing(owned: ReadonlyMap<string, number>): Promise<void> {
    const { store, open, log } = this.#services;
    const here = new Set([...open].map(({ id }) => id));
    const now = performance.now();
    const missing = [...owned.keys()].filter((id) => !here.has(id) && matchMaker.getLocalRoomById(id) === undefined);
    this.#missing = new Map(missing.map((id) => [id, this.#missing.get(id) ?? now]));
    for (const [id, since] of this.#missing) {
      if (now - since < MISSING_MS) continue;
      log.warn({ table: id }, 'table is ours and not here: released');
      await store.tables.release(id, { process: matchMaker.processId, epoch: owned.get(id) ?? 0 });
    }
  }

  get #isAlone(): boolean {
    return this.#services.config.redisUrl === undefined;
  }

  async #adoptAll(): Promise<void> {
    const { unrestored, closing, store } = this.#services;
    const { tables } = store;
    const self = matchMaker.processId;
    // Without Redis no other process can be running tables: whatever is open is ours, however recently it was seen.
    const silentMs = this.#isAlone ? 0 : DEAD_AFTER_MS;
    const left = (await tables.orphans(self, silentMs)).values();
    const adoptThose = async () => {
      for (const id of left) {
        if (closing.now) return;
        // One that we lost is still on its way out of this process: its end would take the new one's listing along.
        if (matchMaker.getLocalRoomById(id) !== undefined || !unrestored.isDue(id, performance.now())) continue;
        const epoch = await tables.adopt(id, self, silentMs);
        if (epoch !== undefined) await this.#restore(id, epoch);
      }
    };
    // All of them to their end: what is still being brought back must not be taken for missing.
    const ends = await Promise.allSettled(Array.from({ length: ADOPTED_AT_ONCE }, adoptThose));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  async #restore(id: string, epoch: number): Promise<void> {
    const { log, metrics, store, open, unrestored } = this.#services;
    const owner = { process: matchMaker.processId, epoch };
    try {
      await matchMaker.handleCreateRoom(TABLE_ROOM, { restore: id });
      unrestored.settled(id);
      log.info({ table: id }, 'table restored');
    } catch (error) {
      // One table that cannot be read must not keep the others from coming back; it may be the store or Redis that was away, so it is tried again.
      metrics.failures.inc({ where: 'restore' });
      // Half of it may be here, and nobody could come in: while it stays the store takes it for one that runs.
      for (const table of open) if (table.id === id) table.surrender();
      const tries = unrestored.failed(id, isUnreadable(error), performance.now());
      log.error({ table: id, tries, err: error }, 'table could not be restored');
      const isHopeless = isUnreadable(error) && (this.#isAlone || tries >= TRIES);
      if (isHopeless) await this.#giveUp(id, owner);
      else {
        if (error instanceof ListedElsewhere) await this.#evict(id, owner);
        await store.tables.release(id, owner);
      }
    }
  }

  /** Who runs a table the store decides: a listing that says otherwise is of a time before the store was put back from a copy, or of another store. */
  async #evict(id: string, { process, epoch }: Owner): Promise<void> {
    const { store, listings, log } = this.#services;
    const row = await store.tables.find(id);
    if (row?.process !== process || row.epoch !== epoch) return;
    await listings?.evict(id);
    log.warn({ table: id }, 'Redis listed the table for a process that does not run it: removed');
  }

  /** People who wait for it would wait for ever: they are told that it will not come back. */
  async #giveUp(id: string, owner: Owner): Promise<void> {
    const { store, log, listings, unrestored } = this.#services;
    const now = Date.now();
    await store.journal.commit({
      rows: [],
      changes: [store.matches.abandonAll(id, now), store.tables.giveUp(id, owner, now)],
    });
    await listings?.evict(id);
    unrestored.settled(id);
    log.error({ table: id }, 'table was given up: this version cannot read it');
  }

  /** A Redis that came back without its data knows no room: nobody could join one until it changes. */
  async #listAnew(): Promise<void> {
    const { listings, log } = this.#services;
    if (listings === undefined || (await listings.isComplete())) return;
    const rooms = await listings.listAnew();
    await matchMaker.stats.persist(true);
    log.warn({ rooms }, 'rooms were listed again');
  }
}
