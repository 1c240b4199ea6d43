/** Ears, paws, torso and mane: everything furry that is not the head. Tubes lie straight here and bend in the shader. */

import type { Build } from '../species.ts';
import { add, carve, ellipsoid, type Field, keep, type Lump, mirrored, sculpt, taper, type Vec3 } from './field.ts';
import { Mesh } from './mesh.ts';
import type { Bounds } from './surfaceNets.ts';

export const EAR_BOUNDS: Bounds = { min: [0, -0.3, -0.35], max: [0.5, 1.1, 0.4] };
export const PAW_BOUNDS: Bounds = { min: [0, -0.35, -0.8], max: [0.5, 0.55, 0.6] };
/** Cut below the edge of the table: nobody ever sees the rest. */
export const TORSO_BOUNDS: Bounds = { min: [0, -2.7, -1.35], max: [1.45, -0.25, 1] };
export const MANE_BOUNDS: Bounds = { min: [0, -1.8, -1.1], max: [1.85, 1.75, 0.6] };

/** Stands on its base, opens towards +z. */
export function earField(build: Build, notched: boolean): Field {
  const notch: Lump[] = notched ? [carve(taper([0, 0.62, 0], [0, 0.9, 0], 0.02, 0.2), 0.03)] : [];
  if (build.earShape === 'pointed') {
    return sculpt(taper([0, 0.1, 0], [0, 0.74, -0.02], 0.37, 0.04), [
      keep(ellipsoid([0, 0.3, 0], [0.6, 0.9, 0.19]), 0.05),
      carve(taper([0, 0.14, 0.24], [0, 0.62, 0.13], 0.26, 0.02), 0.05),
      add(taper([0, 0.68, -0.03], [0, 1.04, -0.08], 0.06, 0.008), 0.06),
      ...notch,
    ]);
  }
  return sculpt(ellipsoid([0, 0.24, 0], [0.36, 0.38, 0.18]), [
    add(ellipsoid([0, 0.02, -0.02], [0.4, 0.24, 0.22]), 0.12),
    add(taper([0, 0.4, -0.02], [0, 0.64, -0.03], 0.2, 0.08), 0.14),
    carve(ellipsoid([0, 0.26, 0.21], [0.24, 0.29, 0.19]), 0.06),
    ...notch,
  ]);
}

const TOES: readonly (readonly [number, number])[] = [
  [0.078, 0.3],
  [0.225, 0.2],
];

const PADS: readonly Field[] = [
  ellipsoid([0, -0.16, -0.02], [0.17, 0.06, 0.14]),
  ...TOES.map(([x, z]) => mirrored(ellipsoid([x * 0.96, -0.12, z + 0.02], [0.06, 0.05, 0.07]))),
];

/** Toes towards +z, wrist towards -z and up. */
export const pawField: Field = sculpt(ellipsoid([0, 0.03, 0], [0.3, 0.2, 0.34]), [
  add(taper([0, 0.06, -0.12], [0, 0.22, -0.42], 0.24, 0.22), 0.16),
  ...TOES.map(([x, z]) => add(mirrored(ellipsoid([x, -0.01, z], [0.102, 0.128, 0.155])), 0.032)),
  ...PADS.map((pad) => add(pad, 0.02)),
]);

export const padAt = (at: Vec3): boolean => PADS.some((pad) => pad(at[0], at[1], at[2]) < 0.012);

export const torsoField: Field = sculpt(ellipsoid([0, -1.95, -0.25], [1.02, 1.15, 0.86]), [
  add(ellipsoid([0, -1.1, -0.18], [0.78, 0.62, 0.62]), 0.4),
  add(mirrored(ellipsoid([0.72, -1.35, -0.1], [0.42, 0.5, 0.44], 0.3)), 0.35),
  add(taper([0, -0.7, -0.12], [0, -1.2, -0.05], 0.6, 0.6), 0.3),
  add(ellipsoid([0, -1.35, 0.3], [0.5, 0.5, 0.3]), 0.25),
  add(taper([0, -1.3, 0.5], [0, -1.74, 0.63], 0.2, 0.01), 0.1),
  add(mirrored(taper([0.16, -1.2, 0.48], [0.23, -1.58, 0.61], 0.18, 0.01)), 0.1),
  add(mirrored(taper([0.33, -1.1, 0.42], [0.43, -1.4, 0.55], 0.17, 0.01)), 0.1),
]);

