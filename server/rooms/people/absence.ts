/** Keeps the seat of a lost connection for a while. By player: before the deal people are moved to other seats. */

import type { Clock, Timer } from '../../../shared/table/runtime/clock.ts';

export class Absence {
  readonly #clock: Clock;
  readonly #waiting = new Map<string, Timer>();
  readonly #expired: (player: string) => void;

  constructor(clock: Clock, expired: (player: string) => void) {
    this.#clock = clock;
    this.#expired = expired;
  }

  begin(player: string, milliseconds: number): void {
    this.end(player);
    const timer = this.#clock.after(milliseconds, () => {
      this.#waiting.delete(player);
      this.#expired(player);
    });
    this.#waiting.set(player, timer);
  }

  end(player: string): void {
    this.#waiting.get(player)?.cancel();
    this.#waiting.delete(player);
  }

  endAll(): void {
    for (const player of [...this.#waiting.keys()]) this.end(player);
  }
}
