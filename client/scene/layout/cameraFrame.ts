/** The camera of the table shot: fixed tilt and lens, moved back until everything that must be seen lies between the bars of the HUD. */

import { type Point, point, type Quaternion, rotated, turn } from './pose.ts';

/** CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Parts of the viewport that the table leaves free, in CSS pixels from their edge. */
export interface Margins {
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
}

export interface CameraFrame extends Point, Quaternion {
  /** Vertical, in degrees. */
  readonly fov: number;
  readonly viewport: Viewport;
}

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
  /** CSS pixels that one unit of the table covers there. */
  readonly unit: number;
}

const halfFov = (fov: number) => Math.tan((fov * Math.PI) / 360);

/**
 * With the tilt fixed, every point gives linear bounds on the camera's height and distance, so the nearest camera that sees all of
 * them is found without search: a search would settle differently from frame to frame while a window is being resized.
 */
export function fitCamera(
  points: readonly Point[],
  pitch: number,
  fov: number,
  viewport: Viewport,
  margins: Margins,
): CameraFrame {
  const q = turn('x', -pitch);
  const toCamera = turn('x', pitch);
  const tanY = halfFov(fov);
  const tanX = (tanY * viewport.width) / viewport.height;
  const high = tanY * (1 - (2 * margins.top) / viewport.height);
  const low = -tanY * (1 - (2 * margins.bottom) / viewport.height);
  const wide = tanX * (1 - (2 * margins.side) / viewport.width);
  let top = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let distance = 0;
  for (const p of points) {
    const v = rotated(toCamera, p);
    top = Math.max(top, v.y + high * v.z);
    bottom = Math.min(bottom, v.y + low * v.z);
    distance = Math.max(distance, Math.abs(v.x) / wide + v.z);
  }
  distance = Math.max(distance, (top - bottom) / (high - low));
  const height = (top - high * distance + (bottom - low * distance)) / 2;
  return { ...rotated(q, point(0, height, distance)), ...q, fov, viewport };
}

const inverse = (q: Quaternion): Quaternion => ({ qx: -q.qx, qy: -q.qy, qz: -q.qz, qw: q.qw });

export function project(camera: CameraFrame, p: Point): ScreenPoint {
  const v = rotated(inverse(camera), point(p.x - camera.x, p.y - camera.y, p.z - camera.z));
  const { width, height } = camera.viewport;
  const unit = height / (2 * halfFov(camera.fov) * -v.z);
  return { x: width / 2 + v.x * unit, y: height / 2 - v.y * unit, unit };
}

/** The point `depth` units in front of the camera that shows at these CSS pixels. */
export function unproject(camera: CameraFrame, x: number, y: number, depth: number): Point {
  const { width, height } = camera.viewport;
  const unit = height / (2 * halfFov(camera.fov) * depth);
  const p = rotated(camera, point((x - width / 2) / unit, (height / 2 - y) / unit, -depth));
  return point(p.x + camera.x, p.y + camera.y, p.z + camera.z);
}
