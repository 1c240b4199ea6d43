/** What a cat is told to do: what a player chooses to show, what the scene adds (greeting, cheering, despair), and what its paws do. */

import { EMOTES } from '../../../../shared/table/talk.ts';
import type { PawVerb } from '../../../choreography/vocabulary.ts';
import type { Vec3 } from '../sculpt/field.ts';

export const GESTURES = [...EMOTES, 'wave', 'cheer', 'facepaw'] as const;
export type GestureName = (typeof GESTURES)[number];

export interface Gesture {
  readonly type: GestureName;
  readonly progress: number;
}

export interface PawAction {
  readonly type: PawVerb;
  /** 0 to 1; it comes from whoever plays the scene. */
  readonly progress: number;
  /** Measured from the cat's root, whose origin lies on the table: y is the height of the pile that the paw lands on. */
  readonly target: Vec3;
}
