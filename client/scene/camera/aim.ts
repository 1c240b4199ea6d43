/** Where the camera stands at a moment of the stage, and how far held cards have to come along. */

import { useMemo } from 'react';
import { Matrix4, Quaternion, Vector3 } from 'three';
import type { TableLayout } from '../layout/layout.ts';
import type { OwnShots } from '../repertoire.ts';
import type { CameraStage, Stage } from '../stage.ts';
import { useLayout, useStage } from '../useScene.ts';
import { createShots, type Shot } from './shots.ts';

export interface Aim {
  readonly position: Vector3;
  readonly rotation: Quaternion;
  /** The camera's motion away from its place at rest. */
  readonly carry: Matrix4;
  update(stage: Stage): void;
}

/** How far the own hand sinks in a close-up, by the height of the view. */
const SINK = 0.09;
/** How much farther it goes to leave its place to words. */
const ASIDE = 2.2;
const AT_ONCE = 8;
const unit = new Vector3(1, 1, 1);

/** Reduced motion: cuts instead of moves. */
const weight = (value: number, reduced: boolean) => (reduced ? Math.round(value) : value);

export function createAim(layout: TableLayout, own?: OwnShots): Aim {
  const shots = createShots(layout, own);
  const carry = new Matrix4();
  const position = new Vector3();
  const rotation = new Quaternion();
  const restInverse = new Matrix4().compose(shots.table.position, shots.table.rotation, unit).invert();
  const sinkDepth = SINK * 2 * Math.tan((layout.camera.fov * Math.PI) / 360) * 3.2;
  const podium: Shot = { position: new Vector3(), rotation: new Quaternion() };
  const right = new Vector3();
  const upward = new Vector3();
  const sink = new Matrix4();

  const pull = (shot: Shot, by: number) => {
    if (by <= 0) return;
    position.lerp(shot.position, by);
    rotation.slerp(shot.rotation, by);
  };

  const choose = (stage: CameraStage, reduced: boolean) => {
    position.copy(shots.table.position);
    rotation.copy(shots.table.rotation);
    pull(shots.stack, weight(stage.toStack, reduced));
    const seat = shots.seats[stage.seat];
    if (seat !== undefined) pull(seat, weight(stage.toSeat, reduced));
    const prize = shots.prizes[stage.seat];
    if (prize !== undefined) pull(prize, weight(stage.toPrize, reduced));
    if (stage.toDuel > 0) pull(shots.duel(stage.duelist, stage.rival), weight(stage.toDuel, reduced));
    for (const [name, shot] of shots.own) pull(shot, weight(stage[name] ?? 0, reduced));
    if (stage.toPodium > 0) {
      shots.podium(reduced ? 0 : stage.orbit, podium);
      pull(podium, weight(stage.toPodium, reduced));
    }
  };

  /** Slow drift of a hand's breadth, and the shake: sums of sines, so that the same moment always looks the same. */
  const sway = ({ time, camera: { shake, toStack } }: Stage) => {
    right.set(1, 0, 0).applyQuaternion(rotation);
    upward.set(0, 1, 0).applyQuaternion(rotation);
    const calm = 1 - 0.6 * toStack;
    const x = Math.sin(time * 0.31) * 0.07 * calm + Math.sin(time * 53) * 0.05 * shake;
    const y = Math.sin(time * 0.43 + 1) * 0.045 * calm + Math.sin(time * 61 + 2) * 0.06 * shake;
    position.addScaledVector(right, x).addScaledVector(upward, y);
  };

  return {
    position,
    rotation,
    carry,
    update(stage) {
      choose(stage.camera, stage.reducedMotion);
      if (!stage.reducedMotion) sway(stage);
      const { toStack, toSeat, toPrize, toDuel, toPodium } = stage.camera;
      let close = toStack;
      for (const [name] of shots.own) close += stage.camera[name] ?? 0;
      // What is pronounced is written where the hand was: it makes room as soon as the camera leaves its place, not when it has arrived.
      const aside = Math.min(1, (toSeat + toPrize + toDuel + toPodium * 2) * AT_ONCE);
      const sunk = Math.max(Math.min(1, close * 0.6), aside * ASIDE);
      sink.makeTranslation(0, -sunk * sinkDepth * (1 + toPodium * 4), 0);
      carry.compose(position, rotation, unit).multiply(sink).multiply(restInverse);
    },
  };
}

/** One for whoever asks: cards that are held need it before the camera moves, and a shared one would be about the frame before. */
export function useAim(): Aim {
  const layout = useLayout();
  const { ownShots } = useStage().repertoire;
  return useMemo(() => createAim(layout, ownShots), [layout, ownShots]);
}
