/** Keeps the seat of a lost connection for a while. */

import type { Seat } from '../../shared/engine/game.ts';

interface Waiting {
  readonly until: number;
  readonly timer: NodeJS.Timeout;
}

export class Absence {
  readonly #waiting = new Map<Seat, Waiting>();
  readonly #expired: (seat: Seat) => void;

  constructor(expired: (seat: Seat) => void) {
    this.#expired = expired;
  }

  /** When the wait for this seat is over; 0 when nobody is waited for. */
  until(seat: number): number {
    return this.#waiting.get(seat as Seat)?.until ?? 0;
  }

  begin(seat: Seat, now: number, milliseconds: number): void {
    this.end(seat);
    const timer = setTimeout(() => {
      this.#waiting.delete(seat);
      this.#expired(seat);
    }, milliseconds);
    this.#waiting.set(seat, { until: now + milliseconds, timer });
  }

  end(seat: Seat): void {
    clearTimeout(this.#waiting.get(seat)?.timer);
    this.#waiting.delete(seat);
  }

  endAll(): void {
    for (const seat of [...this.#waiting.keys()]) this.end(seat);
  }
}
