/** A cat that does nothing is never quite still: breath, blinks, glances, ears, tail, weight. */

import type { Seconds } from '../../../choreography/steps.ts';
import { hash } from '../chance.ts';
import type { Acting } from './acting.ts';
import { bump, lerp, ramp } from './ease.ts';
import type { Manner } from './mood.ts';
import type { CatPose, EarPose } from './pose.ts';
import { SYMPTOMS } from './pose.ts';

export interface Attention {
  readonly yaw: number;
  readonly pitch: number;
  /** 1 looks there, 0 lets its eyes wander. */
  readonly aimed: number;
}

const BLINK_EVERY: Seconds = 3.6;
const BLINK: Seconds = 0.2;
const GLANCE_EVERY: Seconds = 2.6;
const EAR_EVERY: Seconds = 3.1;
const SHIFT_EVERY: Seconds = 7;
const GLINT_EVERY: Seconds = 4.2;

export function fidget(acting: Acting, time: Seconds, manner: Manner, attention: Attention, pose: CatPose): void {
  const alive = acting.still ? 0 : 1;
  const own = time + hash(acting.seed, 0) * 50;
  const breath = Math.sin(own * 1.9 * manner.breathSpeed) * manner.breath * alive;
  const shiver = manner.tremble * alive * Math.sin(own * 47) * 0.012;
  const hop = manner.bounce * alive * Math.abs(Math.sin(own * 5.2));
  const weight = shiftOf(acting.seed, own) * alive;

  const { torso, neck } = pose;
  torso.x = weight * 0.05 + shiver;
  torso.y = hop * 0.09 - manner.sink * 0.55;
  torso.z = manner.lean * 0.12;
  torso.pitch = manner.lean * 0.16;
  torso.yaw = attention.yaw * 0.12 * attention.aimed;
  torso.roll = weight * 0.035 + Math.sin(own * 0.7) * 0.012 * alive;
  torso.wide = 1 + breath * 0.006 + hop * 0.01;
  torso.tall = 1 + breath * 0.012 - hop * 0.015;
  torso.long = 1 + breath * 0.012;

  const lookX = lerp(glance(acting.seed, own, 3, 1.3), attention.yaw / 0.75, attention.aimed) + manner.gazeX;
  const lookY = lerp(glance(acting.seed, own, 4, 0.6) - 0.1, attention.pitch / 0.6, attention.aimed) + manner.gazeY;
  neck.x = shiver * 0.7;
  neck.y = -manner.sink * 0.5;
  neck.z = 0;
  neck.pitch = manner.headPitch - lookY * 0.2 + breath * 0.012;
  neck.yaw = manner.headYaw + lookX * 0.4;
  neck.roll = manner.headRoll + Math.sin(own * 0.55) * 0.04 * alive - weight * 0.04;
  neck.wide = 1;
  neck.tall = 1;
  neck.long = 1;

  const shut = Math.max(manner.shut, blinkOf(acting.seed, own) * (1 - manner.joy) * (1 - Math.max(0, manner.wide)));
  const squint = manner.squint;
  pose.lidUpper = 0.6 + manner.wide * 0.22 - squint * 0.42;
  pose.lidLower = 0.54 + Math.max(0, manner.wide) * 0.14 - squint * 0.2;
  pose.open = (1 - shut) * (1 - manner.joy * 0.93);
  pose.wink = 0;
  pose.slant = manner.slant;
  pose.joy = manner.joy * 0.75;
  pose.frown = manner.frown + squint * 0.3;
  pose.pupil = manner.pupil + 0.04 * Math.sin(own * 0.9);
  pose.wet = manner.wet;
  pose.gazeX = Math.max(-0.36, Math.min(0.36, lookX * 0.26));
  pose.gazeY = Math.max(-0.26, Math.min(0.26, lookY * 0.2));

  pose.browRaise = manner.browRaise + 0.05 * breath;
  pose.browSlant = manner.browSlant;
  pose.browSkew = manner.browSkew;
  pose.browStrength = manner.browStrength;
  pose.smile = manner.smile;
  pose.jaw = manner.jaw * (1 - 0.35 * manner.pant * (0.5 + 0.5 * Math.sin(own * 9 * alive)));
  pose.tongue = manner.pant * 0.5;
  pose.blush = manner.blush;
  pose.heat = manner.heat;
  pose.droop = manner.droop + 0.012 * breath;
  pose.hatLift = manner.hatLift * 0.34 + hop * 0.06;
  pose.hatRoll = manner.hatLift * 0.12;
  for (const symptom of SYMPTOMS) pose.symptoms[symptom] = manner[symptom];

  earsOf(acting.seed, own, manner, alive, pose);
  tailOf(own, manner, alive, pose);
  glintOf(acting, own, pose);
}

