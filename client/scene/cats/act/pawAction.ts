/** What a paw does, in the words of the choreography. */

import type { PawAction as PawVerb } from '../../../choreography/vocabulary.ts';
import type { Vec3 } from '../sculpt/field.ts';

export interface PawAction {
  readonly type: PawVerb;
  /** 0 to 1; it comes from whoever plays the scene. */
  readonly progress: number;
  /** Measured from the cat's root, whose origin lies on the table: y is the height of the pile that the paw lands on. */
  readonly target: Vec3;
}
