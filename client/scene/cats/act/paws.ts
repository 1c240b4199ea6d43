/** Moves the paws over the table, and the body after them. */

import type { Seconds } from '../../../choreography/steps.ts';
import { LANDS } from '../../../choreography/vocabulary.ts';
import { SIDES, type Side, signOf } from '../bones.ts';
import { hash } from '../chance.ts';
import type { Vec3 } from '../sculpt/field.ts';
import type { Acting } from './acting.ts';
import { bump, clamp, lerp, plateau, ramp, settle } from './ease.ts';
import type { PawAction } from './pawAction.ts';
import type { CatPose, Placement } from './pose.ts';

/** Half the thickness of a paw. */
const SOLE = 0.15;
const SIZE = 0.95;
export const PAW_REST: Vec3 = [0.62, SOLE, 0.98];

export const pawOf = (pose: CatPose, side: Side): Placement => (side === 'left' ? pose.pawLeft : pose.pawRight);

export function movePaws(acting: Acting, time: Seconds, pose: CatPose): void {
  for (const side of SIDES) {
    const sign = signOf(side);
    const paw = pawOf(pose, side);
    const knead = acting.still ? 0 : Math.max(0, Math.sin(time * 1.3 + hash(acting.seed, sign + 5) * 6)) * 0.012;
    place(paw, sign * PAW_REST[0], PAW_REST[1] + knead, PAW_REST[2]);
    paw.pitch = 0;
    paw.yaw = -sign * 0.12;
    paw.roll = 0;
    stretch(paw, 1, 1, 1);
    setElbow(pose, side, 0);
    const action = acting.paws[side];
    if (action) perform(action, side, pose);
  }
}

const place = (paw: Placement, x: number, y: number, z: number): void => {
  paw.x = x;
  paw.y = y;
  paw.z = z;
};

const stretch = (paw: Placement, wide: number, tall: number, long: number): void => {
  paw.wide = SIZE * wide;
  paw.tall = SIZE * tall;
  paw.long = SIZE * long;
};

function setElbow(pose: CatPose, side: Side, lift: number): void {
  if (side === 'left') pose.elbowLeft = lift;
  else pose.elbowRight = lift;
}

/** There, a while, and back. */
const visit = (progress: number, pace: number) => Math.min(1, progress * pace, (1 - progress) * pace);

function perform({ type, progress, target }: PawAction, side: Side, pose: CatPose): void {
  switch (type) {
    case 'slap':
    case 'lay':
      slap(progress, target, type === 'lay', side, pose);
      break;
    case 'withdraw':
      stretchTo(1 - progress, target, side, pose);
      break;
    case 'rake':
      stretchTo(visit(progress, 6), target, side, pose);
      break;
    case 'point':
      stretchTo(visit(progress, 4), target, side, pose);
      break;
    case 'reach':
      reach(progress, target, side, pose);
      break;
    case 'knock':
      knock(progress, side, pose);
      break;
    case 'wave':
    case 'rest':
      break;
  }
}

/** 0 at home, 1 there. */
function stretchTo(progress: number, target: Vec3, side: Side, pose: CatPose): void {
  travel(ramp(0, 1, progress), bump(0, 1, progress) * 0.35, target, side, pose);
}

/** Touches the target, as who lays or takes a card, and comes back. */
function reach(progress: number, target: Vec3, side: Side, pose: CatPose): void {
  const lift = bump(0, 0.45, progress) * 0.45 + bump(0.58, 1, progress) * 0.25;
  travel(plateau(0, 0.42, 0.6, 1, progress), lift, target, side, pose);
  const press = bump(0.42, 0.56, progress);
  stretch(pawOf(pose, side), 1 + 0.12 * press, 1 - 0.16 * press, 1 + 0.08 * press);
}

/** Puts the paw between its rest and the target, and takes the shoulder along. */
function travel(there: number, lift: number, target: Vec3, side: Side, pose: CatPose): void {
  const paw = pawOf(pose, side);
  const sign = signOf(side);
  place(paw, lerp(paw.x, target[0], there), lerp(paw.y, target[1] + SOLE, there) + lift, lerp(paw.z, target[2], there));
  paw.yaw = lerp(paw.yaw, Math.atan2(target[0] - sign * 0.8, target[2]), there);
  paw.pitch = -lift * 0.4;
  follow(there, target, side, pose);
}

