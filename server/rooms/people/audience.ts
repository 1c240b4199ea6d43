/**
 * Tells those who watch, however many they are: after those who sit, a few at a time, and what came within a moment together. In one go a
 * thousand of them would hold up every seat by as long as it takes to write to a thousand sockets. Where the host wants it, they are told
 * everything later: nothing of it leaves before it is due, whoever comes in or asks again.
 */

import type { Client } from '@colyseus/core';
import type { Milliseconds } from '../../../shared/table/runtime/clock.ts';
import type { Running } from '../../../shared/table/runtime/running.ts';

/** Somebody who is told things, and how far they have been. */
export interface Listener {
  readonly client: Pick<Client, 'enqueueRaw'>;
  readonly muted: ReadonlySet<number>;
  /** Ids of those whom they shall not hear, wherever they sit. */
  readonly apart: ReadonlySet<string>;
  /** The number of the next frame for them. */
  next: number;
  /** Sits there, or has done so: nothing is kept back from who was at the table. */
  isPresent: boolean;
  /** Patches before this one are in the state that they were sent; none are for somebody who has none yet. */
  patchedFrom: number;
}

/** Who says something. */
export interface Speaker {
  readonly seat: number;
  readonly player: string;
}

export const mayHear = ({ muted, apart }: Pick<Listener, 'muted' | 'apart'>, { seat, player }: Speaker): boolean =>
  !muted.has(seat) && !apart.has(player);

interface Frame {
  /** Made when it is due, where it cannot be known before. */
  bytes: readonly Uint8Array[] | (() => readonly Uint8Array[]);
  readonly isPatch: boolean;
  /** Who says it, where somebody may not want to hear it. */
  readonly said: Speaker | undefined;
  readonly due: Milliseconds;
}

/** The table as it was after a patch: whoever comes to watch what is shown later begins there. */
export interface Past {
  /** The first frame that came after it. */
  readonly frame: number;
  readonly due: Milliseconds;
  readonly state: Uint8Array;
  readonly running: Running | undefined;
}

/** As many as are told at once without anybody noticing. */
const FEW = 24;
/** Of more, this many at a time, with a pause between: whoever sits there is served in it. */
const AT_A_TIME = 10;
const PAUSE_MS = 1;
/** What comes meanwhile is told together. */
const TOGETHER_MS = 150;
/** A move and the patch that belongs to it become due together: between them nobody could be told anything whole. */
const SAME_MOMENT_MS = 50;

export class Audience {
  readonly #everybody: () => Iterable<Listener>;
  readonly #delay: () => Milliseconds;
  readonly #now: () => Milliseconds;
  #frames: Frame[] = [];
  /** The number of the first frame that is kept, and of the first that is not due. */
  #first = 0;
  #released = 0;
  /** Only where things are shown later; the first is the last that is due. */
  #pasts: Past[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param everybody Who watches now. */
  constructor(everybody: () => Iterable<Listener>, delay: () => Milliseconds, now: () => Milliseconds) {
    this.#everybody = everybody;
    this.#delay = delay;
    this.#now = now;
  }

  /** The number that the next frame will have. */
  get end(): number {
    return this.#first + this.#frames.length;
  }

  tell(
    bytes: Uint8Array | (() => readonly Uint8Array[]),
    { isPatch = false, said }: { isPatch?: boolean; said?: Speaker | undefined } = {},
  ): void {
    const listeners = [...this.#everybody()];
    const delay = this.#delay();
    const made = bytes instanceof Uint8Array ? [bytes] : bytes;
    if (listeners.length === 0 && delay === 0 && typeof made !== 'function' && this.#frames.length === 0) return;
    const due = this.#now() + delay;
    const last = this.#frames.at(-1)?.due ?? 0;
    this.#frames.push({ bytes: made, isPatch, said, due: due - last < SAME_MOMENT_MS ? Math.min(due, last) : due });
    if (delay > 0) for (const listener of listeners) if (listener.isPresent) this.catchUp(listener);
    if (delay > 0 || listeners.length > FEW || this.#timer !== undefined) this.#later();
    else this.#go(listeners);
  }

  /** Keeps how the table is now for who comes when it is due; nothing to keep where everything is shown at once. */
  remember(state: () => Uint8Array, running: Running | undefined): void {
    if (this.#delay() === 0) {
      this.#pasts = [];
      return;
    }
    // A table that has just been opened has nothing to hide; one that came back in the middle of a match has.
    const isFresh = this.#pasts.length === 0 && running === undefined;
    const due = isFresh ? 0 : (this.#frames.at(-1)?.due ?? this.#now() + this.#delay());
    this.#pasts.push({ frame: this.end, due, state: state(), running });
  }

  /** Puts somebody who has come to watch where everybody else is. False where nothing is due yet. */
  begin(listener: Listener): boolean {
    if (this.#delay() === 0) return true;
    const past = this.pastAt(this.end);
    if (past === undefined) return false;
    listener.next = past.frame;
    this.#later();
    return true;
  }

  /** What somebody who has been told everything before this frame knows; undefined where nothing is due yet. */
  pastAt(frame: number): Past | undefined {
    return this.#pasts.findLast((past) => past.frame <= frame && past.due <= this.#now());
  }

  /** Everything that waits for this one: before it is told something that comes after. */
  catchUp(listener: Listener): void {
    this.#release();
    const end = listener.isPresent ? this.end : this.#released;
    for (; listener.next < end; listener.next += 1) {
      const frame = this.#frames[listener.next - this.#first];
      if (frame === undefined || typeof frame.bytes === 'function') continue;
      if (frame.isPatch && listener.next < listener.patchedFrom) continue;
      if (frame.said !== undefined && !mayHear(listener, frame.said)) continue;
      for (const bytes of frame.bytes) listener.client.enqueueRaw(bytes);
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #release(): void {
    const now = this.#now();
    for (; this.#released < this.end; this.#released += 1) {
      const frame = this.#frames[this.#released - this.#first];
      if (frame === undefined || frame.due > now) return;
      if (typeof frame.bytes === 'function') frame.bytes = frame.bytes();
    }
  }

  #later(): void {
    const due = this.#frames[this.#released - this.#first]?.due ?? 0;
    this.#timer ??= setTimeout(() => this.#go([...this.#everybody()]), Math.max(TOGETHER_MS, due - this.#now()));
  }

  #go(listeners: readonly Listener[], from = 0): void {
    this.#release();
    const next = from + (listeners.length > FEW ? AT_A_TIME : FEW);
    for (const listener of listeners.slice(from, next)) this.catchUp(listener);
    if (next < listeners.length) {
      this.#timer = setTimeout(() => this.#go(listeners, next), PAUSE_MS);
      return;
    }
    this.#timer = undefined;
    this.#forget();
    if (this.#released < this.end || listeners.some(({ next: told }) => told < this.#released)) this.#later();
  }

  /** What everybody has been told, and nobody who comes will need. */
  #forget(): void {
    const now = this.#now();
    const latest = this.#pasts.findLastIndex(({ due }) => due <= now);
    if (latest > 0) this.#pasts.splice(0, latest);
    let oldest = Math.min(this.#released, this.#pasts[0]?.frame ?? this.end);
    for (const { next } of this.#everybody()) oldest = Math.min(oldest, next);
    this.#frames.splice(0, Math.max(0, oldest - this.#first));
    this.#first = Math.max(this.#first, oldest);
  }
}