/** Heavy locks in three rings that sweep back and hang down, longest below the chin. */
export const maneField: Field = (() => {
  const lock = (angle: number, from: number, length: number, z: number, back: number, thick: number): Lump => {
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const hang = (0.3 + 0.55 * Math.abs(s) + 0.25 * (1 - c)) * length;
    const tip: Vec3 = [s * (from + length * 0.8), c * (from + length * 0.85) - hang, z - back];
    return add(mirrored(taper([s * from, c * from, z], tip, thick, 0.1)), 0.13);
  };
  const ring = (count: number, shift: number, from: number, length: number, z: number, back: number, thick: number) =>
    Array.from({ length: count }, (_, i) => {
      const uneven = 1 + 0.16 * Math.sin(i * 2.4 + shift * 7);
      return lock(((i + shift) / count) * Math.PI, from, length * uneven, z, back, thick);
    });
  const band: Field = (x, y, z) => {
    const radius = Math.hypot(x, y) - 0.94;
    const depth = z + 0.3;
    return (Math.sqrt(radius * radius * 0.9 + depth * depth * 0.6) - 0.36) * 0.85;
  };
  return sculpt(band, [
    add(ellipsoid([0, 0.02, -0.5], [0.98, 0.98, 0.5]), 0.2),
    ...ring(8, 0.5, 0.94, 0.7, -0.46, 0.34, 0.35),
    ...ring(8, 0.02, 0.92, 0.56, -0.18, 0.2, 0.29),
    ...ring(8, 0.5, 0.86, 0.38, 0.06, 0.08, 0.19),
  ]);
})();

const ease = (from: number, to: number, t: number): number => {
  const u = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return u * u * (3 - 2 * u);
};

/** Narrow where it leaves the shoulder, so that no edge shows; slim above the elbow, with the muscle of the forearm below it. */
export const armRadius = (t: number): number =>
  0.36 -
  0.09 * (1 - ease(0, 0.16, t)) -
  0.085 * ease(0.1, 0.46, t) +
  0.035 * Math.exp(-(((t - 0.62) / 0.1) ** 2)) -
  0.065 * ease(0.6, 0.96, t);

export function tailRadius(kind: Build['tail']): (t: number) => number {
  const tip = (t: number, from: number): number =>
    Math.sqrt(Math.max(0, 1 - (Math.max(0, t - from) / (1 - from)) ** 2));
  switch (kind) {
    case 'tufted':
      return (t) => (0.1 + 0.15 * ease(0.74, 0.88, t)) * tip(t, 0.88);
    case 'fluffy':
      return (t) => (0.2 + 0.06 * ease(0.1, 0.6, t)) * tip(t, 0.86);
    case 'stub':
      return (t) => 0.19 * tip(t, 0.8);
    case 'ringed':
      return (t) => (0.17 - 0.03 * t) * tip(t, 0.9);
  }
}

/** Position is (cos·r, t, sin·r): the shader puts `t` on the curve and turns the ring across it. */
export function tubeMesh(radius: (t: number) => number, segments: number, sides: number): Mesh {
  const mesh = new Mesh();
  const slope = (t: number): number => (radius(Math.min(1, t + 0.01)) - radius(Math.max(0, t - 0.01))) / 0.02;
  for (let i = 0; i <= segments; i += 1) {
    const t = i / segments;
    for (let j = 0; j <= sides; j += 1) {
      const angle = (j / sides) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const at = mesh.vertex({
        position: [c * radius(t), t, s * radius(t)],
        normal: [c, Math.min(1.5, -slope(t) * 0.6), s],
      });
      if (i === segments || j === sides) continue;
      const next = at + sides + 1;
      mesh.indices.push(at, next, at + 1, at + 1, next, next + 1);
    }
  }
  return mesh;
}
