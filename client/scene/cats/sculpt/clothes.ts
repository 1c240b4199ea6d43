/** Bandana, scarf and hats. */

import { LatheGeometry, TorusGeometry, Vector2 } from 'three';
import type { CatLook } from '../../../../shared/table/people/catLook.ts';
import { boneIndex } from '../bones.ts';
import type { Work } from '../workshop/work.ts';
import { add, ellipsoid, type Field, sculpt, taper } from './field.ts';
import { fromThree, Mesh } from './mesh.ts';
import { surfaceNets } from './surfaceNets.ts';
import { dressTrait, type Tint } from './traits.ts';

/** The torso without its chest locks: cloth lies over them. */
const chest = sculpt(ellipsoid([0, -1.95, -0.25], [1.02, 1.15, 0.86]), [
  add(ellipsoid([0, -1.1, -0.18], [0.78, 0.62, 0.62]), 0.4),
  add(ellipsoid([0, -1.35, 0.3], [0.55, 0.55, 0.36]), 0.25),
  add(taper([0, -0.7, -0.12], [0, -1.2, -0.05], 0.6, 0.6), 0.3),
  add(taper([0, -1.3, 0.5], [0, -1.72, 0.62], 0.2, 0.01), 0.2),
]);

/** How far in front the chest lies at (x, y), with cloth of this thickness on it. */
export function chestAt(x: number, y: number, thickness: number): number {
  let near = -0.4;
  let far = 1.4;
  for (let i = 0; i < 16; i += 1) {
    const middle = (near + far) / 2;
    if (chest(x, y, middle) > thickness) far = middle;
    else near = middle;
  }
  return far;
}

type Sheet = (u: number, v: number) => readonly [x: number, y: number, thickness: number];

/** A piece of cloth laid on the chest, given as a grid over u and v from 0 to 1. */
function drape(sheet: Sheet, columns: number, rows: number): Mesh {
  const mesh = new Mesh();
  const depth = (u: number, v: number): readonly [number, number, number] => {
    const [x, y, thickness] = sheet(u, v);
    return [x, y, chestAt(x, y, thickness)];
  };
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const [u, v] = [column / columns, row / rows];
      const position = depth(u, v);
      const e = 0.02;
      const across = depth(Math.min(1, u + e), v).map(
        (value, i) => value - (depth(Math.max(0, u - e), v)[i] as number),
      );
      const down = depth(u, Math.min(1, v + e)).map((value, i) => value - (depth(u, Math.max(0, v - e))[i] as number));
      const at = mesh.vertex({ position, normal: cross(down, across) });
      if (row === rows || column === columns) continue;
      const below = at + columns + 1;
      mesh.indices.push(at, below, at + 1, at + 1, below, below + 1);
    }
  }
  return mesh;
}

function cross(a: readonly number[], b: readonly number[]): readonly [number, number, number] {
  const [ax, ay, az] = a as [number, number, number];
  const [bx, by, bz] = b as [number, number, number];
  const n = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx] as const;
  const length = Math.hypot(...n);
  return length < 1e-9 ? [0, 0, 1] : [n[0] / length, n[1] / length, n[2] / length];
}

/** A roll of cloth around the neck. */
const roll = (thick: number, folds: number, tight: number): Field => {
  return (x, y, z) => {
    const angle = Math.atan2(Math.abs(x), z);
    const height = y + 0.86 + 0.1 * Math.cos(angle);
    const out = Math.hypot(x, z + 0.08) - tight;
    return (Math.sqrt(out * out + height * height * 0.9) - thick - 0.02 * Math.sin(angle * folds + height * 16)) * 0.8;
  };
};

const ROLL_BOUNDS = { min: [0, -1.3, -1.2], max: [1.2, -0.45, 1.2] } as const;
const CLOTH_UV = (x: number, y: number, half: 0 | 1): readonly [number, number] => [
  Math.min(0.99, Math.max(0.01, x / 2.4 + 0.5)) / 2 + half / 2,
  (y + 1.2) / 2.4 + 0.5,
];

