/** What a command was made for: remembered for every entry of a match, so that one from the past is not applied to the present. */

import type { RaceKind } from '../../engine/game.ts';
import { type Match, seqOf } from '../../engine/match.ts';
import { targetOf } from './contest.ts';

const UNKNOWN = -1;

export class Origins {
  readonly #targets: (number | undefined)[] = [];
  /** Ids of the windows that were open. */
  readonly #windows: (number | undefined)[] = [];

  /** Takes in where the match stands. Nobody can have made anything for entries that were told together with a later one. */
  follow(match: Match): void {
    const now = seqOf(match);
    while (this.#targets.length < now - 1) {
      this.#targets.push(UNKNOWN);
      this.#windows.push(undefined);
    }
    this.#targets[now - 1] = targetOf(match);
    this.#windows[now - 1] = match.game.window(match.state)?.id;
  }

  /** What a paw made at this point was meant for. */
  targetAt(seq: number): number | undefined {
    return this.#targets[seq - 1];
  }

  /**
   * Paws are for a card, everything else for a window: letting a card go must not make the slaps and let-goes of others
   * stale, and a slap made for one card must not hit the next.
   */
  isStale(seq: number, kind: RaceKind): boolean {
    const now = this.#targets.length;
    if (seq > now || seq < 1) return true;
    if (kind === 'paw') return this.targetAt(seq) !== this.targetAt(now);
    return this.#windows[seq - 1] !== this.#windows[now - 1];
  }
}
