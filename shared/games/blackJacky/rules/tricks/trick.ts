/** What every trick can say about itself. Nothing outside its own file knows what a single trick does. */

import type { Seat } from '../../../../engine/game.ts';
import type { Random } from '../../../../engine/random.ts';
import type { Board, JackyEvent, JackyState } from '../../model/model.ts';

/** The seats that a trick is played on, in the order in which it lists them. */
export type Aim = readonly Seat[];

/** The one way to play a trick that asks for no target. */
export const UNAIMED: readonly Aim[] = [[]];

/** No way to carry it out: the card may be laid all the same, without targets (B42). */
export const NO_EFFECT: readonly Aim[] = [];

export interface Trick {
  /** What the card counts once it is laid, in tenths (B24). */
  readonly worth: number;
  /** Every way to carry the trick out, seen before its card leaves the trickster's hand. */
  aims(board: Board, trickster: Seat): readonly Aim[];
  /** What follows the laying of the card. `state` is the one before it was laid. */
  carryOut(state: JackyState, trickster: Seat, aim: Aim, random: Random): readonly JackyEvent[];
}
