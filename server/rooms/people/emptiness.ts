/** How long a table has been without anybody: one that stays empty is given up. */

import type { Clock, Timer } from '../../../shared/table/runtime/clock.ts';
import type { TableQueue } from '../tableQueue.ts';
import type { Visitors } from './visitors.ts';

/** What this needs of its table. */
export interface VisitedTable {
  readonly visitors: Visitors;
  readonly clock: Clock;
  readonly queue: TableQueue;
  abandon(): void;
}

/** Who opens a table goes there at once. */
const UNVISITED_MS = 60_000;

export class Emptiness {
  readonly #table: VisitedTable;
  readonly #patienceMs: number;
  #visited: boolean;
  #timer: Timer | undefined;

  constructor(table: VisitedTable, patienceMs: number, visited: boolean) {
    this.#table = table;
    this.#patienceMs = patienceMs;
    this.#visited = visited;
  }

  /** Starts to count when the last one goes; whoever comes stops it. */
  watch(): void {
    this.stop();
    const { visitors, clock, queue } = this.#table;
    if (queue.isStopped) return;
    if (visitors.all.length > 0) {
      this.#visited = true;
      return;
    }
    const patience = this.#visited ? this.#patienceMs : Math.min(this.#patienceMs, UNVISITED_MS);
    this.#timer = clock.after(patience, () => this.#table.abandon());
  }

  stop(): void {
    this.#timer?.cancel();
  }
}
