/** Emotes: what a player chooses to show, played over whatever the cat does otherwise. */

import { SIDES, type Side, signOf } from '../bones.ts';
import { bump, lerp, plateau } from './ease.ts';
import { pawOf } from './paws.ts';
import type { CatPose } from './pose.ts';

export const GESTURES = ['wave', 'cheer', 'clap', 'facepaw', 'shrug', 'taunt', 'laugh', 'bow', 'love'] as const;
export type GestureName = (typeof GESTURES)[number];

export interface Gesture {
  readonly type: GestureName;
  readonly progress: number;
}

export const GESTURE_SECONDS: Readonly<Record<GestureName, number>> = {
  wave: 1.8,
  cheer: 2,
  clap: 1.8,
  facepaw: 2.2,
  shrug: 1.6,
  taunt: 1.8,
  laugh: 2.2,
  bow: 1.6,
  love: 2.4,
};

type Play = (pose: CatPose, shown: number, progress: number) => void;

const PLAYS: Readonly<Record<GestureName, Play>> = {
  wave(pose, shown, progress) {
    const wag = Math.sin(progress * 34) * shown;
    lift(pose, 'right', shown, [1.15, 2.35, 0.75], -1.5);
    pawOf(pose, 'right').roll += wag * 0.45;
    pawOf(pose, 'right').x -= wag * 0.14;
    smileAt(pose, shown, 0.8);
    pose.neck.roll += shown * 0.12;
    pose.browRaise += shown * 0.5;
  },
  cheer(pose, shown, progress) {
    const hop = Math.abs(Math.sin(progress * 20)) * shown;
    for (const side of SIDES) lift(pose, side, shown, [1.2, 2.75 + hop * 0.15, 0.45], -1.45);
    pose.torso.y += hop * 0.14;
    beam(pose, shown);
    pose.jaw = Math.max(pose.jaw, shown * 0.7);
    pose.symptoms.sparks = Math.max(pose.symptoms.sparks, shown);
  },
  clap(pose, shown, progress) {
    const apart = 0.3 + 0.34 * Math.abs(Math.sin(progress * 24));
    for (const side of SIDES) {
      lift(pose, side, shown, [apart, 0.95, 1.25], -1.1);
      pawOf(pose, side).roll -= signOf(side) * shown * 1.1;
    }
    smileAt(pose, shown, 1);
    pose.joy = Math.max(pose.joy, shown * 0.4);
  },
  facepaw(pose, shown, progress) {
    lift(pose, 'right', shown, [0.2, 2.05, 1.15], -1.2);
    pawOf(pose, 'right').roll += shown * 0.5;
    pose.neck.pitch += shown * 0.22;
    pose.neck.yaw += Math.sin(progress * 16) * 0.09 * shown;
    pose.open *= 1 - shown;
    pose.smile = lerp(pose.smile, -0.8, shown);
    for (const ear of [pose.earLeft, pose.earRight]) ear.out += shown * 0.5;
  },
  shrug(pose, shown) {
    for (const side of SIDES) {
      lift(pose, side, shown, [1.35, 0.95, 0.9], -0.6);
      pawOf(pose, side).roll -= signOf(side) * shown * 0.7;
    }
    pose.neck.roll += shown * 0.22;
    pose.neck.y -= shown * 0.06;
    pose.browRaise += shown * 0.9;
    pose.browStrength = Math.max(pose.browStrength, shown);
    pose.smile = lerp(pose.smile, -0.45, shown);
  },
  taunt(pose, shown, progress) {
    pose.jaw = Math.max(pose.jaw, shown * 0.6);
    pose.neck.roll += Math.sin(progress * 18) * 0.14 * shown;
    pose.lidUpper -= shown * 0.22;
    pose.browSkew += shown;
    pose.browStrength = Math.max(pose.browStrength, shown);
    smileAt(pose, shown, 1);
    for (const side of SIDES) {
      lift(pose, side, shown, [1.02, 2.15, 0.55], -1.3);
      pawOf(pose, side).roll += Math.sin(progress * 40) * 0.25 * shown;
    }
  },
  laugh(pose, shown, progress) {
    const shake = Math.abs(Math.sin(progress * 26)) * shown;
    beam(pose, shown);
    pose.jaw = Math.max(pose.jaw, shown * (0.45 + 0.5 * shake));
    pose.torso.y += shake * 0.07;
    pose.neck.pitch -= shown * 0.16 - shake * 0.08;
    pose.wet = Math.max(pose.wet, shown * 0.7);
    pawOf(pose, 'left').y += Math.max(0, Math.sin(progress * 26)) * 0.22 * shown;
  },
  bow(pose, shown) {
    pose.torso.pitch += shown * 0.28;
    pose.neck.pitch += shown * 0.3;
    pose.open *= 1 - shown * 0.9;
    pose.hatLift += shown * 0.25;
    lift(pose, 'right', shown, [-0.15, 0.95, 1.05], -0.9);
    smileAt(pose, shown, 0.6);
  },
  love(pose, shown) {
    for (const side of SIDES) lift(pose, side, shown, [0.42, 1.12, 1.15], -1.2);
    beam(pose, shown * 0.9);
    pose.blush = Math.max(pose.blush, shown);
    pose.neck.roll += shown * 0.14;
    pose.symptoms.hearts = Math.max(pose.symptoms.hearts, shown);
  },
};

export function gesticulate(gesture: Gesture | undefined, pose: CatPose): void {
  if (!gesture) return;
  const shown = plateau(0, 0.16, 0.84, 1, gesture.progress);
  PLAYS[gesture.type](pose, shown, gesture.progress);
}

/** Takes a paw off the table to a place given for the left one. */
function lift(pose: CatPose, side: Side, shown: number, to: readonly [number, number, number], pitch: number): void {
  const paw = pawOf(pose, side);
  const sign = signOf(side);
  paw.x = lerp(paw.x, sign * to[0], shown);
  paw.y = lerp(paw.y, to[1], shown) + bump(0, 1, shown) * 0.1;
  paw.z = lerp(paw.z, to[2], shown);
  paw.pitch = lerp(paw.pitch, pitch, shown);
  const high = Math.max(0, to[1] - 0.6) * 0.5 * shown;
  if (side === 'left') pose.elbowLeft = Math.max(pose.elbowLeft, high);
  else pose.elbowRight = Math.max(pose.elbowRight, high);
}

const smileAt = (pose: CatPose, shown: number, smile: number): void => {
  pose.smile = lerp(pose.smile, smile, shown);
};

function beam(pose: CatPose, shown: number): void {
  smileAt(pose, shown, 1);
  pose.open *= 1 - shown * 0.93;
  pose.joy = Math.max(pose.joy, shown * 0.75);
  pose.browRaise += shown * 0.5;
}
