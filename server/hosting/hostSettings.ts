/** What the host of the server has set, for everybody: a banner, and which processes take no new tables. */

import type { News } from '../people/news.ts';
import type { Store } from '../store/store.ts';

const BANNER = 'banner';

export class HostSettings {
  readonly #store: Pick<Store, 'setting' | 'set'>;
  #banner = '';
  readonly #draining = new Set<string>();

  constructor(store: Pick<Store, 'setting' | 'set'>) {
    this.#store = store;
  }

  get banner(): string {
    return this.#banner;
  }

  /** Whether this process takes no new tables, and lets those that it has come to their end. */
  isDraining(process: string): boolean {
    return this.#draining.has(process);
  }

  async begin(): Promise<void> {
    this.#banner = await this.#store.setting(BANNER, '');
  }

  async keepBanner(text: string): Promise<void> {
    await this.#store.set(BANNER, text);
  }

  hear(news: News): void {
    if (news.type === 'banner') this.#banner = news.text;
    if (news.type !== 'drain') return;
    if (news.draining) this.#draining.add(news.process);
    else this.#draining.delete(news.process);
  }
}
