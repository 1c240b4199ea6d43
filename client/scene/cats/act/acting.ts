/**
 * What a cat is told to do. Nothing here can hold the face of a card, so nobody can read a bluff from a cat.
 */

import type { Side } from '../bones.ts';
import type { Vec3 } from '../sculpt/field.ts';
import type { Gesture, PawAction } from './actions.ts';
import { CALM, type Manner } from './mood.ts';

/** A place to look at, measured from the cat's root, or whatever crosses its mind. */
export type Gaze = Vec3 | 'wander';

export interface OwnArm {
  /** Where its paw winds up, so that it can be seen there. */
  readonly raised: Vec3;
  /** How high its elbow is lifted: -1 hangs, 1 stands up. */
  readonly elbow: number;
  /** How much longer than the way to its paw it is: the more, the sharper its elbow. */
  readonly slack: number;
}

export interface Acting {
  /** Chance of this cat: two cats in one mood do not blink together. */
  readonly seed: number;
  readonly mood: Manner;
  /** 0 to 1: whoever plays the scene lets the mood swell and fade. */
  readonly moodStrength: number;
  readonly gaze: Gaze;
  readonly paws: { readonly [side in Side]?: PawAction | undefined };
  readonly gesture: Gesture | undefined;
  readonly bot: boolean;
  /** Seen through its own eyes: only the arm that does something is in the picture, and comes into it from the side. */
  readonly own: OwnArm | undefined;
  /** For people whom motion makes unwell: no swaying, no trembling. */
  readonly still: boolean;
}

export const createActing = (seed: number, bot = false): Acting => ({
  seed,
  mood: CALM,
  moodStrength: 1,
  gaze: 'wander',
  paws: {},
  gesture: undefined,
  bot,
  own: undefined,
  still: false,
});
