/** Which process looks after which table: brings back what a crash left, here or for a process that died elsewhere. */

import { matchMaker } from '@colyseus/core';
import { TABLE_ROOM } from '../rooms/lobbyRoom.ts';
import type { Services } from '../services.ts';
import { ownAddress } from './misdirected.ts';

const BEAT_MS = 1000;
const DEAD_AFTER_MS = 7000;
const LONGEST_PAUSE_MS = 300_000;

export class Ownership {
  readonly #services: Services;
  readonly #address: string;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  /** Tables that could not be brought back, and when that was tried. */
  readonly #failed = new Map<string, { readonly tries: number; readonly at: number }>();

  constructor(services: Services) {
    this.#services = services;
    const { privateAddress, host, port } = services.config;
    this.#address = privateAddress ?? ownAddress(host, port);
  }

  /** Before the port opens: a client that comes back must find its table. */
  async begin(): Promise<void> {
    const { store, config } = this.#services;
    await store.tables.beat(matchMaker.processId);
    await store.tables.releaseStrays();
    // Without Redis no other process can be running tables: whatever is open is ours, however recently it was seen.
    await this.#adoptAll(config.redisUrl === undefined ? 0 : DEAD_AFTER_MS);
    await this.#services.listings?.announce(this.#address);
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#beat());
    }, BEAT_MS);
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    await this.#services.store.tables.releaseAll(matchMaker.processId);
  }

  async #beat(): Promise<void> {
    const { store, config, log, closing } = this.#services;
    if (closing.now) return;
    try {
      await store.tables.beat(matchMaker.processId);
      await this.#surrender();
      if (config.redisUrl !== undefined) await this.#adoptAll(DEAD_AFTER_MS);
      await this.#listAnew();
      await store.tables.forgetProcesses(100 * DEAD_AFTER_MS);
    } catch (error) {
      log.error({ err: error }, 'ownership failed');
    }
  }

  /** After a long stall others have taken our tables: their clients belong there now. */
  async #surrender(): Promise<void> {
    const { store, open, log } = this.#services;
    const held = new Map([...open].map((table) => [table.id, table.epoch]));
    const lost = new Set(await store.tables.lostBy(matchMaker.processId, held));
    for (const table of open)
      if (lost.has(table.id)) {
        log.warn({ table: table.id }, 'table was taken over by another process');
        table.surrender();
      }
  }

  async #adoptAll(silentMs: number): Promise<void> {
    const { tables } = this.#services.store;
    const self = matchMaker.processId;
    for (const id of await tables.orphans(self, silentMs)) {
      // One that we lost is still on its way out of this process: its end would take the new one's listing along.
      if (matchMaker.getLocalRoomById(id) !== undefined || !this.#isDue(id)) continue;
      const epoch = await tables.adopt(id, self, silentMs);
      if (epoch !== undefined) await this.#restore(id, epoch);
    }
  }

  async #restore(id: string, epoch: number): Promise<void> {
    const { log, metrics, store } = this.#services;
    try {
      await matchMaker.handleCreateRoom(TABLE_ROOM, { restore: id });
      this.#failed.delete(id);
      log.info({ table: id }, 'table restored');
    } catch (error) {
      // One table that cannot be read must not keep the others from coming back; it may be the store or Redis that was away, so it is tried again.
      metrics.failures.inc({ where: 'restore' });
      const tries = (this.#failed.get(id)?.tries ?? 0) + 1;
      this.#failed.set(id, { tries, at: performance.now() });
      log.error({ table: id, tries, err: error }, 'table could not be restored');
      await store.tables.release(id, { process: matchMaker.processId, epoch });
    }
  }

  #isDue(id: string): boolean {
    const failed = this.#failed.get(id);
    return (
      failed === undefined || performance.now() - failed.at > Math.min(LONGEST_PAUSE_MS, BEAT_MS * 2 ** failed.tries)
    );
  }

  /** A Redis that came back without its data knows no table: nobody could join one until it changes. */
  async #listAnew(): Promise<void> {
    const { listings, open, log } = this.#services;
    if (listings === undefined) return;
    await listings.announce(this.#address);
    if (await listings.isComplete()) return;
    await listings.refresh();
    for (const table of open) table.listAnew();
    await matchMaker.stats.persist(true);
    log.warn({ tables: open.size }, 'tables were listed again');
  }
}
