/** The clock of the open window: when it opens, when it runs out, and that it stands still while something is shown. */

import type { Window } from '../../../shared/engine/game.ts';

export class WindowClock {
  readonly #now: () => number;
  readonly #expired: (windowId: number) => void;
  #timer: NodeJS.Timeout | undefined;
  #window: number | undefined;
  #opens = 0;
  #deadline = 0;
  #heldUntil = 0;

  constructor(now: () => number, expired: (windowId: number) => void) {
    this.#now = now;
    this.#expired = expired;
  }

  get opens(): number {
    return this.#opens;
  }

  get deadline(): number {
    return this.#deadline;
  }

  /** Until when everybody is watching something instead of playing. */
  get heldUntil(): number {
    return this.#heldUntil;
  }

  /** Stands still for a while, counted from the end of what is being shown already. */
  hold(milliseconds: number): void {
    if (milliseconds > 0) this.#heldUntil = Math.max(this.#now(), this.#heldUntil) + milliseconds;
  }

  /** A window with another id gets its full time; the same one keeps what was left of it. */
  show(window: Window | undefined, duration: () => number): void {
    if (window === undefined) {
      this.stop();
      return;
    }
    const now = this.#now();
    const opens = Math.max(now, this.#heldUntil);
    if (window.id !== this.#window) {
      this.#opens = opens;
      this.#deadline = opens + duration();
    } else if (this.#heldUntil > now) {
      const left = this.#deadline - Math.max(now, this.#opens);
      this.#opens = opens;
      this.#deadline = opens + left;
    }
    this.#window = window.id;
    this.#arm();
  }

  /** After a restart: the old deadline, but never so close that nobody could be back in time. */
  resume(window: Window, deadline: number, atLeast: number): void {
    const now = this.#now();
    this.#window = window.id;
    this.#opens = now;
    this.#deadline = Math.max(deadline, now + atLeast);
    this.#arm();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#window = undefined;
    this.#opens = 0;
    this.#deadline = 0;
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const id = this.#window;
    if (id === undefined) return;
    this.#timer = setTimeout(() => this.#expired(id), Math.max(0, this.#deadline - this.#now()));
  }

  /** Asks again shortly: whoever acted in time is still being weighed. */
  postpone(milliseconds: number): void {
    this.#deadline = this.#now() + milliseconds;
    this.#arm();
  }
}
