/** What processes tell each other through Redis, over lines that are asked now and then: one whose other end went without a word looks alive for many minutes. */

import { RedisPresence } from '@colyseus/redis-presence';
import type { Redis } from 'ioredis';

const ASK_MS = 1000;
/** In a row: a Redis that is only busy for a moment keeps its lines. */
const UNANSWERED = 2;

export class WatchedPresence extends RedisPresence {
  readonly #unanswered = new Map<Redis, number>();
  #timer: NodeJS.Timeout | undefined;
  #asking: Promise<unknown> | undefined;

  begin(): void {
    this.#timer = setInterval(() => {
      this.#asking ??= Promise.all([this.pub, this.sub].map((line) => this.#ask(line as Redis))).finally(() => {
        this.#asking = undefined;
      });
    }, ASK_MS);
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#asking;
    super.shutdown();
  }

  /** Colyseus would hang up while this process still has to tell the others that they may take its tables. */
  override shutdown(): void {}

  async #ask(line: Redis): Promise<void> {
    // One that knows that it is broken connects again by itself.
    if (line.status !== 'ready') return;
    const answered = await line.ping().then(
      () => true,
      () => false,
    );
    const unanswered = answered ? 0 : (this.#unanswered.get(line) ?? 0) + 1;
    this.#unanswered.set(line, unanswered % UNANSWERED);
    if (unanswered === UNANSWERED) line.disconnect(true);
  }
}
