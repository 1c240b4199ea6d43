/** Where each part of a cat lies in its one texture. The head and the body are painted as halves and mirrored by their coordinates. */

import type { Vec3 } from './sculpt/field.ts';

export interface Region {
  /** In the atlas, which is two units wide and one high, v upwards. */
  readonly at: readonly [number, number];
  readonly size: readonly [number, number];
  /** The same rectangle in the coordinates of whoever paints it. */
  readonly min: readonly [number, number];
  readonly max: readonly [number, number];
}

export const ATLAS = {
  head: { at: [0, 0], size: [1, 1], min: [-0.02, -1.25], max: [2.4, 1.35] },
  body: { at: [1, 0.4], size: [0.6, 0.6], min: [-0.02, -2.9], max: [2.3, -0.4] },
  arm: { at: [1.6, 0.4], size: [0.2, 0.6], min: [0, 0], max: [1, 1] },
  tail: { at: [1.8, 0.4], size: [0.2, 0.6], min: [0, 0], max: [1, 1] },
  earFront: { at: [1, 0], size: [0.22, 0.4], min: [-0.5, -0.3], max: [0.5, 1.15] },
  earBack: { at: [1.22, 0], size: [0.22, 0.4], min: [-0.5, -0.3], max: [0.5, 1.15] },
  mane: { at: [1.44, 0], size: [0.2, 0.4], min: [0, 0.6], max: [1, 1.9] },
  paw: { at: [1.64, 0], size: [0.18, 0.4], min: [-0.45, -0.75], max: [0.45, 0.55] },
  sole: { at: [1.82, 0], size: [0.18, 0.4], min: [-0.45, -0.75], max: [0.45, 0.55] },
} as const satisfies Record<string, Region>;

export type RegionName = keyof typeof ATLAS;

/** Keeps coordinates off the border, where smaller mip levels show the neighbour. */
const INSET = 0.012;

export function uvIn(name: RegionName, x: number, y: number): readonly [number, number] {
  const { at, size, min, max }: Region = ATLAS[name];
  const clamp = (value: number): number => Math.min(1 - INSET, Math.max(INSET, value));
  const u = clamp((x - min[0]) / (max[0] - min[0]));
  const v = clamp((y - min[1]) / (max[1] - min[1]));
  return [(at[0] + u * size[0]) / 2, at[1] + v * size[1]];
}

/**
 * Unrolls a shape around a vertical axis behind it: the face stays as flat as a mask, the flanks do not smear,
 * and the back, which hardly anybody sees, is pressed together.
 */
function unroll(x: number, z: number, axis: number, radius: number): number {
  const around = radius * Math.atan2(Math.abs(x), z + axis);
  const flat = radius * 0.43;
  const flank = Math.min(1.9, around) - flat;
  return Math.min(around, flat) + Math.max(0, flank) * 0.62 + Math.max(0, around - 1.9) * 0.3;
}

export const skinOfHead = (at: Vec3): readonly [number, number] => [unroll(at[0], at[2], 0.55, 1.4), at[1]];
export const skinOfBody = (at: Vec3): readonly [number, number] => [unroll(at[0], at[2], 0.75, 1.35), at[1]];
