/** The house table: legends play for whoever watches, one match after another, and rest while nobody does. */

import { GAMES } from '../../shared/games/games.ts';
import { MANIFESTS } from '../../shared/games/index.ts';
import { parseTableOptions, type TableOptions } from '../../shared/table/options.ts';
import { forRematch } from '../../shared/table/people/seating.ts';
import type { Timer } from '../../shared/table/runtime/clock.ts';
import { type BotLevel, usualSeats } from '../../shared/table/seats.ts';
import type { Table } from '../rooms/table.ts';

/** At every seat. */
export const LEGENDS: readonly BotLevel[] = ['legend'];
/** For the scores, and a reveal or two of others. */
const BREAK_MS = 25_000;

/** Calm, and in no list: it is found through House TV only. */
export function houseOptions(turn: number): TableOptions {
  const manifest = MANIFESTS[turn % MANIFESTS.length] ?? MANIFESTS[0];
  const wish = { game: manifest.id, seats: usualSeats(manifest) };
  const options = parseTableOptions({ ...wish, pace: 'relaxed', visibility: 'private' }, GAMES);
  if (!options.ok) throw new Error(`The house cannot set its table: ${options.error.code}`);
  return options.value;
}

export class HouseTable {
  readonly #table: Table;
  #starting = false;
  #alone = true;
  #break: Timer | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whenever somebody came or went, or something changed at the table. */
  look(): void {
    const table = this.#table;
    const { phase } = table.model;
    const wasAlone = this.#alone;
    this.#alone = table.visitors.all.length === 0;
    if (this.#alone) {
      this.stop();
      table.rest();
      return;
    }
    table.goOn();
    if (phase === 'gathering') this.#deal(async () => void (await table.start()));
    // Whoever comes to old scores has not come for them.
    if (phase === 'scores')
      this.#break ??= table.clock.after(wasAlone ? 0 : BREAK_MS, () => {
        this.#break = undefined;
        this.#deal(async () => {
          if (table.model.phase === 'scores') await table.start(forRematch(table.model, table.pick));
        });
      });
  }

  stop(): void {
    this.#break?.cancel();
    this.#break = undefined;
  }

  #deal(deal: () => Promise<void>): void {
    if (this.#starting) return;
    this.#starting = true;
    this.#table.queue.later('house', async () => {
      try {
        await deal();
      } finally {
        this.#starting = false;
      }
    });
  }
}
