/** Keeps the seat of a lost connection for a while. By player: before the deal people are moved to other seats. */

interface Waiting {
  readonly until: number;
  readonly timer: NodeJS.Timeout;
}

export class Absence {
  readonly #waiting = new Map<string, Waiting>();
  readonly #expired: (player: string) => void;

  constructor(expired: (player: string) => void) {
    this.#expired = expired;
  }

  /** When the wait for this player is over; 0 for who is not waited for. */
  until(player: string): number {
    return this.#waiting.get(player)?.until ?? 0;
  }

  begin(player: string, now: number, milliseconds: number): void {
    this.end(player);
    const timer = setTimeout(() => {
      this.#waiting.delete(player);
      this.#expired(player);
    }, milliseconds);
    this.#waiting.set(player, { until: now + milliseconds, timer });
  }

  end(player: string): void {
    clearTimeout(this.#waiting.get(player)?.timer);
    this.#waiting.delete(player);
  }

  endAll(): void {
    for (const player of [...this.#waiting.keys()]) this.end(player);
  }
}
