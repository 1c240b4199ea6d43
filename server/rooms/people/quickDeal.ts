/** When a quick match deals, and what happens to seats that nobody wanted: bots first take them, and leave them to whoever still comes. */

import type { Refusal } from '../../../shared/engine/game.ts';
import type { Result } from '../../../shared/engine/result.ts';
import type { Pick } from '../../../shared/table/people/catLook.ts';
import { people, type TableModel } from '../../../shared/table/people/model.ts';
import { fillWithBots } from '../../../shared/table/people/seating.ts';
import type { Clock, Timer } from '../../../shared/table/runtime/clock.ts';
import type { TableQueue } from '../tableQueue.ts';

/** Time to see who is playing; until then a bot still leaves its seat to a person. */
const COUNTDOWN_MS = 3000;
/** Others are on the way for no longer than this. */
const ARRIVAL_MS = 10_000;

/** Somebody has sat down: the wait for others begins, or is over. */
export function withDealTime(model: TableModel, now: number, waitMs: number): TableModel {
  if (model.quick === undefined || model.phase !== 'gathering') return model;
  if (model.seats.every((seat) => seat.kind !== 'free')) return { ...model, startsAt: now + COUNTDOWN_MS };
  return model.startsAt === 0 ? { ...model, startsAt: now + Math.min(waitMs, ARRIVAL_MS) } : model;
}

export type Due = { readonly deal: true } | { readonly deal: false; readonly model: TableModel };

/** The wait is over: bots take what is free, where the players agreed to that; then the deal; otherwise more patience. */
export function atDealTime(model: TableModel, now: number, pick: Pick): Due | undefined {
  if (model.phase !== 'gathering' || model.startsAt === 0) return undefined;
  // The next to come shall not find a wait that is over: bots would be dealt to at once.
  const nobody = people(model).length === 0;
  if (!nobody && model.seats.every((seat) => seat.kind !== 'free')) return { deal: true };
  if (nobody || !model.quick?.bots) return { deal: false, model: { ...model, startsAt: 0 } };
  const filled = fillWithBots(model, [model.quick.level ?? 'alleyCat'], pick, true);
  return { deal: false, model: { ...filled, startsAt: now + COUNTDOWN_MS } };
}

/** What this needs of its table. */
export interface DealtTable {
  readonly model: TableModel;
  readonly pick: Pick;
  readonly clock: Clock;
  readonly queue: TableQueue;
  change(model: TableModel): Promise<void>;
  start(): Promise<Result<undefined, Refusal>>;
}

export class QuickDeal {
  readonly #table: DealtTable;
  #timer: Timer | undefined;

  constructor(table: DealtTable) {
    this.#table = table;
  }

  /** After every change of the model. */
  schedule(): void {
    this.stop();
    const { model, clock } = this.#table;
    if (model.phase !== 'gathering' || model.startsAt === 0) return;
    const due = () => this.#table.queue.later('deal', () => this.#deal());
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
