/**
 * What a cat is told to do. Nothing here can hold the face of a card, so nobody can read a bluff from a cat.
 */

import type { Seconds } from '../../../choreography/steps.ts';
import type { Mood } from '../../../choreography/vocabulary.ts';
import type { Side } from '../bones.ts';
import type { Vec3 } from '../sculpt/field.ts';
import type { Gesture, PawAction } from './actions.ts';

/** A place to look at, measured from the cat's root, or whatever crosses its mind. */
export type Gaze = Vec3 | 'wander';

export interface OwnArm {
  /** Where its paw winds up, so that it can be seen there. */
  readonly raised: Vec3;
  /** How high its elbow is lifted: -1 hangs, 1 stands up. */
  readonly elbow: number;
}

export interface Acting {
  /** Chance of this cat: two cats in one mood do not blink together. */
  readonly seed: number;
  readonly mood: Mood;
  readonly moodBefore: Mood;
  readonly moodSince: Seconds;
  /** 0 to 1, where whoever plays the scene lets the mood swell and fade; by itself it grows from `moodSince` on. */
  readonly moodStrength?: number;
  readonly gaze: Gaze;
  readonly gazeBefore: Gaze;
  readonly gazeSince: Seconds;
  readonly onTurn: boolean;
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
  mood: 'calm',
  moodBefore: 'calm',
  moodSince: Number.NEGATIVE_INFINITY,
  gaze: 'wander',
  gazeBefore: 'wander',
  gazeSince: Number.NEGATIVE_INFINITY,
  onTurn: false,
  paws: {},
  gesture: undefined,
  bot,
  own: undefined,
  still: false,
});

/** A new mood grows out of the one before. */
export const withMood = (acting: Acting, mood: Mood, now: Seconds): Acting =>
  mood === acting.mood ? acting : { ...acting, mood, moodBefore: acting.mood, moodSince: now };

export const withGaze = (acting: Acting, gaze: Gaze, now: Seconds): Acting => ({
  ...acting,
  gaze,
  gazeBefore: acting.gaze,
  gazeSince: now,
});
