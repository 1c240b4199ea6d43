/** Which part of a match makes a film of one reveal. */

import type { Seconds } from '../choreography/steps.ts';
import { type Film, sceneAt } from '../replay/film/film.ts';

export const SHORTEST: Seconds = 4;
export const LONGEST: Seconds = 12;
/** What leads to the turn of the card. */
const LEAD: Seconds = 4.5;
/** Read once more before it is over. */
const LAST_LOOK: Seconds = 0.5;

export interface ClipStretch {
  readonly from: Seconds;
  readonly to: Seconds;
}

/** Undefined for a move that is none of the match. */
export function clipOf(film: Film, seq: number): ClipStretch | undefined {
  const scene = film.scenes.find(({ entry }) => entry.seq === seq);
  if (scene === undefined) return undefined;
  const { start, script, turn = 0 } = scene;
  const from = Math.max(start, start + turn - LEAD);
  const to = Math.min(start + script.length + LAST_LOOK, from + LONGEST, film.length);
  const short = SHORTEST - (to - from);
  if (short <= 0) return { from, to };
  // What came before belongs to it; only at the start of the match what comes after.
  const earlier = Math.max(sceneAt(film, 0).start, from - short);
  return { from: earlier, to: Math.min(film.length, earlier + Math.max(SHORTEST, to - earlier)) };
}
