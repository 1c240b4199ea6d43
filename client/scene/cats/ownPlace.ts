import type { TableLayout } from '../layout/layout.ts';
import type { SeatStage } from '../stage.ts';

/** A cat with its hat on, leaning forward. */
const HIGHEST = 4.3;
const BELOW_TABLE = -0.5;

/** Where the own cat sits so that its head stays below the edge of the picture and its paw comes from there. */
export function ownPlace({ camera }: TableLayout): Pick<SeatStage, 'x' | 'y' | 'z' | 'yaw'> {
  const top = BELOW_TABLE + HIGHEST;
  const pitch = 2 * Math.asin(-camera.qx);
  const lowest = Math.tan(pitch + (camera.fov * Math.PI) / 360);
  return { x: 0, y: BELOW_TABLE, z: camera.z - (camera.y - top) / lowest + 0.3, yaw: Math.PI };
}