const onTorso = (mesh: Mesh, half: 0 | 1): Mesh =>
  mesh.finish(
    boneIndex('torso'),
    ([x, y]) => CLOTH_UV(x, y, half),
    ([, y, z], normal) =>
      dressTrait('cloth', Math.min(1, 0.62 + 0.3 * normal[2] + 0.2 * Math.max(0, -0.8 - y) + 0.1 * z), 0),
  );

export function* sculptNeckwear(kind: CatLook['neckwear'], fine: boolean): Work<Mesh> {
  if (kind === 'none') return new Mesh();
  const cell = fine ? 0.085 : 0.12;
  const cells = fine ? 16 : 9;
  if (kind === 'bandana') {
    const flap = drape(
      (u, v) => {
        const across = u * 2 - 1;
        const x = across * 0.82 * (1 - v * 0.995);
        const y = -0.82 - 1.05 * v;
        const fold = 0.024 * Math.sin(x * 10 + y * 2.5) * Math.min(1, (-0.75 - y) * 1.4);
        return [x, y + 0.1 * Math.abs(across) * (1 - v), 0.07 + fold + 0.05 * Math.max(0, -1.4 - y)];
      },
      cells,
      cells,
    );
    yield;
    return onTorso(flap.append(yield* surfaceNets(roll(0.12, 7, 0.72), ROLL_BOUNDS, cell)), 0);
  }
  const end = drape(
    (u, v) => {
      const across = u * 2 - 1;
      const x = 0.3 + across * (0.17 + 0.05 * v) + 0.1 * v;
      return [x, -0.84 - 0.86 * v, 0.1 + 0.035 * Math.sin(across * 5) + 0.04 * (1 - across * across)];
    },
    fine ? 8 : 5,
    cells,
  );
  yield;
  return onTorso(end.append(yield* surfaceNets(roll(0.19, 11, 0.74), ROLL_BOUNDS, cell)), 1);
}

type Profile = readonly (readonly [number, number])[];

const WESTERN: Profile = [
  [0, 0.56],
  [0.22, 0.6],
  [0.42, 0.55],
  [0.51, 0.38],
  [0.56, 0.12],
  [0.59, 0.02],
  [0.75, 0],
  [1, 0],
  [1.16, 0.03],
  [1.18, 0],
  [1, -0.05],
  [0.6, -0.06],
];

const BOWLER: Profile = [
  [0, 0.56],
  [0.2, 0.55],
  [0.4, 0.47],
  [0.5, 0.3],
  [0.52, 0.04],
  [0.58, 0],
  [0.72, 0.03],
  [0.8, 0.1],
  [0.82, 0.08],
  [0.74, -0.02],
  [0.58, -0.06],
];

/** A curve through all points of a profile, in so many pieces. */
function smooth(profile: Profile, pieces: number): Vector2[] {
  const point = (index: number): readonly [number, number] =>
    profile[Math.min(profile.length - 1, Math.max(0, index))] as readonly [number, number];
  return Array.from({ length: pieces + 1 }, (_, piece) => {
    const along = (piece / pieces) * (profile.length - 1);
    const from = Math.min(profile.length - 2, Math.floor(along));
    const t = along - from;
    const [a, b, c, d] = [point(from - 1), point(from), point(from + 1), point(from + 2)];
    const on = (axis: 0 | 1): number => {
      const [start, end] = [(c[axis] - a[axis]) / 2, (d[axis] - b[axis]) / 2];
      const gap = b[axis] - c[axis];
      return ((2 * gap + start + end) * t + (-3 * gap - 2 * start - end)) * t * t + start * t + b[axis];
    };
    return new Vector2(on(0), on(1));
  });
}

