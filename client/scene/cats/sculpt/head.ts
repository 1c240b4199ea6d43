/** The skull with cheeks, brows, muzzle and ruff, and the jaw that opens below it. */

import { EYE } from '../bones.ts';
import type { Build } from '../species.ts';
import { add, carve, ellipsoid, type Field, type Lump, mirrored, sculpt, taper, type Vec3 } from './field.ts';
import { openness } from './mesh.ts';
import type { Bounds } from './surfaceNets.ts';
import { furTrait } from './traits.ts';

export const HEAD_BOUNDS: Bounds = { min: [0, -1.25, -1.1], max: [1.75, 1.3, 1.35] };
export const JAW_BOUNDS: Bounds = { min: [0, -0.95, -0.1], max: [0.45, -0.3, 1] };

export function headField(build: Build): Field {
  const { headWidth, muzzle } = build;
  const skull = ellipsoid([0, 0.08, -0.05], [headWidth, 0.9, 0.86]);
  return sculpt(skull, [
    add(mirrored(ellipsoid([0.5, -0.3, 0.2], [0.52, 0.42, 0.5])), 0.3),
    add(mirrored(ellipsoid([0.31, 0.37, 0.53], [0.34, 0.16, 0.26], 0.24)), 0.26),
    add(taper([0, 0.3, 0.6], [0, -0.1, 0.94], 0.2, 0.17), 0.3),
    carve(mirrored(ellipsoid([EYE.x, EYE.y, 0.9], [0.25, 0.215, 0.24], 0.18)), 0.12),
    add(mirrored(ellipsoid([0.2 * muzzle, -0.34, 0.72], [0.3 * muzzle, 0.235, 0.34], -0.1)), 0.07),
    ...ruff(build.ruff),
  ]);
}

/** Locks of the cheeks, swept outwards and down; longer ones for a bushier cat. */
function ruff(size: number): readonly Lump[] {
  if (size < 0.1) return [];
  const out = 0.74 + 0.26 * size;
  const lock = (from: Vec3, to: Vec3, thick: number, blend: number): Lump =>
    add(mirrored(taper(from, [to[0] * out, to[1] * (0.8 + 0.2 * size), to[2]], thick, 0.012)), blend);
  const locks = [
    lock([0.66, 0.02, 0.02], [1.1, -0.02, -0.2], 0.28, 0.16),
    lock([0.62, -0.2, 0.12], [1.2, -0.3, -0.06], 0.33, 0.15),
    lock([0.58, -0.4, 0.14], [1.11, -0.62, -0.02], 0.29, 0.11),
    lock([0.46, -0.52, 0.14], [0.82, -0.9, 0.05], 0.25, 0.11),
  ];
  if (size > 1.2) locks.push(lock([0.34, -0.6, 0.16], [0.5, -1.06, 0.12], 0.2, 0.1));
  return locks;
}

export function jawField(build: Build): Field {
  const { chin } = build;
  return sculpt(ellipsoid([0, -0.6, 0.55], [0.24 * chin, 0.18 * chin, 0.28]), [
    add(taper([0, -0.62, 0.4], [0, -0.55, 0.1], 0.18, 0.2), 0.1),
    add(ellipsoid([0, -0.68 * chin, 0.68], [0.13, 0.1, 0.12]), 0.1),
    carve(ellipsoid([0, -0.42, 0.62], [0.17, 0.1, 0.26]), 0.04),
  ]);
}

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

export function headTrait(field: Field): (position: Vec3, normal: Vec3) => Vec3 {
  return (position, normal) => {
    const [x, y, z] = [Math.abs(position[0]), position[1], position[2]];
    const eye = smooth(0.3, 0.55, Math.hypot(x - EYE.x, (y - EYE.y) * 1.05, (z - 0.75) * 0.8));
    const muzzle = smooth(0.3, 0.75, Math.hypot(x * 0.8, y + 0.36, (z - 0.85) * 0.9));
    const bridge = smooth(0.12, 0.5, Math.hypot(x, (y - 0.05) * 0.7, (z - 0.8) * 0.8));
    const long = (0.55 + 0.45 * smooth(0.5, 1, x)) * (0.7 + 0.3 * smooth(0.6, -0.4, z));
    return furTrait(openness(field, position, normal, 0.06, 0.75), Math.min(eye, muzzle, bridge) * long);
  };
}

export function jawTrait(field: Field): (position: Vec3, normal: Vec3) => Vec3 {
  return (position, normal) =>
    furTrait(
      openness(field, position, normal, 0.05, 0.7) * (0.55 + 0.45 * smooth(0.1, 0.55, position[2])),
      0.25 * smooth(-0.6, -0.8, position[1]),
      smooth(0.45, 0.75, normal[1]) * smooth(-0.62, -0.52, position[1]),
    );
}
