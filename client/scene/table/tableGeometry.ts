/** The table as it is turned: flat top, rounded lip, foot, stretched to its oval. */

import { type BufferGeometry, LatheGeometry, Vector2 } from 'three';
import { rimStretch, type TableShape } from '../layout/seatFrames.ts';

/** Radius by the table's, height: flat top, rounded lip, foot. */
const PROFILE = [
  [0, 0],
  [0.93, 0],
  [0.975, -0.012],
  [0.995, -0.07],
  [1, -0.16],
  [0.99, -0.26],
  [0.95, -0.33],
  [0.4, -0.42],
  [0.16, -0.7],
  [0.12, -2.4],
  [0.3, -3],
  [0.34, -3.2],
] as const;

export function tableGeometry(shape: TableShape): BufferGeometry {
  const points = PROFILE.map(([r, y]) => new Vector2(r, y)).reverse();
  const geometry = new LatheGeometry(points, 72);
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i += 1) {
    const stretch = rimStretch(shape.squareness, Math.atan2(position.getZ(i), position.getX(i)));
    position.setX(i, position.getX(i) * stretch);
    position.setZ(i, position.getZ(i) * stretch);
  }
  geometry.scale(shape.radiusX, 1, shape.radiusZ);
  geometry.computeVertexNormals();
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i += 1) {
    const x = position.getX(i) / shape.radiusX;
    const z = position.getZ(i) / shape.radiusZ;
    // The foot is of the rim's wood: seen from above the cloth would be painted on it.
    const out = position.getY(i) < -0.3 ? 0.95 / Math.max(Math.hypot(x, z), 0.01) : 1;
    uv.setXY(i, 0.5 + (x * out) / 2, 0.5 - (z * out) / 2);
  }
  return geometry;
}
