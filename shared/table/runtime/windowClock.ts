/** The clock of the open window: when it opens, when it runs out, and that it stands still while something is shown. */

import type { Window } from '../../engine/game.ts';
import type { Clock, Milliseconds, Timer } from './clock.ts';

/** When the open window begins to run, and when it runs out. */
export interface Span {
  readonly opens: Milliseconds;
  readonly deadline: Milliseconds;
}

export class WindowClock {
  readonly #clock: Clock;
  readonly #expired: (windowId: number) => void;
  #timer: Timer | undefined;
  #open: (Span & { readonly id: number }) | undefined;
  /** The window that the open one came in between, and what was left of its time. */
  #interrupted: { readonly id: number; readonly left: Milliseconds } | undefined;
  #heldUntil: Milliseconds = 0;

  constructor(clock: Clock, expired: (windowId: number) => void) {
    this.#clock = clock;
    this.#expired = expired;
  }

  /** Undefined while no window is open, or none that a clock closes. */
  get span(): Span | undefined {
    return this.#open;
  }

  /** Until when everybody is watching something instead of playing. */
  get heldUntil(): Milliseconds {
    return this.#heldUntil;
  }

  /** Stands still for a while, counted from the end of what is being shown already. */
  hold(milliseconds: Milliseconds): void {
    if (milliseconds > 0) this.#heldUntil = Math.max(this.#clock.now(), this.#heldUntil) + milliseconds;
  }

  /** Nobody watches any more: the open window runs from now on, with all the time that it has. */
  release(): void {
    const now = this.#clock.now();
    if (this.#heldUntil <= now) return;
    this.#heldUntil = now;
    const open = this.#open;
    if (open === undefined || open.opens <= now) return;
    this.#open = { id: open.id, opens: now, deadline: now + open.deadline - open.opens };
    this.#arm();
  }

  /**
   * A window with another id gets its full time; the same one, and one that was only interrupted, keeps what was left of it.
   * Without a duration no clock closes it.
   */
  show(window: Window | undefined, duration: () => Milliseconds | undefined): void {
    const now = this.#clock.now();
    const opens = Math.max(now, this.#heldUntil);
    const length = window === undefined ? undefined : this.#lengthOf(window, now, duration);
    if (window === undefined || length === undefined) {
      this.stop();
      return;
    }
    const goesOn = window.id === this.#open?.id && this.#heldUntil <= now;
    if (window.id !== this.#open?.id) this.#interrupted = this.#left(now);
    if (!goesOn) this.#open = { id: window.id, opens, deadline: opens + length };
    this.#arm();
  }

  #lengthOf({ id }: Window, now: Milliseconds, duration: () => Milliseconds | undefined): Milliseconds | undefined {
    const known = [this.#left(now), this.#interrupted].find((window) => window?.id === id);
    return known === undefined ? duration() : known.left;
  }

  #left(now: Milliseconds): { readonly id: number; readonly left: Milliseconds } | undefined {
    const open = this.#open;
    return open === undefined ? undefined : { id: open.id, left: open.deadline - Math.max(now, open.opens) };
  }

  /** After a restart: the old deadline, but never so close that nobody could be back in time. */
  resume(window: Window, deadline: Milliseconds, atLeast: Milliseconds): void {
    const now = this.#clock.now();
    this.#open = { id: window.id, opens: now, deadline: Math.max(deadline, now + atLeast) };
    this.#arm();
  }

  stop(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#open = undefined;
    this.#interrupted = undefined;
  }

  /** Asks again shortly: whoever acted in time is still being weighed. */
  postpone(milliseconds: Milliseconds): void {
    if (this.#open === undefined) return;
    this.#open = { ...this.#open, deadline: this.#clock.now() + milliseconds };
    this.#arm();
  }

  #arm(): void {
    this.#timer?.cancel();
    const open = this.#open;
    if (open === undefined) return;
    this.#timer = this.#clock.after(Math.max(0, open.deadline - this.#clock.now()), () => this.#expired(open.id));
  }
}
