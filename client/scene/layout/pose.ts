/** Where a card or a cat is: plain numbers, so that layout and tests need no three. Units: about one decimetre of table; y = 0 is the table top. */

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface Quaternion {
  readonly qx: number;
  readonly qy: number;
  readonly qz: number;
  readonly qw: number;
}

/** A card at rest. `held` is 1 for cards of the own hand: they follow the camera (see stage.ts). */
export interface CardPose extends Point, Quaternion {
  readonly scale: number;
  /** Curvature along the card's height, 1/radius. 0 is flat. */
  readonly bend: number;
  readonly held: number;
}

export const point = (x: number, y: number, z: number): Point => ({ x, y, z });

export function turn(axis: 'x' | 'y' | 'z', angle: number): Quaternion {
  const s = Math.sin(angle / 2);
  return {
    qx: axis === 'x' ? s : 0,
    qy: axis === 'y' ? s : 0,
    qz: axis === 'z' ? s : 0,
    qw: Math.cos(angle / 2),
  };
}

/** First b, then a, as matrices multiply. */
export function times(a: Quaternion, b: Quaternion): Quaternion {
  return {
    qx: a.qw * b.qx + a.qx * b.qw + a.qy * b.qz - a.qz * b.qy,
    qy: a.qw * b.qy - a.qx * b.qz + a.qy * b.qw + a.qz * b.qx,
    qz: a.qw * b.qz + a.qx * b.qy - a.qy * b.qx + a.qz * b.qw,
    qw: a.qw * b.qw - a.qx * b.qx - a.qy * b.qy - a.qz * b.qz,
  };
}

export function rotated(q: Quaternion, p: Point): Point {
  const tx = 2 * (q.qy * p.z - q.qz * p.y);
  const ty = 2 * (q.qz * p.x - q.qx * p.z);
  const tz = 2 * (q.qx * p.y - q.qy * p.x);
  return {
    x: p.x + q.qw * tx + q.qy * tz - q.qz * ty,
    y: p.y + q.qw * ty + q.qz * tx - q.qx * tz,
    z: p.z + q.qw * tz + q.qx * ty - q.qy * tx,
  };
}

const FACE_UP = turn('x', -Math.PI / 2);
const FACE_DOWN = times(FACE_UP, turn('y', Math.PI));

/** A card flat on the table, its top away from the camera when yaw is 0. */
export function lying(at: Point, yaw: number, faceUp: boolean, scale: number): CardPose {
  return { ...at, ...times(turn('y', yaw), faceUp ? FACE_UP : FACE_DOWN), scale, bend: 0, held: 0 };
}

/** The same card turned over where it lies. */
export function turnedOver(pose: CardPose): CardPose {
  return { ...pose, ...times(pose, turn('y', Math.PI)) };
}

/** A number in [0, 1) that belongs to n: piles look untidy in the same way on every screen. */
export function scatter(n: number): number {
  const x = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
}