/** The body leans after the arm: the farther, the more. */
function follow(there: number, target: Vec3, side: Side, pose: CatPose): void {
  const far = clamp((Math.hypot(target[0], target[2]) - 1.2) / 3);
  pose.torso.pitch += there * (0.06 + 0.16 * far);
  pose.torso.z += there * (0.05 + 0.22 * far);
  pose.torso.yaw += there * clamp(Math.atan2(target[0], target[2]), -0.6, 0.6) * 0.3 - there * signOf(side) * 0.1;
}

function slap(progress: number, target: Vec3, stays: boolean, side: Side, pose: CatPose): void {
  const paw = pawOf(pose, side);
  const sign = signOf(side);
  const [restX, restY, restZ] = [paw.x, paw.y, paw.z];
  const dip = bump(0, 0.12, progress);
  const raised = ramp(0.05, 0.3, progress) + settle(0.27, progress, 26, 14) * 0.12;
  const fall = clamp((progress - 0.38) / (LANDS - 0.38));
  const strike = fall * fall * fall;
  const home = stays ? 0 : ramp(0.74, 1, progress);
  const squash = bump(LANDS - 0.01, 0.62, progress) + settle(0.62, progress, 34, 16) * 0.14;
  const up = raised * (1 - ramp(0.37, 0.45, progress));
  const down = strike * (1 - home);

  place(
    paw,
    lerp(lerp(restX, restX * 1.12, up), target[0], down),
    lerp(lerp(restY, 2.5, up) - dip * 0.05, target[1] + SOLE, down) + bump(0.74, 1, progress) * (stays ? 0 : 0.22),
    lerp(lerp(restZ, restZ - 0.18, up), target[2], down),
  );
  paw.pitch = -up * 1.5;
  paw.yaw = lerp(paw.yaw, Math.atan2(target[0] - sign * 0.8, target[2]), down);
  paw.roll = sign * up * 0.1 * Math.sin(progress * 40);
  stretch(paw, 1 + squash * 0.32 + up * 0.07, 1 - squash * 0.38 + up * 0.1, 1 + squash * 0.25);
  setElbow(pose, side, up);

  const windUp = ramp(0.05, 0.3, progress) * (1 - ramp(0.36, 0.44, progress));
  follow(down, target, side, pose);
  pose.torso.pitch -= windUp * 0.09;
  pose.torso.z -= windUp * 0.05;
  pose.torso.roll += sign * windUp * -0.07 + sign * down * 0.05;
  pose.torso.y -= squash * 0.05;
  pose.neck.pitch += down * 0.1 - windUp * 0.05;
  pose.neck.wide = 1 + squash * 0.05;
  pose.neck.tall = 1 - squash * 0.07 + windUp * 0.02;
  pose.neck.long = 1 + squash * 0.05;

  pose.lidUpper += windUp * 0.16;
  pose.lidLower += windUp * 0.1;
  pose.open *= 1 - clamp(squash) * 0.95;
  pose.frown += windUp * 0.2 + down * 0.15;
  pose.browSlant += windUp * 0.35 + down * 0.3;
  pose.browRaise += windUp * 0.35 - squash * 0.4;
  pose.browStrength = Math.max(pose.browStrength, windUp, squash);
  pose.jaw = Math.max(pose.jaw, windUp * 0.35);
  for (const ear of [pose.earLeft, pose.earRight]) {
    ear.back += windUp * 0.6 + down * 0.2 + squash * 0.35;
    ear.out += windUp * 0.2;
  }
  pose.hatLift += settle(LANDS, progress, 16, 7) * 0.3;
  for (let at = 2; at < 4; at += 1)
    pose.tail[3 * at + 1] = (pose.tail[3 * at + 1] as number) + windUp * 0.4 + settle(LANDS, progress, 14, 5) * 0.4;
}

function knock(progress: number, side: Side, pose: CatPose): void {
  const sign = signOf(side);
  const paw = pawOf(pose, side);
  const out = plateau(0, 0.18, 0.84, 1, progress);
  const beat = Math.abs(Math.cos(clamp((progress - 0.18) / 0.62) * Math.PI * 2.5));
  const lift = out * beat * 0.42;
  const hit = out * Math.max(0, 1 - beat * 6);
  place(paw, lerp(paw.x, sign * 0.5, out), paw.y + lift, lerp(paw.z, 1.3, out));
  paw.pitch = -lift * 0.9 + out * 0.25;
  stretch(paw, 1 - out * 0.1 + hit * 0.14, 1 + out * 0.06 - hit * 0.2, 1 - out * 0.12 + hit * 0.1);
  pose.torso.y -= hit * 0.025;
  pose.neck.pitch += hit * 0.04;
  pose.hatLift += hit * 0.04;
}
