/** What a course is played on: a game small or large, whose seats ask nets. */

import type { Random } from '../../../../shared/engine/random.ts';
import type { Habits } from './habits.ts';
import type { NoteShape } from './notes.ts';
import type { Chooser } from './seat.ts';

/** Somebody else at the table, who need not ask nets. `sit` makes a fresh one for every game. */
export interface Guest<P> {
  readonly name: string;
  sit(random: Random): P;
}

export interface Ground<P> {
  readonly shapes: { readonly [net: string]: NoteShape };
  readonly traits: { readonly [net: string]: number };
  /** How many sit there; one of these by lot. */
  readonly seats: readonly number[];
  /** Those of somebody, by lot. */
  habits?(random: Random): Habits;
  /** A seat that asks this chooser. */
  seat(chooser: Chooser, random: Random): P;
  /** Plays one match; which part of the win each seat got. */
  play(players: readonly P[], random: Random): ArrayLike<number>;
}
