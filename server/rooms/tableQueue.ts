/** What is done at a table, one thing after another; what nobody waits for is tried until it succeeds. */

import { Serial } from '../../shared/table/runtime/serial.ts';
import type { TableContext } from './tableContext.ts';

const TRY_AGAIN_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

export class TableQueue extends Serial {
  readonly #context: Pick<TableContext, 'id' | 'services' | 'clock'>;
  #stopped = false;

  constructor(context: Pick<TableContext, 'id' | 'services' | 'clock'>) {
    super();
    this.#context = context;
  }

  /** For timers: nobody waits for the result, so a failure is reported here, and it is tried again until the store is back. */
  later(where: string, task: () => Promise<void>, pause = TRY_AGAIN_MS): void {
    this.run(task).catch((error) => {
      this.failed(where, error);
      this.#context.clock.after(pause, () => {
        if (!this.#stopped) this.later(where, task, Math.min(2 * pause, LONGEST_PAUSE_MS));
      });
    });
  }

  failed(where: string, error: unknown): void {
    const { id, services } = this.#context;
    services.metrics.failures.inc({ where });
    services.log.error({ table: id, where, err: error }, 'something failed at a table');
  }

  /** What failed is not tried again. */
  stop(): void {
    this.#stopped = true;
  }

  /** Closed, asleep or taken over: nothing happens here any more. */
  get isStopped(): boolean {
    return this.#stopped;
  }
}
