/** How long things take at a table. */

import type { AnyGame, Pace } from '../../shared/engine/game.ts';
import type { TablePace } from '../../shared/table/options.ts';

type ByPace = { readonly [pace in Pace]: number };

/** How long the clocks stand still for one reveal, and how long a lost connection keeps its seat from the bots. */
const REVEAL_MS: ByPace = { relaxed: 6000, standard: 4000, blitz: 2500 };
const GRACE_MS: ByPace = { relaxed: 60_000, standard: 30_000, blitz: 12_000 };

const named = (pace: TablePace): Pace => (typeof pace === 'string' ? pace : 'standard');

export const revealMs = (pace: TablePace): number => REVEAL_MS[named(pace)];
export const graceMs = (pace: TablePace): number => GRACE_MS[named(pace)];

export function windowMs(game: AnyGame, kind: string, pace: TablePace): number {
  const seconds = typeof pace === 'string' ? game.clocks[kind]?.[pace] : pace[kind];
  if (seconds === undefined) throw new Error(`${game.id} has no clock for the window ${kind}`);
  return seconds * 1000;
}
