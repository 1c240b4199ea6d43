/** What a paw can be told to do. Progress runs from 0 to 1 and comes from whoever plays the scene. */

import type { Vec3 } from '../sculpt/field.ts';
import type { Seconds } from './seconds.ts';

/** Places are measured from the cat's root, whose origin lies on the table: y is the height of the pile that the paw lands on. */
export type PawAction =
  /** About 1.1 s: anticipation, strike, squash, follow-through. One that stays keeps its paw on the pile. */
  | { readonly type: 'slap'; readonly progress: number; readonly target: Vec3; readonly stays: boolean }
  /** Rests where it landed. */
  | { readonly type: 'hold'; readonly target: Vec3 }
  /** Pulls what lies there home. */
  | { readonly type: 'rake'; readonly progress: number; readonly target: Vec3 }
  /** Goes there; run backwards it comes home. */
  | { readonly type: 'reach'; readonly progress: number; readonly target: Vec3 }
  /** Lays a card there and comes back. */
  | { readonly type: 'play'; readonly progress: number; readonly target: Vec3 }
  /** Knocks twice on the wood before it. */
  | { readonly type: 'knock'; readonly progress: number };

export const SLAP_SECONDS: Seconds = 1.1;
/** When in a slap the paw hits: sound, dust and shaking cards belong here. */
export const SLAP_IMPACT = 0.46;
