/** The camera's shots, each a fixed place that follows from the layout. */

import { Matrix4, Quaternion, Vector3 } from 'three';
import { type CameraFrame, fitCamera } from '../layout/cameraFrame.ts';
import { isCut, spanOf, verdictLine } from '../layout/duel.ts';
import { CAT_HEIGHT, podiumSpread, podiumZ, type TableLayout } from '../layout/layout.ts';
import { HUD_TOP, handReserve } from '../layout/ownHand.ts';
import { point } from '../layout/pose.ts';
import type { SeatFrame } from '../layout/seatFrames.ts';

export interface Shot {
  readonly position: Vector3;
  readonly rotation: Quaternion;
}

/** What every table has, each by its weight in the stage. */
export const SHOTS = ['toStack', 'toSeat', 'toPrize', 'toDuel', 'toPodium'] as const;

export interface Shots {
  readonly table: Shot;
  readonly stack: Shot;
  readonly seats: readonly Shot[];
  /** Each with what its cat holds up over its head. */
  readonly prizes: readonly Shot[];
  /** Those that the game brought. */
  readonly own: readonly (readonly [name: string, shot: Shot])[];
  duel(one: number, other: number): Shot;
  podium(orbit: number, out: Shot): void;
}

const up = new Vector3(0, 1, 0);
const upward = new Vector3();
const matrix = new Matrix4();

const shotOf = ({ x, y, z, qx, qy, qz, qw }: CameraFrame): Shot => ({
  position: new Vector3(x, y, z),
  rotation: new Quaternion(qx, qy, qz, qw),
});

const frameOf = ({ position: { x, y, z }, rotation }: Shot, rest: CameraFrame): CameraFrame => ({
  ...rest,
  ...point(x, y, z),
  qx: rotation.x,
  qy: rotation.y,
  qz: rotation.z,
  qw: rotation.w,
});

/** How much of a cat must be seen in a close-up: from the ears or the hat of a startled one down, from eye to eye. */
const EARS = 1.58;
const EYES = 0.42;
/** From the stack to the near edge of the close-up. Upright nothing is won by more: the cats at the sides keep the camera away. */
const NEAR = { wide: 0.85, portrait: 3.4 } as const;
const STEEPER = 0.08;

/** As near to the stack as can be with every face still in the picture: a verdict is read there as much as on the card. */
function closeUp({ camera, viewport, frames, table }: TableLayout, bottom: number): CameraFrame {
  const faces = frames
    .filter(({ own }) => !own)
    .flatMap(({ x, z }) => [-EYES, EYES].map((side) => point(x + side, CAT_HEIGHT + EARS, z)));
  const near = point(0, 0, table.pilesZ + (table.portrait ? NEAR.portrait : NEAR.wide));
  const pitch = 2 * Math.asin(-camera.qx) + STEEPER;
  return fitCamera([...faces, near], pitch, camera.fov, viewport, { top: 12, bottom, side: 8 });
}

/** From the edge of the table to the top of a cup that is held up, and as wide as two who look at it from both sides. */
const PRIZE = { from: 0.3, to: 4.6, half: 2.1 } as const;
const WIDER = Array.from({ length: 20 }, (_, step) => PRIZE.half + 0.3 * step);

/** Wider where that spares a neighbour from being cut; where nothing does, as near as ever. */
function prizeShot(layout: TableLayout, frame: SeatFrame): CameraFrame {
  const spared = WIDER.find((half) => !cutsSomebody(prizeWithin(layout, frame, half), layout));
  return prizeWithin(layout, frame, spared ?? PRIZE.half);
}

function prizeWithin({ camera, viewport, table }: TableLayout, { x, z }: SeatFrame, half: number): CameraFrame {
  const corners = [PRIZE.from, PRIZE.to].flatMap((y) => [-half, half].map((side) => point(side, y, z)));
  const bottom = viewport.height - verdictLine(viewport, table.portrait) + VERDICT;
  const fitted = fitCamera(corners, table.portrait ? 0.32 : 0.22, camera.fov, viewport, { top: 10, bottom, side: 4 });
  return { ...fitted, x: fitted.x + x };
}

/** How much of the picture is left to a single cat, which is what everybody looks at: less would make it small for its neighbours' sake. */
const SIZES = [3, 3.2, 3.4, 3.6, 3.8, 4] as const;

/** In half, by its edge. A narrow picture has no room for neighbours. */
const cutsSomebody = (shot: CameraFrame, { frames, table, viewport }: TableLayout): boolean =>
  !table.portrait && frames.some((frame) => !frame.own && isCut(spanOf(shot, frame, CAT_HEIGHT), viewport.width));

/** Half of what is written there, with some air, in CSS pixels. */
const VERDICT = 44;

export function createShots(
  layout: TableLayout,
  own: { readonly [shot: string]: (layout: TableLayout) => CameraFrame } = {},
): Shots {
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
      .addScaledVector(upward.copy(up).applyQuaternion(shot.rotation), -raise * halfHeight * distance);
    return shot;
  };
  const empty = (): Shot => ({ position: new Vector3(), rotation: new Quaternion() });
  /** Distance at which something this large fills these parts of the viewport. */
  const distanceFor = (width: number, height: number, partX: number, partY: number) =>
    Math.max(height / (2 * halfHeight * partY), width / (2 * halfHeight * (viewport.width / viewport.height) * partX));

  const table = shotOf(camera);

  const seats = layout.frames.map((frame) => {
    if (frame.own) return table;
    const face = new Vector3(frame.x, CAT_HEIGHT - 0.35, frame.z);
    const yaw = frame.yaw * 0.55;
    const closeTo = (size: number): Shot => {
      const distance = distanceFor(size, size, layout.table.portrait ? 0.8 : 0.62, 0.5);
      const from = new Vector3(Math.sin(yaw), 0.26, Math.cos(yaw)).normalize().multiplyScalar(distance).add(face);
      return lookAt(face, from, empty());
    };
    const shots = SIZES.map(closeTo);
    return shots.find((shot) => !cutsSomebody(frameOf(shot, camera), layout)) ?? shots[0] ?? table;
  });

  const podiumAt = new Vector3(0, 2.3, podiumZ(layout.table));
  // Steps stand closer together at a narrow table; heads are as wide as anywhere.
  const podiumDistance = distanceFor(2.6 + 4.8 * podiumSpread(layout.table), 6.6, 0.92, 0.78);
  const podiumFrom = new Vector3();
  const duels = new Map<number, Shot>();
  return {
    table,
    duel(one, other) {
      const key = one * layout.seats + other;
      const known = duels.get(key) ?? shotOf(layout.duel(one, other).camera);
      duels.set(key, known);
      return known;
    },
    stack: shotOf(closeUp(layout, bottom)),
    seats,
    prizes: layout.frames.map((frame) => (frame.own ? table : shotOf(prizeShot(layout, frame)))),
    own: Object.entries(own).map(([name, frameOf]) => [name, shotOf(frameOf(layout))]),
    podium(orbit, out) {
      // To one side and back: a full circle would look through the walls, and on a narrow screen who has lost would sit before who won.
      const yaw = Math.sin(orbit * Math.PI * 2) * (layout.table.portrait ? 0.22 : 0.5);
      podiumFrom.set(Math.sin(yaw), 0.28, Math.cos(yaw)).normalize().multiplyScalar(podiumDistance).add(podiumAt);
      lookAt(podiumAt, podiumFrom, out);
    },
  };
}
