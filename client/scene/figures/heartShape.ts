/** A heart of glass, already cut into the shards that it will fall into. Half a unit high at most, standing on y = 0. */

import { BufferGeometry, Float32BufferAttribute } from 'three';

const SHARDS = 11;
const STEPS = 5;
const RINGS = 5;
const THICK = 0.2;
const HEIGHT = 0.56;

/** The outline at an angle, counted from the tip; the heart lies around the origin. */
function outline(angle: number): readonly [number, number] {
  const t = angle + Math.PI;
  const x = 16 * Math.sin(t) ** 3;
  const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
  return [(x / 17) * HEIGHT, ((y + 2.5) / 17) * HEIGHT];
}

/** Not all shards are of one size. */
const cut = (shard: number): number =>
  ((shard + (shard % SHARDS === 0 ? 0 : 0.32 * Math.sin(shard * 5.1))) / SHARDS) * Math.PI * 2;

type Vec3 = readonly [number, number, number];

/** Puffed up: round at the rim, flat in the middle. */
function at(angle: number, out: number, side: number): Vec3 {
  const [x, y] = outline(angle);
  return [x * out, y * out, side * THICK * Math.sqrt(Math.max(0, 1 - out * out))];
}

export function heartShape(): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const shards: number[] = [];

  const triangle = (a: Vec3, b: Vec3, c: Vec3, middle: Vec3) => {
    const n = normalOf(a, b, c);
    for (const p of [a, b, c]) {
      positions.push(p[0], p[1] + HEIGHT, p[2]);
      normals.push(...n);
      shards.push(...middle);
    }
  };

  for (let shard = 0; shard < SHARDS; shard += 1) {
    const [from, to] = [cut(shard), cut(shard + 1)];
    const middle = at((from + to) / 2, 0.6, 0);
    const angleAt = (step: number) => from + ((to - from) * step) / STEPS;
    for (const side of [1, -1])
      for (let ring = 0; ring < RINGS; ring += 1) {
        const [inner, outer] = [
          Math.sin((ring / RINGS) * (Math.PI / 2)),
          Math.sin(((ring + 1) / RINGS) * (Math.PI / 2)),
        ];
        for (let step = 0; step < STEPS; step += 1) {
          const corners = [
            at(angleAt(step), inner, side),
            at(angleAt(step), outer, side),
            at(angleAt(step + 1), outer, side),
            at(angleAt(step + 1), inner, side),
          ] as const;
          const [a, b, c, d] = side > 0 ? corners : ([corners[3], corners[2], corners[1], corners[0]] as const);
          triangle(a, b, c, middle);
          if (ring > 0) triangle(a, c, d, middle);
        }
      }
    // Where it breaks: seen only when the shards fly apart.
    for (const [angle, turn] of [
      [from, -1],
      [to, 1],
    ] as const)
      for (let ring = 0; ring < RINGS; ring += 1) {
        const [inner, outer] = [ring / RINGS, (ring + 1) / RINGS];
        const corners = [at(angle, inner, 1), at(angle, outer, 1), at(angle, outer, -1), at(angle, inner, -1)] as const;
        const [a, b, c, d] = turn > 0 ? corners : ([corners[3], corners[2], corners[1], corners[0]] as const);
        triangle(a, b, c, middle);
        triangle(a, c, d, middle);
      }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('shard', new Float32BufferAttribute(shards, 3));
  return geometry;
}

function normalOf(a: Vec3, b: Vec3, c: Vec3): Vec3 {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  const length = Math.hypot(...n) || 1;
  return [n[0] / length, n[1] / length, n[2] / length];
}
