import { unproject } from '../layout/cameraFrame.ts';
import type { TableLayout } from '../layout/layout.ts';
import { handReserve } from '../layout/ownHand.ts';
import { type Point, point } from '../layout/pose.ts';
import type { SeatStage } from '../stage.ts';
import type { OwnArm } from './act/acting.ts';
import { HEAD_HEIGHT } from './bones.ts';
import { SHOULDER } from './rig.ts';

export interface OwnPlace extends Pick<SeatStage, 'x' | 'y' | 'z' | 'yaw'>, Pick<OwnArm, 'elbow' | 'slack'> {
  /** Nearer than the others, and seen as one sees one's own. */
  readonly scale: number;
  /** Where its paw winds up, in sight and beside the stack. */
  readonly raised: Point;
}

/** Upright everything is farther away, and would end in a thread. */
const SCALE = { wide: 1.2, portrait: 1.5 } as const;
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
  const [out, up] = table.portrait ? [0.42, 0.1] : [0.5, 0.02];
  const scale = table.portrait ? SCALE.portrait : SCALE.wide;
  const shoulder = unproject(camera, width + out * scale * unit, height - handReserve(viewport) * up, depth);
  const seen = layout.onScreen(point(stack.x, 0.6, stack.z));
  return {
    x: shoulder.x - SHOULDER[0] * scale,
    y: shoulder.y - (HEAD_HEIGHT + SHOULDER[1]) * scale,
    z: shoulder.z + SHOULDER[2] * scale,
    yaw: Math.PI,
    scale,
    raised: unproject(camera, (seen.x + width * 1.05) / 2, seen.y - height * 0.06, away * 0.68),
    // Upright the way is long and the picture narrow: an elbow that stood out more would be outside of it.
    ...(table.portrait ? { elbow: -0.3, slack: 1.025 } : { elbow: 0.6, slack: 1.09 }),
  };
}

const LIFTING = {
  wide: { scale: 1.4, depth: 4.6, below: 1.3, slack: 1.04 },
  // Elbows that stood out more would lie over the faces at both sides.
  portrait: { scale: 1.45, depth: 8.4, below: 1.14, slack: 1.06 },
} as const;

/** Where it sits to hold something up with both paws: in the middle and below the picture, its arms on both sides of the own hand. */
export function ownLift({ camera, table, viewport: { width, height } }: TableLayout): OwnPlace {
  const { scale, depth, below, slack } = LIFTING[table.portrait ? 'portrait' : 'wide'];
  const chest = unproject(camera, width / 2, height * below, depth);
  return {
    x: chest.x,
    y: chest.y - (HEAD_HEIGHT + SHOULDER[1]) * scale,
    z: chest.z + SHOULDER[2] * scale,
    yaw: Math.PI,
    scale,
    raised: chest,
    elbow: 0,
    slack,
  };
}
