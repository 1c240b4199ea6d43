import { unproject } from '../layout/cameraFrame.ts';
import type { TableLayout } from '../layout/layout.ts';
import { handReserve } from '../layout/ownHand.ts';
import { type Point, point } from '../layout/pose.ts';
import type { SeatStage } from '../stage.ts';
import { HEAD_HEIGHT } from './bones.ts';
import { SHOULDER } from './rig.ts';

export interface OwnPlace extends Pick<SeatStage, 'x' | 'y' | 'z' | 'yaw'> {
  /** Nearer than the others, and seen as one sees one's own. */
  readonly scale: number;
  /** Where its paw winds up, in sight and beside the stack. */
  readonly raised: Point;
  /** How high its elbow is lifted: -1 hangs, 1 stands up. */
  readonly elbow: number;
}

const SCALE = 1.25;
/** Nearer the arm would lie over the own hand. */
const NEAREST = 4;

/**
 * Where the own cat sits so that its right shoulder lies just outside of the picture, beside the own hand: its arm comes from the
 * side, over the cards that it holds and past the stack that it goes to.
 */
export function ownPlace(layout: TableLayout): OwnPlace {
  const { camera, viewport, table } = layout;
  const { width, height } = viewport;
  const stack = layout.stack(0);
  const away = Math.hypot(stack.x - camera.x, stack.y - camera.y, stack.z - camera.z);
  const depth = Math.max(NEAREST, away * 0.46);
  const unit = height / (2 * Math.tan((camera.fov * Math.PI) / 360) * depth);
  // Upright there is nothing beside the own hand: the arm comes over it, below the cat that sits there.
  const [out, up] = table.portrait ? [0.2, 0.8] : [0.35, 0.12];
  const shoulder = unproject(camera, width + out * SCALE * unit, height - handReserve(viewport) * up, depth);
  const seen = layout.onScreen(point(stack.x, 0.6, stack.z));
  return {
    x: shoulder.x - SHOULDER[0] * SCALE,
    y: shoulder.y - (HEAD_HEIGHT + SHOULDER[1]) * SCALE,
    z: shoulder.z + SHOULDER[2] * SCALE,
    yaw: Math.PI,
    scale: SCALE,
    raised: unproject(camera, (seen.x + width * 1.05) / 2, seen.y - height * 0.06, away * 0.68),
    elbow: table.portrait ? -0.3 : 0.75,
  };
}