function blinkOf(seed: number, own: Seconds): number {
  const turn = Math.floor(own / BLINK_EVERY);
  const since = own - turn * BLINK_EVERY - hash(seed, turn, 1) * (BLINK_EVERY - 2.2 * BLINK);
  const once = bump(0, BLINK, since);
  return hash(seed, turn, 2) > 0.8 ? Math.max(once, bump(BLINK * 1.15, BLINK * 2.1, since)) : once;
}

/** Where the eyes wander: a place for a while, then a quick move to the next. */
function glance(seed: number, own: Seconds, salt: number, reach: number): number {
  const turn = Math.floor(own / GLANCE_EVERY);
  const moved = ramp(0, 0.22, own - turn * GLANCE_EVERY);
  const place = (n: number): number => (hash(seed, n, salt) - 0.5) * reach;
  return lerp(place(turn - 1), place(turn), moved);
}

function shiftOf(seed: number, own: Seconds): number {
  const turn = Math.floor(own / SHIFT_EVERY);
  const place = (n: number): number => hash(seed, n, 5) * 2 - 1;
  return lerp(place(turn - 1), place(turn), ramp(0, 1.1, own - turn * SHIFT_EVERY));
}

function earsOf(seed: number, own: Seconds, manner: Manner, alive: number, pose: CatPose): void {
  flickEar(pose.earLeft, seed, 6, own, manner, alive);
  flickEar(pose.earRight, seed, 7, own, manner, alive);
}

function flickEar(ear: EarPose, seed: number, salt: number, own: Seconds, manner: Manner, alive: number): void {
  const turn = Math.floor(own / EAR_EVERY);
  const since = own - turn * EAR_EVERY - hash(seed, turn, salt) * 2;
  const flicks = hash(seed, turn, salt + 10) > 0.45 && since > 0;
  const flick = flicks ? Math.sin(since * 26) * Math.exp(-since * 7) * 0.3 * alive : 0;
  ear.back = manner.earsBack + flick * 0.25;
  ear.out = manner.earsOut + flick * 0.3;
  ear.twist = flick;
}

/** The tip follows the root a little later. */
function tailOf(own: Seconds, manner: Manner, alive: number, pose: CatPose): void {
  const sway = (late: number): number => Math.sin(own * 1.1 * manner.tailSpeed - late) * manner.tailSway * alive;
  const lift = manner.tailLift;
  setTail(pose, 0, 0.5, -2.4, -0.7);
  setTail(pose, 1, 1.9 + 0.1 * sway(0), -2.3 + 0.1 * lift, -0.9);
  setTail(pose, 2, 1.75 + 0.22 * sway(0.9), -0.9 + 0.5 * lift, -0.8);
  setTail(pose, 3, 1.42 + 0.36 * sway(1.8) - 0.15 * lift, -0.15 + 0.15 * sway(0.9) + 0.75 * lift, -0.6);
}

function setTail({ tail }: CatPose, point: number, x: number, y: number, z: number): void {
  tail[3 * point] = x;
  tail[3 * point + 1] = y;
  tail[3 * point + 2] = z;
}

function glintOf(acting: Acting, own: Seconds, pose: CatPose): void {
  const since = own % GLINT_EVERY;
  pose.glint = acting.bot ? 0.35 + bump(0, 0.7, since) * 0.9 : 0;
  pose.glintAt = -1.4 + 4 * Math.min(1, since / 0.7);
}
