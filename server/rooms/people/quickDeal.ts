/** Deals a quick match by the clock: bots first take what nobody wanted, and leave it to whoever still comes. */

import type { Refusal } from '../../../shared/engine/game.ts';
import type { Result } from '../../../shared/engine/result.ts';
import type { Pick } from '../../../shared/table/people/catLook.ts';
import type { TableModel } from '../../../shared/table/people/model.ts';
import type { Clock, Timer } from '../../../shared/table/runtime/clock.ts';
import { atDealTime } from './quick.ts';

/** What this needs of its table. */
export interface QuickTable {
  readonly model: TableModel;
  readonly pick: Pick;
  readonly clock: Clock;
  change(model: TableModel): Promise<void>;
  start(): Promise<Result<undefined, Refusal>>;
  later(where: string, task: () => Promise<void>): void;
}

export class QuickDeal {
  readonly #table: QuickTable;
  #timer: Timer | undefined;

  constructor(table: QuickTable) {
    this.#table = table;
  }

  /** After every change of the model. */
  schedule(): void {
    this.stop();
    const { model, clock } = this.#table;
    if (model.phase !== 'gathering' || model.startsAt === 0) return;
    const due = () => this.#table.later('deal', () => this.#deal());
    this.#timer = clock.after(Math.max(0, model.startsAt - clock.now()), due);
  }

  stop(): void {
    this.#timer?.cancel();
  }

  async #deal(): Promise<void> {
    const { model, clock, pick } = this.#table;
    // Tried again after a failure, when somebody has sat down meanwhile.
    if (model.startsAt > clock.now()) return this.schedule();
    const due = atDealTime(model, clock.now(), pick);
    if (due === undefined) return;
    if (!due.deal) {
      await this.#table.change(due.model);
      return;
    }
    const started = await this.#table.start();
    if (!started.ok) throw new Error(`A quick match could not start: ${started.error.code}`);
  }
}
