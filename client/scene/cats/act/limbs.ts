/** Puts one paw somewhere, and lets the body follow it. */

import { type Side, signOf } from '../bones.ts';
import type { Vec3 } from '../sculpt/field.ts';
import { clamp, lerp } from './ease.ts';
import type { CatPose, Placement } from './pose.ts';

/** Half the thickness of a paw. */
export const SOLE = 0.15;
const SIZE = 0.95;

export const pawOf = (pose: CatPose, side: Side): Placement => (side === 'left' ? pose.pawLeft : pose.pawRight);

export const place = (paw: Placement, x: number, y: number, z: number): void => {
  paw.x = x;
  paw.y = y;
  paw.z = z;
};

export const stretch = (paw: Placement, wide: number, tall: number, long: number): void => {
  paw.wide = SIZE * wide;
  paw.tall = SIZE * tall;
  paw.long = SIZE * long;
};

export function setElbow(pose: CatPose, side: Side, lift: number): void {
  if (side === 'left') pose.elbowLeft = lift;
  else pose.elbowRight = lift;
}

/** How far from its own place: 0 before the chest, 1 across a table of six. */
export const farness = (target: Vec3): number => clamp((Math.hypot(target[0], target[2]) - 1.2) / 4.4);

/** Bent at the wrist, so that whose paw it is sees its toes and not its heel alone. */
const OWN_WRIST = 0.75;

/** Where the toes point when a paw comes down there: away from its elbow, which stands out to the side. */
export const toesTo = (target: Vec3, side: Side, { onlyArms }: CatPose): number =>
  Math.atan2(target[0] - signOf(side) * 1.1, target[2] + 0.3) - (onlyArms === undefined ? 0 : signOf(side) * OWN_WRIST);

/** Puts the paw between its rest and the target, and takes the shoulder along. */
export function travel(there: number, lift: number, target: Vec3, side: Side, pose: CatPose): void {
  const paw = pawOf(pose, side);
  place(paw, lerp(paw.x, target[0], there), lerp(paw.y, target[1] + SOLE, there) + lift, lerp(paw.z, target[2], there));
  paw.yaw = lerp(paw.yaw, toesTo(target, side, pose), there);
  paw.pitch = -lift * 0.4;
  follow(there, target, side, pose);
}

/** The body leans after the arm: the farther, the more. Who cannot reach with the arm alone lies over the table. */
export function follow(there: number, target: Vec3, side: Side, pose: CatPose): void {
  // Nobody sees the own body lean, only the end of its arm if the shoulder came into the picture.
  if (pose.onlyArms !== undefined) return;
  const far = farness(target);
  pose.torso.pitch += there * (0.06 + 0.3 * far);
  pose.torso.z += there * (0.05 + 0.42 * far);
  const turned = there * (clamp(Math.atan2(target[0], target[2]), -0.7, 0.7) * 0.4 - signOf(side) * 0.12);
  pose.torso.yaw += turned;
  // It goes on looking where it looked: turned along, the head would show its back.
  pose.neck.yaw -= turned * 0.8;
  pose.neck.pitch -= there * 0.2 * far;
}
