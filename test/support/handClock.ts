/** A clock that only moves when it is told to. What is due happens in order, each thing after everything that followed from the one before. */

import type { Clock, Timer } from '../../shared/table/runtime/clock.ts';

interface Due {
  readonly at: number;
  readonly action: () => void;
}

export class HandClock implements Clock {
  readonly #due = new Set<Due>();
  readonly #settled: () => Promise<unknown>;
  #now: number;

  /** `settled` resolves when nothing goes on any more that no clock is needed for. */
  constructor(now = 1_000_000, settled: () => Promise<unknown> = macrotask) {
    this.#now = now;
    this.#settled = settled;
  }

  now = (): number => this.#now;

  after = (milliseconds: number, action: () => void): Timer => {
    const due = { at: this.#now + Math.max(0, milliseconds), action };
    this.#due.add(due);
    return { cancel: () => void this.#due.delete(due) };
  };

  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await this.#settled();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#due.delete(next);
      this.#now = next.at;
      next.action();
      await this.#settled();
    }
    this.#now = end;
  }

  #next(end: number): Due | undefined {
    const due = [...this.#due].filter(({ at }) => at <= end);
    return due.reduce<Due | undefined>(
      (first, other) => (first === undefined || other.at < first.at ? other : first),
      undefined,
    );
  }
}

const macrotask = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));
