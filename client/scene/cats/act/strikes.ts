/**
 * The ways in which a paw comes down on the stack: a challenge is struck from high up, a card is put down with a sweep from the side,
 * a late paw bounces off those under it, a raider's creeps. None of them knows what card it is about.
 */

import { LANDS } from '../../../choreography/vocabulary.ts';
import { type Side, signOf } from '../bones.ts';
import type { Vec3 } from '../sculpt/field.ts';
import { bump, clamp, lerp, ramp, settle } from './ease.ts';
import { follow, pawOf, place, SOLE, setElbow, stretch, toesTo } from './limbs.ts';
import type { CatPose } from './pose.ts';

export interface Strike {
  readonly progress: number;
  readonly target: Vec3;
  /** Where it winds up, if not beside its own head. */
  readonly raised: Vec3 | undefined;
}

interface Blow {
  /** How high it is raised, by the height of a challenge. */
  readonly height: number;
  /** How much the paw is flattened. */
  readonly weight: number;
  readonly bounce: number;
  readonly stays: boolean;
}

const RAISED_HEIGHT = 2.5;

const SLAP: Blow = { height: 1, weight: 1, bounce: 0, stays: false };
const LAY: Blow = { ...SLAP, stays: true };
const PAT: Blow = { height: 0.62, weight: 0.5, bounce: 0.34, stays: false };

export const slap = (strike: Strike, side: Side, pose: CatPose): void => blow(SLAP, strike, side, pose);
export const lay = (strike: Strike, side: Side, pose: CatPose): void => blow(LAY, strike, side, pose);
export const pat = (strike: Strike, side: Side, pose: CatPose): void => blow(PAT, strike, side, pose);

function blow(kind: Blow, { progress, target, raised: windUpAt }: Strike, side: Side, pose: CatPose): void {
  const paw = pawOf(pose, side);
  const sign = signOf(side);
  const [restX, restY, restZ] = [paw.x, paw.y, paw.z];
  const [highX, highY, highZ] = windUpAt ?? [restX * 1.12, RAISED_HEIGHT, restZ - 0.18];
  const dip = bump(0, 0.12, progress);
  const raised = (ramp(0.05, 0.3, progress) + settle(0.27, progress, 26, 14) * 0.12) * kind.height;
  const fall = clamp((progress - 0.38) / (LANDS - 0.38));
  const strike = fall * fall * fall;
  const home = kind.stays ? 0 : ramp(0.74, 1, progress);
  const squash = (bump(LANDS - 0.01, 0.62, progress) + settle(0.62, progress, 34, 16) * 0.14) * kind.weight;
  const up = raised * (1 - ramp(0.37, 0.45, progress));
  // It strikes from where it was raised to: by way of its rest an own paw would leave the picture before it lands.
  const high = raised * (1 - ramp(LANDS, 0.7, progress));
  const down = strike * (1 - home);
  const rebound = Math.abs(settle(LANDS + 0.03, progress, 26, 9)) * kind.bounce * (1 - home);

  place(
    paw,
    lerp(lerp(restX, highX, high), target[0], down),
    lerp(lerp(restY, highY, high) - dip * 0.05, target[1] + SOLE, down) +
      bump(0.74, 1, progress) * (kind.stays ? 0 : 0.22) +
      rebound,
    lerp(lerp(restZ, highZ, high), target[2], down),
  );
  paw.pitch = -up * 1.5 - rebound * 0.8;
  paw.yaw = lerp(paw.yaw, toesTo(target, side, pose), down);
  // Seen from behind it is turned, so that whose paw it is sees the beans too.
  if (windUpAt !== undefined) paw.yaw += up * sign * -1.9;
  paw.roll = sign * up * 0.1 * Math.sin(progress * 40);
  stretch(paw, 1 + squash * 0.32 + up * 0.07, 1 - squash * 0.38 + up * 0.1, 1 + squash * 0.25);
  setElbow(pose, side, up);

  const windUp = ramp(0.05, 0.3, progress) * (1 - ramp(0.36, 0.44, progress)) * kind.height;
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
  pose.hatLift += settle(LANDS, progress, 16, 7) * 0.3 * kind.weight;
  for (let at = 2; at < 4; at += 1)
    pose.tail[3 * at + 1] = (pose.tail[3 * at + 1] as number) + windUp * 0.4 + settle(LANDS, progress, 14, 5) * 0.4;
}

/** Swings in low from the side with a card under it, presses it down, and rolls off over its toes. */
export function put({ progress, target }: Strike, side: Side, pose: CatPose): void {
  const paw = pawOf(pose, side);
  const sign = signOf(side);
  const back = bump(0, 0.14, progress);
  const out = ramp(0.08, LANDS, progress) ** 1.5;
  const home = ramp(0.7, 1, progress);
  const there = out * (1 - home);
  const press = bump(LANDS - 0.02, 0.66, progress);
  const arc = bump(0.06, LANDS, progress) * 0.6 + bump(0.7, 1, progress) * 0.3;
  const swing = bump(0.05, LANDS, progress) * 0.55 * sign;
  place(
    paw,
    lerp(paw.x, target[0], there) + swing,
    lerp(paw.y, target[1] + SOLE, there) + arc,
    lerp(paw.z, target[2], there) - back * 0.16,
  );
  const rolling = ramp(0.62, 0.74, progress) * (1 - home);
  paw.pitch = 0.35 * bump(0.2, LANDS, progress) + 0.55 * rolling;
  paw.yaw = lerp(paw.yaw, toesTo(target, side, pose), there);
  paw.roll = -sign * 0.4 * bump(0.1, LANDS, progress);
  stretch(paw, 1 + press * 0.18, 1 - press * 0.22 + rolling * 0.06, 1 + press * 0.14);
  setElbow(pose, side, 0.55 * bump(0.05, 0.6, progress));
  follow(there, target, side, pose);
  pose.neck.pitch += press * 0.06;
  pose.hatLift += settle(LANDS, progress, 16, 8) * 0.12;
}

const CREEPS = 3;

/** Three furtive steps over the felt, then it lies there as if it had never been anywhere else. */
export function creep({ progress, target }: Strike, side: Side, pose: CatPose): void {
  const paw = pawOf(pose, side);
  const sign = signOf(side);
  const stepped = clamp(progress / 0.86) * CREEPS;
  const whole = Math.floor(stepped);
  const there = Math.min(1, (whole + ramp(0.15, 0.8, stepped - whole)) / CREEPS);
  const lifted = Math.sin(Math.PI * clamp((stepped - whole - 0.1) / 0.75)) * (there < 1 ? 1 : 0);
  place(
    paw,
    lerp(paw.x, target[0], there) + sign * 0.12 * lifted,
    lerp(paw.y, target[1] + SOLE, there) + lifted * 0.24,
    lerp(paw.z, target[2], there),
  );
  const pressed = bump(0.86, 1, progress);
  paw.pitch = -0.5 * lifted;
  paw.yaw = lerp(paw.yaw, toesTo(target, side, pose), there);
  stretch(paw, 1 + pressed * 0.14, 1 - pressed * 0.18, 1 + pressed * 0.08);
  follow(there, target, side, pose);
  pose.torso.y -= 0.1 * there;
  for (const ear of [pose.earLeft, pose.earRight]) ear.back += 0.5 * there;
}
