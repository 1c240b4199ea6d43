/** Moves the paws over the table, and the body after them. */

import type { Seconds } from '../../../choreography/steps.ts';
import { REACHED, TURNS_HOME } from '../../../choreography/vocabulary.ts';
import { SIDES, type Side, signOf } from '../bones.ts';
import { hash } from '../chance.ts';
import type { Vec3 } from '../sculpt/field.ts';
import type { Acting } from './acting.ts';
import type { PawAction } from './actions.ts';
import { bump, clamp, lerp, plateau, ramp } from './ease.ts';
import { liftHeight, liftReach, TAKEN } from './lifting.ts';
import { farness, pawOf, place, SOLE, setElbow, stretch, travel } from './limbs.ts';
import type { CatPose } from './pose.ts';
import { creep, lay, pat, put, slap } from './strikes.ts';

export const PAW_REST: Vec3 = [0.62, SOLE, 0.98];
/** Out to the side and back: the paw of whoever looks comes into the picture from its edge. */
const OWN_REST: Vec3 = [2.3, 0.2, -0.9];
/** A paw that goes far comes with a hand's weight: at its own size it would end the arm like a point. */
const FAR_GROWTH = 0.3;
const OWN_GROWTH = 0.45;

export function movePaws(acting: Acting, time: Seconds, pose: CatPose): void {
  const [restX, restY, restZ] = acting.own ? OWN_REST : PAW_REST;
  for (const side of SIDES) {
    const sign = signOf(side);
    const paw = pawOf(pose, side);
    const knead = acting.still ? 0 : Math.max(0, Math.sin(time * 1.3 + hash(acting.seed, sign + 5) * 6)) * 0.012;
    place(paw, sign * restX, restY + knead, restZ);
    paw.pitch = 0;
    paw.yaw = -sign * 0.12;
    paw.roll = 0;
    stretch(paw, 1, 1, 1);
    setElbow(pose, side, 0);
    const action = acting.paws[side];
    if (action) perform(action, side, pose, acting.own?.raised);
  }
}

/** There, a while, and back. */
const visit = (progress: number, pace: number) => Math.min(1, progress * pace, (1 - progress) * pace);

function perform(action: PawAction, side: Side, pose: CatPose, raised: Vec3 | undefined): void {
  const { type, progress, target } = action;
  const strike = { progress, target, raised };
  switch (type) {
    case 'slap':
      slap(strike, side, pose);
      break;
    case 'lay':
      lay(strike, side, pose);
      break;
    case 'pat':
      pat(strike, side, pose);
      break;
    case 'put':
      put(strike, side, pose);
      break;
    case 'creep':
      creep(strike, side, pose);
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
      knock(progress, target, side, pose);
      break;
    case 'lift':
      if (pose.onlyArms === undefined) lift(progress, side, pose);
      else holdUp(progress, target, side, pose);
      return;
    case 'lower':
      lift(1, side, pose, 1 - ramp(0, 1, progress));
      return;
    case 'wave':
    case 'rest':
      return;
  }
  grow(target, side, pose);
}

function grow(target: Vec3, side: Side, pose: CatPose): void {
  const paw = pawOf(pose, side);
  const far = farness([paw.x, 0, paw.z]) * Math.min(1, farness(target) * 4);
  const grown = 1 + (pose.onlyArms === undefined ? FAR_GROWTH : OWN_GROWTH) * far;
  paw.wide *= grown;
  paw.tall *= grown;
  paw.long *= grown;
}

/** 0 at home, 1 there. */
function stretchTo(progress: number, target: Vec3, side: Side, pose: CatPose): void {
  travel(ramp(0, 1, progress), bump(0, 1, progress) * 0.35, target, side, pose);
}

/** Touches the target, as who takes a card, and comes back. */
function reach(progress: number, target: Vec3, side: Side, pose: CatPose): void {
  const lift = bump(0, 0.45, progress) * 0.45 + bump(0.58, 1, progress) * 0.25;
  travel(plateau(0, REACHED, TURNS_HOME, 1, progress), lift, target, side, pose);
  const press = bump(REACHED, 0.56, progress);
  stretch(pawOf(pose, side), 1 + 0.12 * press, 1 - 0.16 * press, 1 + 0.08 * press);
}

/** From the middle of a cup to its handles. */
const HANDLE = 0.56;

/** Both paws hold something between them: as high as it is lifted, and on both sides of it. */
function lift(progress: number, side: Side, pose: CatPose, held = ramp(0, TAKEN, progress)): void {
  const sign = signOf(side);
  const paw = pawOf(pose, side);
  place(
    paw,
    lerp(paw.x, sign * HANDLE, held),
    lerp(paw.y, liftHeight(progress) + 0.4, held),
    lerp(paw.z, liftReach(progress), held),
  );
  paw.pitch = -1.1 * held;
  paw.yaw = lerp(paw.yaw, -sign * 0.5, held);
  paw.roll = sign * 0.75 * held;
  pose.torso.pitch -= 0.08 * held;
  pose.neck.pitch -= 0.14 * bump(0.2, 0.9, progress);
}

/** From the middle of a cup to a paw that holds it, in units of the cat. */
const GRIP = 0.46;

/** As who holds it sees it: the cup itself is the target, wherever it is shown. */
function holdUp(progress: number, target: Vec3, side: Side, pose: CatPose): void {
  const sign = signOf(side);
  const paw = pawOf(pose, side);
  const held = ramp(0, TAKEN, progress);
  const [x, y, z] = target;
  place(paw, lerp(paw.x, x + sign * GRIP, held), lerp(y - 1.6, y, held), lerp(z - 0.9, z - 0.1, held));
  paw.pitch = -0.9;
  paw.yaw = -sign * 0.7;
  paw.roll = sign * 0.5;
}

function knock(progress: number, target: Vec3, side: Side, pose: CatPose): void {
  const paw = pawOf(pose, side);
  const out = plateau(0, 0.18, 0.84, 1, progress);
  const beat = Math.abs(Math.cos(clamp((progress - 0.18) / 0.62) * Math.PI * 2.5));
  // From the shoulder: from the wrist alone nobody across the table would see who it was.
  const lift = out * beat * 0.82;
  const hit = out * Math.max(0, 1 - beat * 4);
  place(paw, lerp(paw.x, target[0], out), lerp(paw.y, target[1] + SOLE, out) + lift, lerp(paw.z, target[2] - 0.2, out));
  paw.pitch = -lift * 0.9 + out * 0.25;
  stretch(paw, 1 - out * 0.1 + hit * 0.24, 1 + out * 0.06 - hit * 0.3, 1 - out * 0.12 + hit * 0.18);
  setElbow(pose, side, 0.7 * out * beat);
  pose.torso.pitch -= out * beat * 0.05;
  pose.torso.y -= hit * 0.05;
  pose.neck.pitch += hit * 0.08;
  pose.hatLift += hit * 0.12;
}
