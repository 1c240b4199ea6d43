/** Paws that come after the verdict: shown as long as the race is still in everybody's mind. */

import type { Seat } from '../../engine/game.ts';
import type { LatePawMessage } from '../protocol.ts';

/** A race that is decided. */
interface Decided {
  /** What it was for. */
  readonly target: number | undefined;
  /** When the winner's paw was made. */
  readonly key: number;
  /** The entry that tells of it. */
  readonly seq: number;
  readonly at: number;
}

interface Straggler {
  readonly seat: Seat;
  readonly arrival: number;
  readonly credit: number;
}

const STRAGGLER_MS = 1500;

export class Stragglers {
  #last: Decided | undefined;

  after(race: Decided): void {
    this.#last = race;
  }

  /** By how much a paw that was meant for this target came too late; undefined where nobody remembers. */
  see({ seat, arrival, credit }: Straggler, target: number | undefined, now: number): LatePawMessage | undefined {
    const race = this.#last;
    if (race === undefined || target !== race.target || now - race.at > STRAGGLER_MS) return undefined;
    return { seat, seq: race.seq, ms: Math.max(0, Math.round(arrival - credit - race.key)) };
  }
}
