/** How many tables somebody may have open at a time, and everybody at one address: a few could take all places of a server otherwise. */

import { createHash } from 'node:crypto';
import type { TableIndex } from './tableIndex.ts';

/** Many people share an address, at a school or behind a proxy: of what it may have one of them gets this part. */
const SHARE_OF_ONE = 1 / 4;

/** However full the server is. */
const ALWAYS = 4;

export class OpenBudget {
  readonly #index: TableIndex;
  readonly #most: number;
  readonly #free: () => number;
  /** Being opened right now, and not to be found yet. */
  readonly #opening = new Map<string, number>();

  /** `free` is which part of the server's places is free: the fuller it is, the less an address gets, so that a few dozen never have all. */
  constructor(index: TableIndex, mostOfAnAddress: number, free: () => number) {
    this.#index = index;
    this.#most = mostOfAnAddress;
    this.#free = free;
  }

  #mostOfAnAddress(): number {
    const free = this.#free();
    // Where nothing is free that is what people should hear.
    return free <= 0 ? this.#most : Math.min(this.#most, Math.max(ALWAYS, Math.ceil(this.#most * free)));
  }

  /** Opens a table if that is within the budget, and answers undefined otherwise. */
  async spend<T>(
    player: string,
    address: string,
    open: (openedBy: readonly string[]) => Promise<T>,
  ): Promise<T | undefined> {
    const budgets = [
      { who: `player:${player}`, most: Math.ceil(this.#most * SHARE_OF_ONE) },
      {
        who: `address:${digest(address)}`,
        most: this.#mostOfAnAddress(),
      },
    ];
    for (const { who } of budgets) this.#opening.set(who, (this.#opening.get(who) ?? 0) + 1);
    try {
      for (const { who, most } of budgets)
        if ((await this.#index.openedBy(who)) + (this.#opening.get(who) ?? 0) > most) return undefined;
      return await open(budgets.map(({ who }) => who));
    } finally {
      for (const { who } of budgets) {
        const left = (this.#opening.get(who) ?? 1) - 1;
        if (left === 0) this.#opening.delete(who);
        else this.#opening.set(who, left);
      }
    }
  }
}

/** It is kept with the table: an address is nobody's business there. */
const digest = (address: string): string => createHash('sha256').update(address).digest('base64url').slice(0, 12);
