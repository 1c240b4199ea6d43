/** What every process has to hear at once about people and tables: decided in one of them, true in all. */

import { matchMaker } from '@colyseus/core';
import type { Log } from '../log.ts';

export type News =
  /** Two who shall not hear each other any more, or again. */
  | { readonly type: 'apart'; readonly one: string; readonly other: string; readonly apart: boolean }
  /** A session is over; all of this player's where none is named. */
  | { readonly type: 'signedOut'; readonly player: string; readonly session?: string }
  /** `addressUntil`: wherever they are is closed, too; null for good. */
  | { readonly type: 'banned'; readonly player: string; readonly addressUntil?: number | null }
  /** Other bans hold than before; whoever is at this address goes. */
  | { readonly type: 'bans'; readonly address?: string }
  | { readonly type: 'muted'; readonly player: string; readonly until: number }
  | { readonly type: 'renamed'; readonly player: string; readonly name: string }
  | { readonly type: 'close'; readonly table: string }
  /** A process that ends has let its tables go. */
  | { readonly type: 'released' }
  | { readonly type: 'drain'; readonly process: string; readonly draining: boolean }
  /** Empty when there is nothing more to say. */
  | { readonly type: 'banner'; readonly text: string };

const TOPIC = 'hotpaws:news';

export class NewsDesk {
  readonly #log: Log;
  readonly #listeners = new Set<(news: News) => void>();
  #hear: ((text: string) => void) | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  async begin(): Promise<void> {
    this.#hear = (text) => {
      for (const listener of this.#listeners)
        try {
          listener(JSON.parse(text) as News);
        } catch (error) {
          this.#log.error({ err: error }, 'news could not be taken in');
        }
    };
    await matchMaker.presence.subscribe(TOPIC, this.#hear);
  }

  listen(listener: (news: News) => void): void {
    this.#listeners.add(listener);
  }

  /** Reaches this process, too. */
  async tell(news: News): Promise<void> {
    await matchMaker.presence.publish(TOPIC, JSON.stringify(news));
  }

  end(): void {
    if (this.#hear !== undefined) matchMaker.presence.unsubscribe(TOPIC, this.#hear);
  }
}