export function sculptHeadwear(kind: CatLook['headwear'], mane: boolean, fine: boolean): Mesh {
  if (kind === 'none') return new Mesh();
  const western = kind === 'westernHat';
  const hat = fromThree(new LatheGeometry(smooth(western ? WESTERN : BOWLER, fine ? 26 : 14), fine ? 30 : 18));
  if (western) pinch(hat);
  const band = fromThree(new TorusGeometry(western ? 0.575 : 0.535, 0.05, fine ? 6 : 4, fine ? 30 : 18));
  layFlat(band, 0.1);
  const scale = (western ? 0.92 : 0.9) * (mane ? 1.22 : 1);
  const lift = mane ? 1.05 : 0.8;
  const place = (mesh: Mesh, tint: Tint): Mesh => {
    for (let at = 0; at < mesh.positions.length; at += 3) {
      mesh.positions[at] = (mesh.positions[at] as number) * scale;
      mesh.positions[at + 1] = (mesh.positions[at + 1] as number) * scale + lift;
      mesh.positions[at + 2] = (mesh.positions[at + 2] as number) * scale * 1.06 - 0.06;
    }
    return mesh.finish(
      boneIndex('hat'),
      () => [0, 0],
      ([, y], normal) =>
        dressTrait(tint, 0.8 + 0.1 * normal[1] + (y > lift + 0.1 ? 0.1 : 0), tint === 'band' ? 0.2 : 0),
    );
  };
  return place(hat, 'felt').append(place(band, 'band'));
}

/** Curls the brim up at the sides and dents the crown. */
function pinch(hat: Mesh): void {
  const { positions } = hat;
  for (let at = 0; at < positions.length; at += 3) {
    let [x, y] = [positions[at] as number, positions[at + 1] as number];
    const z = positions[at + 2] as number;
    const radius = Math.hypot(x, z) + 1e-6;
    const brim = Math.max(0, radius - 0.58);
    y += (brim * brim * 1.35 * x * x - brim * 0.2 * z * z) / (radius * radius);
    if (y > 0.3 && brim === 0) {
      const up = (y - 0.3) / 0.25;
      y -= 0.2 * Math.exp(-x * x * 22) * up;
      x *= 1 - 0.14 * up * Math.max(0, z);
    }
    positions[at] = x;
    positions[at + 1] = y;
  }
  smoothNormals(hat);
}

/** Averages over faces, welding vertices at the same place: a lathe has a seam. */
function smoothNormals(mesh: Mesh): void {
  const welded = new Map<string, number>();
  const first = Array.from({ length: mesh.vertexCount }, (_, vertex) => {
    const key = mesh
      .positionOf(vertex)
      .map((value) => Math.round(value * 1e4))
      .join();
    const known = welded.get(key) ?? vertex;
    welded.set(key, known);
    return known;
  });
  const sums = new Float32Array(3 * mesh.vertexCount);
  for (let face = 0; face < mesh.indices.length; face += 3) {
    const [a, b, c] = mesh.indices.slice(face, face + 3) as [number, number, number];
    const [pa, pb, pc] = [mesh.positionOf(a), mesh.positionOf(b), mesh.positionOf(c)];
    const normal = cross([pb[0] - pa[0], pb[1] - pa[1], pb[2] - pa[2]], [pc[0] - pa[0], pc[1] - pa[1], pc[2] - pa[2]]);
    for (const vertex of [a, b, c]) {
      const at = 3 * (first[vertex] as number);
      for (let axis = 0; axis < 3; axis += 1) sums[at + axis] = (sums[at + axis] as number) + (normal[axis] as number);
    }
  }
  for (let vertex = 0; vertex < mesh.vertexCount; vertex += 1) {
    const at = 3 * (first[vertex] as number);
    const sum = sums.subarray(at, at + 3);
    const length = Math.hypot(...sum) || 1;
    for (let axis = 0; axis < 3; axis += 1) mesh.normals[3 * vertex + axis] = (sum[axis] as number) / length;
  }
}

function layFlat(mesh: Mesh, height: number): void {
  for (const [values, lift] of [
    [mesh.positions, height],
    [mesh.normals, 0],
  ] as const) {
    for (let at = 0; at < values.length; at += 3) {
      const [y, z] = [values[at + 1] as number, values[at + 2] as number];
      values[at + 1] = z + lift;
      values[at + 2] = -y;
    }
  }
}
