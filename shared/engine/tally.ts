/** Counting what the seats of a match did: what the tallies of games are made with. */

import type { Seat } from './game.ts';

export class Counter {
  readonly #counts: Record<string, number>[];

  constructor(seats: number) {
    this.#counts = Array.from({ length: seats }, () => ({}));
  }

  add(seat: Seat, ...names: readonly string[]): void {
    const counts = this.#counts[seat];
    if (counts === undefined) throw new Error(`No seat ${seat} to count for`);
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  }

  get counts(): readonly { readonly [name: string]: number }[] {
    return this.#counts;
  }
}

/** `bested[a][b]`: how often seat a got the better of seat b. */
export class Duels {
  readonly bested: number[][];

  constructor(seats: number) {
    this.bested = Array.from({ length: seats }, () => Array<number>(seats).fill(0));
  }

  add(winner: Seat, loser: Seat): void {
    const row = this.bested[winner];
    if (row === undefined || winner === loser) return;
    row[loser] = (row[loser] ?? 0) + 1;
  }
}
