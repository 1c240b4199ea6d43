/** From acting to pose: a pure function of the acting, its seed and the time, so that a fixed clock gives identical pictures. */

import type { Mood } from '../../choreography/vocabulary.ts';
import { HEAD_HEIGHT } from '../bones.ts';
import type { Acting, Gaze } from './acting.ts';
import { clamp, lerp, ramp } from './ease.ts';
import { gesticulate } from './gesticulate.ts';
import { fidget } from './idle.ts';
import { blendManner, createManner } from './mood.ts';
import { movePaws } from './paws.ts';
import type { CatPose } from './pose.ts';
import type { Seconds } from './seconds.ts';

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
