/** Plays an emote over whatever the cat does otherwise. */

import { SIDES, type Side, signOf } from '../bones.ts';
import type { Gesture, GestureName } from './actions.ts';
import { bump, lerp, plateau } from './ease.ts';
import { pawOf } from './limbs.ts';
import type { CatPose } from './pose.ts';

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
    lift(pose, 'right', shown, [0.16, 2, 1.2], -1.2);
    // The sole lies on the face.
    pawOf(pose, 'right').yaw = lerp(pawOf(pose, 'right').yaw, Math.PI - 0.3, shown);
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
  blep(pose, shown, progress) {
    pose.tongue = Math.max(pose.tongue, shown);
    pose.jaw = Math.max(pose.jaw, shown * 0.22);
    pose.neck.roll += shown * 0.16 + Math.sin(progress * 12) * 0.05 * shown;
    pose.lidUpper += shown * 0.1;
    pose.pupil = lerp(pose.pupil, 0.95, shown);
    smileAt(pose, shown, 0.5);
  },
  hiss(pose, shown, progress) {
    pose.jaw = Math.max(pose.jaw, shown * 0.85);
    pose.neck.pitch -= shown * 0.08;
    pose.neck.z += shown * 0.1;
    pose.neck.yaw += Math.sin(progress * 70) * 0.012 * shown;
    pose.torso.y += shown * 0.08;
    pose.pupil = lerp(pose.pupil, 0.08, shown);
    pose.frown += shown * 0.45;
    browAt(pose, shown, -0.2, 0.55);
    pose.smile = lerp(pose.smile, -0.6, shown);
    pose.droop -= shown * 0.14;
    layEars(pose, shown, 0.85, 0.6);
    lift(pose, 'right', shown, [0.85, 0.9, 1.35], -1.1);
  },
  yawn(pose, shown, progress) {
    const wide = bump(0.15, 0.85, progress);
    pose.jaw = Math.max(pose.jaw, wide * 1.1);
    pose.tongue = Math.max(pose.tongue, wide * 0.25);
    pose.open *= 1 - shown;
    pose.neck.pitch -= wide * 0.2;
    browAt(pose, shown, 0.5, -0.25);
    layEars(pose, shown, 0.35, 0.3);
    pose.wet = Math.max(pose.wet, shown * 0.6);
  },
  wink(pose, shown) {
    const shut = bump(0, 1, shown);
    pose.wink = Math.max(pose.wink, shown - shut * 0.1);
    pose.neck.roll -= shown * 0.14;
    pose.neck.pitch += shown * 0.05;
    pose.browSkew -= shown * 0.5;
    pose.browRaise += shown * 0.25;
    pose.browStrength = Math.max(pose.browStrength, shown * 0.8);
    smileAt(pose, shown, 0.95);
  },
  stare(pose, shown) {
    pose.lidUpper += shown * 0.2;
    pose.lidLower += shown * 0.1;
    pose.open = lerp(pose.open, 1, shown);
    pose.pupil = lerp(pose.pupil, 0.18, shown);
    pose.torso.z += shown * 0.16;
    pose.torso.pitch += shown * 0.1;
    pose.neck.pitch += shown * 0.06;
    browAt(pose, shown, -0.15, 0.2);
    smileAt(pose, shown, -0.25);
  },
  cry(pose, shown, progress) {
    const sob = Math.abs(Math.sin(progress * 22)) * shown;
    pose.symptoms.tears = Math.max(pose.symptoms.tears, shown);
    pose.wet = Math.max(pose.wet, shown);
    pose.jaw = Math.max(pose.jaw, shown * (0.35 + 0.25 * sob));
    pose.torso.y += sob * 0.05;
    pose.neck.pitch -= shown * 0.1;
    pose.lidUpper -= shown * 0.14;
    browAt(pose, shown, 0.5, -0.65);
    smileAt(pose, shown, -1);
    layEars(pose, shown, 0.3, 0.7);
  },
  sweat(pose, shown, progress) {
    pose.symptoms.sweat = Math.max(pose.symptoms.sweat, shown);
    pose.torso.x += Math.sin(progress * 90) * 0.012 * shown;
    pose.gazeX += Math.sin(progress * 14) * 0.2 * shown;
    browAt(pose, shown, 0.4, -0.5);
    smileAt(pose, shown, -0.4);
    layEars(pose, shown, 0.35, 0.45);
  },
  purr(pose, shown, progress) {
    pose.torso.x += Math.sin(progress * 120) * 0.006 * shown;
    beam(pose, shown * 0.9);
    pose.blush = Math.max(pose.blush, shown);
    pose.neck.roll += shown * 0.14 * Math.cos(progress * 6);
    pose.symptoms.hearts = Math.max(pose.symptoms.hearts, shown);
    for (const side of SIDES) {
      const knead = Math.max(0, Math.sin(progress * 20 + signOf(side) * 1.6));
      pawOf(pose, side).y += knead * 0.16 * shown;
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

function browAt(pose: CatPose, shown: number, raise: number, slant: number): void {
  pose.browRaise += raise * shown;
  pose.browSlant = lerp(pose.browSlant, slant, shown);
  pose.browStrength = Math.max(pose.browStrength, shown);
}

function layEars(pose: CatPose, shown: number, back: number, out: number): void {
  for (const ear of [pose.earLeft, pose.earRight]) {
    ear.back += back * shown;
    ear.out += out * shown;
  }
}

function beam(pose: CatPose, shown: number): void {
  smileAt(pose, shown, 1);
  pose.open *= 1 - shown * 0.93;
  pose.joy = Math.max(pose.joy, shown * 0.75);
  pose.browRaise += shown * 0.5;
}
