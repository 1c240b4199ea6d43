/** Translates what the stage says about a seat into what a cat understands: places are seen from its chair. */

import type { Point } from '../layout/pose.ts';
import type { SeatStage } from '../stage.ts';
import { type Acting, createActing, type OwnArm } from './act/acting.ts';
import type { GestureName, PawAction } from './act/actions.ts';
import { CALM, type Manner } from './act/mood.ts';
import type { Side } from './bones.ts';
import type { OwnPlace } from './ownPlace.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type LocalPoint = [number, number, number];

export interface SeatActor {
  /** Rewritten on every call: six cats ask on every frame. `audience` is where the camera is; `own` is the place of the own arm. */
  actingOf(seat: SeatStage, paw: Side, audience: Point, still: boolean, own?: OwnPlace): Acting;
}

/** Actors turn a little to the audience: cats that all look at the stack would show it the backs of their heads. */
const CHEAT = 0.09;

export function createSeatActor(index: number, moods: { readonly [mood: string]: Manner }): SeatActor {
  const gaze: LocalPoint = [0, 0, 0];
  const target: LocalPoint = [0, 0, 0];
  const raised: LocalPoint = [0, 0, 0];
  const arm: Mutable<OwnArm> = { raised, elbow: 0, slack: 1 };
  const paw: Mutable<PawAction> = { type: 'rest', progress: 0, target };
  const gesture: { type: GestureName; progress: number } = { type: 'wave', progress: 0 };
  const paws: { left: PawAction | undefined; right: PawAction | undefined } = { left: undefined, right: undefined };
  const acting: Mutable<Acting> = { ...createActing(index * 17 + 5), gaze, paws };

  const gestureOf = (seat: SeatStage): typeof gesture | undefined => {
    if (seat.emote === undefined && seat.paw !== 'wave') return undefined;
    gesture.type = seat.emote ?? 'wave';
    gesture.progress = seat.emote === undefined ? seat.pawProgress : seat.emoteProgress;
    return gesture;
  };

  return {
    actingOf(seat, side, audience, still, own) {
      toLocal(
        seat,
        seat.gazeX + (audience.x - seat.gazeX) * CHEAT,
        seat.gazeY + (audience.y - seat.gazeY) * CHEAT * 0.5,
        seat.gazeZ + (audience.z - seat.gazeZ) * CHEAT,
        gaze,
      );
      toLocal(seat, seat.pawX, seat.pawY, seat.pawZ, target, own?.scale);
      if (own !== undefined) {
        toLocal(seat, own.raised.x, own.raised.y, own.raised.z, raised, own.scale);
        arm.elbow = own.elbow;
        arm.slack = own.slack;
      }
      acting.own = own === undefined ? undefined : arm;
      acting.mood = moods[seat.mood] ?? CALM;
      acting.moodStrength = seat.moodStrength;
      acting.bot = seat.bot;
      acting.still = still;
      paw.type = seat.paw;
      paw.progress = seat.pawProgress;
      // Both hold what is lifted; else the other one rests.
      const both = seat.paw === 'lift' || seat.paw === 'lower';
      paws.left = side === 'left' || both ? paw : undefined;
      paws.right = side === 'right' || both ? paw : undefined;
      acting.gesture = gestureOf(seat);
      return acting;
    },
  };
}

function toLocal(seat: SeatStage, x: number, y: number, z: number, out: LocalPoint, scale = 1): void {
  const dx = x - seat.x;
  const dz = z - seat.z;
  const sin = Math.sin(seat.yaw);
  const cos = Math.cos(seat.yaw);
  out[0] = (dx * cos - dz * sin) / scale;
  out[1] = (y - seat.y) / scale;
  out[2] = (dx * sin + dz * cos) / scale;
}
