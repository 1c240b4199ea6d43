/** Holds back what arrives while earlier paws may still be on their way: race.ts with a timer. */

import type { Seat } from '../../../shared/engine/game.ts';
import { type Contender, freezeFor } from './race.ts';

export class Gate<C extends Contender> {
  readonly #due: (freeze: number) => void;
  #contenders: C[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** `due` is called when everybody who may have been earlier has arrived; the gate stays shut until it is cleared. */
  constructor(due: (freeze: number) => void) {
    this.#due = due;
  }

  get busy(): boolean {
    return this.#timer !== undefined;
  }

  holds(seat: Seat): boolean {
    return this.#contenders.some((contender) => contender.seat === seat);
  }

  /** The first one through the door decides how long it stays open for the others. */
  enter(contender: C, creditsOfOthers: readonly number[], now: number): void {
    this.#contenders.push(contender);
    if (this.#timer !== undefined) return;
    const freeze = freezeFor(contender, creditsOfOthers);
    // Counted from its arrival: what it has waited for the disk already was freeze, too.
    this.#timer = setTimeout(() => this.#due(freeze), Math.max(0, contender.arrival + freeze - now));
  }

  /** Lets everybody through who is held. */
  clear(): readonly C[] {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const contenders = this.#contenders;
    this.#contenders = [];
    return contenders;
  }
}
