/** Who has seen what was revealed last, to its end or as far as they cared. The table moves on when everybody who is there has. */

import type { Seat } from '../../engine/game.ts';

export class RevealWatch {
  readonly #seen = new Set<Seat>();
  #seq = 0;

  /** Something is revealed with this entry: everybody begins to watch. */
  watch(seq: number): void {
    this.#seq = seq;
    this.#seen.clear();
  }

  /** What was seen of an earlier reveal says nothing about this one. */
  seen(seat: Seat, seq: number): void {
    if (seq >= this.#seq) this.#seen.add(seat);
  }

  /** Where only bots sit nobody is asked: those who watch see it to its end. */
  isThrough(there: readonly Seat[]): boolean {
    return there.length > 0 && there.every((seat) => this.#seen.has(seat));
  }

  /** The entry that is being watched. */
  get seq(): number {
    return this.#seq;
  }
}
