/** Seats that quick match has promised to people who are still on their way: five who ask at once do not fit at a table of four. */

interface Promised {
  readonly table: string;
  readonly until: number;
}

/** Who has not come by then will not come. */
const ON_THE_WAY_MS = 5000;

export class PromisedSeats {
  readonly #given = new Map<string, Promised>();

  /** One for each player: who asks again has given up the one before. */
  give(player: string, table: string, now: number): void {
    this.#given.set(player, { table, until: now + ON_THE_WAY_MS });
  }

  /** How many others this table is still waiting for. */
  outstanding(table: string, asking: string, now: number, isSeated: (player: string) => boolean): number {
    let count = 0;
    for (const [player, promised] of this.#given) {
      if (promised.until < now) this.#given.delete(player);
      else if (promised.table === table && player !== asking && !isSeated(player)) count += 1;
    }
    return count;
  }
}
