/** Holds back what arrives while earlier paws may still be on their way: race.ts with a timer. */

import type { Actor } from '../../engine/game.ts';
import type { Clock, Timer } from '../runtime/clock.ts';
import { type Contender, freezeFor } from './race.ts';

export class Gate<C extends Contender> {
  readonly #clock: Clock;
  readonly #due: (freeze: number) => void;
  #contenders: C[] = [];
  #timer: Timer | undefined;

  /** `due` is called when everybody who may have been earlier has arrived; the gate stays shut until it is cleared. */
  constructor(clock: Clock, due: (freeze: number) => void) {
    this.#clock = clock;
    this.#due = due;
  }

  get busy(): boolean {
    return this.#timer !== undefined;
  }

  holds(seat: Actor): boolean {
    return this.#contenders.some((contender) => contender.seat === seat);
  }

  /** The first one through the door decides how long it stays open for the others. */
  enter(contender: C, creditsOfOthers: readonly number[]): void {
    this.#contenders.push(contender);
    if (this.#timer !== undefined) return;
    const freeze = freezeFor(contender, creditsOfOthers);
    // Counted from its arrival: what it has waited for the disk already was freeze, too.
    const wait = Math.max(0, contender.arrival + freeze - this.#clock.now());
    this.#timer = this.#clock.after(wait, () => this.#due(freeze));
  }

  /** Lets everybody through who is held. */
  clear(): readonly C[] {
    this.#timer?.cancel();
    this.#timer = undefined;
    const contenders = this.#contenders;
    this.#contenders = [];
    return contenders;
  }
}
