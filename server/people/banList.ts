/** Who may not come in, as far as this process knows: asked with every request, so it is kept at hand. */

import type { Log } from '../log.ts';
import type { Sanctions } from './sanctions.ts';

/** Bans end by the clock, and another process may have missed the news. */
const EVERY_MS = 30_000;

export class BanList {
  readonly #sanctions: Sanctions;
  readonly #log: Log;
  #players: ReadonlySet<string> = new Set();
  #addresses: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;

  constructor(sanctions: Sanctions, log: Log) {
    this.#sanctions = sanctions;
    this.#log = log;
  }

  has(player: string | undefined, address: string): boolean {
    return this.#addresses.has(address) || (player !== undefined && this.#players.has(player));
  }

  async refresh(): Promise<void> {
    const bans = (await this.#sanctions.all(Date.now())).filter(({ kind }) => kind === 'ban');
    this.#players = new Set(bans.flatMap(({ player }) => (player === null ? [] : [player])));
    this.#addresses = new Set(bans.flatMap(({ address }) => (address === null ? [] : [address])));
  }

  begin(): void {
    const refresh = () =>
      void this.refresh().catch((error) => this.#log.error({ err: error }, 'bans could not be read'));
    refresh();
    this.#timer = setInterval(refresh, EVERY_MS);
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
  }
}
