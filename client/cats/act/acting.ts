/**
 * What a cat is told to do, and the pose that follows: a pure function of the acting, its seed and the time.
 * Nothing here can hold the face of a card, so nobody can read a bluff from a cat.
 */

import { HEAD_HEIGHT, type Side } from '../bones.ts';
import type { Vec3 } from '../sculpt/field.ts';
import { clamp, lerp, ramp } from './ease.ts';
import { type Gesture, gesticulate } from './gestures.ts';
import { fidget } from './idle.ts';
import { blendManner, createManner, type Mood } from './mood.ts';
import { movePaws, type PawAction } from './paws.ts';
import type { CatPose } from './pose.ts';

/** Seconds on the clock of the scene. */
export type Seconds = number;

/** A place to look at, measured from the cat's root, or whatever crosses its mind. */
export type Gaze = Vec3 | 'wander';

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
  readonly paws: Readonly<Partial<Record<Side, PawAction>>>;
  readonly gesture: Gesture | undefined;
  readonly bot: boolean;
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

/** Shock strikes at once; everything else takes a moment to show. */
const MOOD_SECONDS: Partial<Record<Mood, Seconds>> = { shocked: 0.14, asleep: 1.2, sulking: 0.7 };
const GAZE_SECONDS = 0.28;

const manner = createManner();

export function act(acting: Acting, time: Seconds, pose: CatPose): CatPose {
  const fading = MOOD_SECONDS[acting.mood] ?? 0.4;
  const strength = acting.moodStrength ?? ramp(0, fading, time - acting.moodSince);
  blendManner(acting.moodBefore, acting.mood, strength, manner);
  const turn = ramp(0, GAZE_SECONDS, time - acting.gazeSince);
  const [yawBefore, pitchBefore] = directionOf(acting.gazeBefore);
  const [yaw, pitch] = directionOf(acting.gaze);
  const aimed = lerp(acting.gazeBefore === 'wander' ? 0 : 1, acting.gaze === 'wander' ? 0 : 1, turn);
  fidget(acting, time, manner, { yaw: lerp(yawBefore, yaw, turn), pitch: lerp(pitchBefore, pitch, turn), aimed }, pose);
  movePaws(acting, time, pose);
  gesticulate(acting.gesture, pose);
  return pose;
}

function directionOf(gaze: Gaze): readonly [yaw: number, pitch: number] {
  if (gaze === 'wander') return [0, 0];
  const [x, y, z] = gaze;
  // The chin would end up between the shoulder blades.
  const yaw = clamp(Math.atan2(x, Math.max(z, 0.2)), -1.25, 1.25);
  return [yaw, clamp(Math.atan2(y - HEAD_HEIGHT, Math.max(0.5, Math.hypot(x, z))), -0.9, 0.7)];
}
