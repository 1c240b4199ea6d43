/** Translates what the stage says about a seat into what a cat understands: places seen from its chair, paws, gestures. */

import { type Acting, createActing } from './cats/act/acting.ts';
import type { GestureName } from './cats/act/gesture.ts';
import type { PawAction as CatPawAction } from './cats/act/pawAction.ts';
import type { Side } from './cats/bones.ts';
import type { Point } from './layout/pose.ts';
import type { SeatStage } from './stage.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type LocalPoint = [number, number, number];

export interface CatActor {
  /** Rewritten on every call: six cats ask on every frame. `audience` is where the camera is. */
  actingOf(seat: SeatStage, paw: Side, audience: Point, still: boolean): Acting;
}

/** Actors turn a little to the house: cats that all look at the stack would show it the backs of their heads. */
const CHEAT = 0.09;

/** There, a while, and back. */
const visit = (progress: number, pace: number) => Math.min(1, progress * pace, (1 - progress) * pace);

export function createCatActor(index: number): CatActor {
  const gaze: LocalPoint = [0, 0, 0];
  const target: LocalPoint = [0, 0, 0];
  const slap: Mutable<Extract<CatPawAction, { type: 'slap' }>> = { type: 'slap', progress: 0, target, stays: false };
  const reach: Mutable<Extract<CatPawAction, { type: 'reach' }>> = { type: 'reach', progress: 0, target };
  const play: Mutable<Extract<CatPawAction, { type: 'play' }>> = { type: 'play', progress: 0, target };
  const knock: Mutable<Extract<CatPawAction, { type: 'knock' }>> = { type: 'knock', progress: 0 };
  const gesture: { type: GestureName; progress: number } = { type: 'wave', progress: 0 };
  const paws: { left?: CatPawAction; right?: CatPawAction } = {};
  const acting: Mutable<Acting> = { ...createActing(index * 17 + 5), gaze, gazeBefore: gaze, paws };

  const pawOf = (seat: SeatStage): CatPawAction | undefined => {
    const { paw, pawProgress } = seat;
    switch (paw) {
      case 'slap':
      case 'lay':
        slap.progress = pawProgress;
        slap.stays = paw === 'lay';
        return slap;
      case 'rake':
        reach.progress = visit(pawProgress, 6);
        return reach;
      case 'withdraw':
        reach.progress = 1 - pawProgress;
        return reach;
      case 'point':
        reach.progress = visit(pawProgress, 4);
        return reach;
      case 'draw':
        play.progress = pawProgress;
        return play;
      case 'knock':
        knock.progress = pawProgress;
        return knock;
      case 'wave':
      case 'rest':
        return undefined;
    }
  };

  const gestureOf = (seat: SeatStage): typeof gesture | undefined => {
    if (seat.emote === undefined && seat.paw !== 'wave') return undefined;
    gesture.type = seat.emote ?? 'wave';
    gesture.progress = seat.emote === undefined ? seat.pawProgress : seat.emoteProgress;
    return gesture;
  };

  return {
    actingOf(seat, side, audience, still) {
      toLocal(
        seat,
        seat.gazeX + (audience.x - seat.gazeX) * CHEAT,
        seat.gazeY + (audience.y - seat.gazeY) * CHEAT * 0.5,
        seat.gazeZ + (audience.z - seat.gazeZ) * CHEAT,
        gaze,
      );
      toLocal(seat, seat.pawX, seat.pawY, seat.pawZ, target);
      acting.mood = seat.mood;
      acting.moodStrength = seat.moodStrength;
      acting.bot = seat.bot;
      acting.still = still;
      delete paws.left;
      delete paws.right;
      const action = pawOf(seat);
      if (action !== undefined) paws[side] = action;
      acting.gesture = gestureOf(seat);
      return acting;
    },
  };
}

function toLocal(seat: SeatStage, x: number, y: number, z: number, out: LocalPoint): void {
  const dx = x - seat.x;
  const dz = z - seat.z;
  const sin = Math.sin(seat.yaw);
  const cos = Math.cos(seat.yaw);
  out[0] = dx * cos - dz * sin;
  out[1] = y - seat.y;
  out[2] = dx * sin + dz * cos;
}
