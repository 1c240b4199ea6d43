/** Which process looks after which table: brings back what a crash left, here or for a process that died elsewhere. */

import { matchMaker } from '@colyseus/core';
import { TABLE_ROOM } from '../rooms/lobbyRoom.ts';
import type { Services } from '../services.ts';

const BEAT_MS = 2000;
const DEAD_AFTER_MS = 7000;

export class Custody {
  readonly #services: Services;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Before the port opens: a client that comes back must find its table. */
  async begin(): Promise<void> {
    const { store, config } = this.#services;
    const now = Date.now();
    await store.tables.beat(matchMaker.processId, now);
    // Without Redis no other process can be running tables: whatever is open is ours, however recently it was seen.
    await this.#adoptAll(config.redisUrl === undefined ? now + 1 : now - DEAD_AFTER_MS);
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
      await store.tables.beat(matchMaker.processId, Date.now());
      await this.#surrender();
      if (config.redisUrl !== undefined) await this.#adoptAll(Date.now() - DEAD_AFTER_MS);
      await store.tables.forgetProcesses(Date.now() - 100 * DEAD_AFTER_MS);
    } catch (error) {
      log.error({ err: error }, 'custody failed');
    }
  }

  /** After a long stall others have taken our tables: their clients belong there now. */
  async #surrender(): Promise<void> {
    const { store, open, log } = this.#services;
    const lost = await store.tables.lostBy(
      matchMaker.processId,
      [...open].map((table) => table.id),
    );
    for (const table of open)
      if (lost.includes(table.id)) {
        log.warn({ table: table.id }, 'table was taken over by another process');
        table.surrender();
      }
  }

  async #adoptAll(deadSince: number): Promise<void> {
    const { store } = this.#services;
    const self = matchMaker.processId;
    for (const id of await store.tables.orphans(self, deadSince))
      if (await store.tables.adopt(id, self, deadSince)) await this.#restore(id);
  }

  async #restore(id: string): Promise<void> {
    const { log, metrics } = this.#services;
    try {
      // The listing of a process that died is still there and would make ours a duplicate.
      await matchMaker.driver.remove(id);
      await matchMaker.handleCreateRoom(TABLE_ROOM, { restore: id });
      log.info({ table: id }, 'table restored');
    } catch (error) {
      // One table that cannot be read must not keep the others from coming back.
      metrics.failures.inc({ where: 'restore' });
      log.error({ table: id, err: error }, 'table could not be restored');
    }
  }
}
