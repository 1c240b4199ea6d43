/** How long things take at a table. */

import type { AnyGame, EventOf, Pace } from '../../engine/game.ts';
import { type Cut, revealSeconds } from '../../engine/shows.ts';
import type { TablePace } from '../options.ts';

type ByPace = { readonly [pace in Pace]: number };

/** How long a reveal is shown, in parts of its length. Never more than 1: the limits of `shows.ts` hold at every table. */
const SHOWN: ByPace = { relaxed: 1, standard: 1, blitz: 0.6 };
/** How long a lost connection keeps its seat from the bots. */
const GRACE_MS: ByPace = { relaxed: 60_000, standard: 30_000, blitz: 12_000 };

const named = (pace: TablePace): Pace => (typeof pace === 'string' ? pace : 'standard');

export const shownAt = (pace: TablePace): number => SHOWN[named(pace)];

/** For how long the clocks stand still after these events of one move, told in this cut. */
export const holdMs = (game: AnyGame, events: readonly EventOf<AnyGame>[], pace: TablePace, cut: Cut): number =>
  Math.round(revealSeconds(game, events, cut) * 1000 * shownAt(pace));
export const graceMs = (pace: TablePace): number => GRACE_MS[named(pace)];

export function windowMs(game: AnyGame, kind: string, pace: TablePace): number {
  const seconds = typeof pace === 'string' ? game.clocks[kind]?.[pace] : pace[kind];
  if (seconds === undefined) throw new Error(`${game.id} has no clock for the window ${kind}`);
  return seconds * 1000;
}
