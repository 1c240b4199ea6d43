/** Reveals that can be watched again: remembered while a match is told. */

import type { Viewer } from '../../../../shared/engine/game.ts';

export interface PastReveal {
  readonly seq: number;
  readonly viewer: Viewer;
  readonly events: readonly unknown[];
  readonly before: unknown;
  readonly after: unknown;
  /** How much worth watching again it is: the highest of a match is its spiciest. */
  readonly spiciness: number;
}

export function spiciest(reveals: readonly PastReveal[]): PastReveal | undefined {
  return reveals.reduce<PastReveal | undefined>(
    (best, reveal) => (best === undefined || reveal.spiciness > best.spiciness ? reveal : best),
    undefined,
  );
}
