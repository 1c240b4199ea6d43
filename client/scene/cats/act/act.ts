/** From acting to pose: a pure function of the acting, its seed and the time, so that a fixed clock gives identical pictures. */

import type { Seconds } from '../../../choreography/steps.ts';
import { HEAD_HEIGHT } from '../bones.ts';
import type { Acting, Gaze } from './acting.ts';
import { clamp } from './ease.ts';
import { gesticulate } from './gesticulate.ts';
import { fidget } from './idle.ts';
import { blendManner, createManner } from './mood.ts';
import { movePaws } from './paws.ts';
import type { CatPose } from './pose.ts';

/** Rewritten for every cat. */
const blended = createManner();
const attention = { yaw: 0, pitch: 0, aimed: 0 };

export function act(acting: Acting, time: Seconds, pose: CatPose): CatPose {
  const manner = blendManner(acting.mood, acting.moodStrength, blended);
  attention.yaw = yawTo(acting.gaze);
  attention.pitch = pitchTo(acting.gaze);
  attention.aimed = acting.gaze === 'wander' ? 0 : 1;
  fidget(acting, time, manner, attention, pose);
  pose.onlyArms = acting.own ? armsOf(acting) : undefined;
  pose.ownElbow = acting.own?.elbow ?? 0;
  pose.ownSlack = acting.own?.slack ?? 1;
  movePaws(acting, time, pose);
  gesticulate(acting.gesture, pose);
  return pose;
}

/** A paw that rests is not in the picture of whoever looks through the cat's eyes. */
const armsOf = ({ paws }: Acting): CatPose['onlyArms'] =>
  paws.left && paws.right ? 'both' : paws.left ? 'left' : 'right';

/** Farther, and whoever looks from the middle of the table would see the back of its head. */
const yawTo = (gaze: Gaze): number =>
  gaze === 'wander' ? 0 : clamp(Math.atan2(gaze[0], Math.max(gaze[2], 0.2)), -1, 1);

const pitchTo = (gaze: Gaze): number =>
  gaze === 'wander'
    ? 0
    : clamp(Math.atan2(gaze[1] - HEAD_HEIGHT, Math.max(0.5, Math.hypot(gaze[0], gaze[2]))), -0.9, 0.7);
