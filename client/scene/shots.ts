/** The camera's shots, each a fixed place that follows from the layout. */

import { Matrix4, Quaternion, Vector3 } from 'three';
import { CARD_HEIGHT, CARD_WIDTH, CAT_HEIGHT, type TableLayout } from './layout.ts';
import { HUD_TOP, handReserve } from './ownHand.ts';

export interface Shot {
  readonly position: Vector3;
  readonly rotation: Quaternion;
}

export interface Shots {
  readonly table: Shot;
  readonly stack: Shot;
  readonly seats: readonly Shot[];
  podium(orbit: number, out: Shot): void;
}

const up = new Vector3(0, 1, 0);
const matrix = new Matrix4();

export function createShots(layout: TableLayout): Shots {
  const { camera, viewport } = layout;
  const halfHeight = Math.tan((camera.fov * Math.PI) / 360);
  const bottom = layout.you === 'watcher' ? 96 : handReserve(viewport);
  /** How far the middle of the free band lies above the middle of the viewport, in half heights. */
  const raise = (bottom - HUD_TOP) / viewport.height;

  /** Looks at a point so that it shows in the middle of the band between the HUD's bars. */
  const lookAt = (at: Vector3, from: Vector3, shot: Shot): Shot => {
    shot.rotation.setFromRotationMatrix(matrix.lookAt(from, at, up));
    const distance = from.distanceTo(at);
    shot.position
      .copy(from)
      .addScaledVector(new Vector3(0, 1, 0).applyQuaternion(shot.rotation), -raise * halfHeight * distance);
    return shot;
  };
  const empty = (): Shot => ({ position: new Vector3(), rotation: new Quaternion() });
  /** Distance at which something this large fills these parts of the viewport. */
  const distanceFor = (width: number, height: number, partX: number, partY: number) =>
    Math.max(height / (2 * halfHeight * partY), width / (2 * halfHeight * (viewport.width / viewport.height) * partX));

  const table: Shot = {
    position: new Vector3(camera.x, camera.y, camera.z),
    rotation: new Quaternion(camera.qx, camera.qy, camera.qz, camera.qw),
  };
  const stack = layout.stack(4);
  const stackAt = new Vector3(stack.x, 0.25, stack.z);
  const stackDistance = distanceFor(CARD_WIDTH, CARD_HEIGHT, 0.36, 0.25);
  const stackFrom = new Vector3(0, Math.sin(0.86), Math.cos(0.86)).multiplyScalar(stackDistance).add(stackAt);

  const seats = layout.frames.map((frame) => {
    if (frame.own) return table;
    const face = new Vector3(frame.x, CAT_HEIGHT - 0.35, frame.z);
    const distance = distanceFor(3, 3, 0.62, 0.5);
    const yaw = frame.yaw * 0.55;
    const from = new Vector3(Math.sin(yaw), 0.26, Math.cos(yaw)).normalize().multiplyScalar(distance).add(face);
    return lookAt(face, from, empty());
  });

  const podiumAt = new Vector3(0, 2, layout.table.centerZ - 0.4);
  const podiumDistance = distanceFor(7.2, 5.4, 0.96, 0.78);
  const podiumFrom = new Vector3();
  return {
    table,
    stack: lookAt(stackAt, stackFrom, empty()),
    seats,
    podium(orbit, out) {
      // To one side and back: a full circle would look through the walls.
      const yaw = Math.sin(orbit * Math.PI * 2) * 0.5;
      podiumFrom.set(Math.sin(yaw), 0.28, Math.cos(yaw)).normalize().multiplyScalar(podiumDistance).add(podiumAt);
      lookAt(podiumAt, podiumFrom, out);
    },
  };
}
