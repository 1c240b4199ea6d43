/** From acting to pose: a pure function of the acting, its seed and the time, so that a fixed clock gives identical pictures. */

import type { Seconds } from '../../../choreography/steps.ts';
import type { Mood } from '../../../choreography/vocabulary.ts';
import { HEAD_HEIGHT } from '../bones.ts';
import type { Acting, Gaze } from './acting.ts';
import { clamp, lerp, ramp } from './ease.ts';
import { gesticulate } from './gesticulate.ts';
import { fidget } from './idle.ts';
import { blendManner, createManner } from './mood.ts';
import { movePaws } from './paws.ts';
import type { CatPose } from './pose.ts';

/** Shock strikes at once; everything else takes a moment to show. */
const MOOD_SECONDS: Partial<Record<Mood, Seconds>> = { shocked: 0.14, asleep: 1.2, sulking: 0.7 };
const GAZE_SECONDS = 0.28;

/** Rewritten for every cat. */
const blended = createManner();
const attention = { yaw: 0, pitch: 0, aimed: 0 };

export function act(acting: Acting, time: Seconds, pose: CatPose): CatPose {
  const fading = MOOD_SECONDS[acting.mood] ?? 0.4;
  const strength = acting.moodStrength ?? ramp(0, fading, time - acting.moodSince);
  const manner = blendManner(acting.moodBefore, acting.mood, strength, blended);
  const turn = ramp(0, GAZE_SECONDS, time - acting.gazeSince);
  attention.yaw = lerp(yawTo(acting.gazeBefore), yawTo(acting.gaze), turn);
  attention.pitch = lerp(pitchTo(acting.gazeBefore), pitchTo(acting.gaze), turn);
  attention.aimed = lerp(acting.gazeBefore === 'wander' ? 0 : 1, acting.gaze === 'wander' ? 0 : 1, turn);
  fidget(acting, time, manner, attention, pose);
  pose.armOnly = acting.own ? (acting.paws.left ? 'left' : 'right') : undefined;
  pose.ownElbow = acting.own?.elbow ?? 0;
  movePaws(acting, time, pose);
  gesticulate(acting.gesture, pose);
  return pose;
}

/** The chin would end up between the shoulder blades. */
const yawTo = (gaze: Gaze): number =>
  gaze === 'wander' ? 0 : clamp(Math.atan2(gaze[0], Math.max(gaze[2], 0.2)), -1.25, 1.25);

const pitchTo = (gaze: Gaze): number =>
  gaze === 'wander'
    ? 0
    : clamp(Math.atan2(gaze[1] - HEAD_HEIGHT, Math.max(0.5, Math.hypot(gaze[0], gaze[2]))), -0.9, 0.7);
