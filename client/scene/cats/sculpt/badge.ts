/** The sheriff's star: a brass plate with ten corners and a rounded edge. */

import type { CatLook } from '../../../../shared/table/people/catLook.ts';
import { boneIndex } from '../bones.ts';
import { chestAt } from './clothes.ts';
import type { Vec3 } from './field.ts';
import { Mesh } from './mesh.ts';
import { dressTrait } from './traits.ts';

const CORNERS = 10;
const OUTER = 0.2;
const INNER = 0.095;
/** From the chest to the face of the plate: how far out of it, and how much wider than the face. */
const EDGE = [
  [-0.03, 0],
  [0, 0.025],
  [0.02, 0.025],
  [0.041, 0.018],
  [0.05, 0],
] as const;
const PITCH = -0.12;
const YAW = 0.42;
const [X, Y] = [0.42, -1.16];

export function sculptBadge(kind: CatLook['badge']): Mesh {
  const plate = new Mesh();
  if (kind === 'none') return plate;
  const rings = EDGE.map(([out, wider]) => ring(out, wider));
  const face = rings.at(-1) as readonly Vec3[];
  const middle: Vec3 = [0, 0, EDGE[EDGE.length - 1]?.[0] ?? 0];
  for (let corner = 0; corner < CORNERS; corner += 1) {
    const next = (corner + 1) % CORNERS;
    for (const [at, upper] of rings.slice(1).entries()) {
      const lower = rings[at] as readonly Vec3[];
      facet(plate, lower[corner], lower[next], upper[next], upper[corner]);
    }
    facet(plate, middle, face[corner], face[next]);
  }
  return plate.finish(
    boneIndex('torso'),
    () => [0, 0],
    (_, normal) => dressTrait('brass', 0.75 + 0.25 * normal[1], 1),
  );
}

/** The outline of the star, pushed outwards along its corners. */
function ring(out: number, wider: number): readonly Vec3[] {
  const corner = (index: number): readonly [number, number] => {
    const angle = (index / CORNERS) * Math.PI * 2 + Math.PI / 2;
    const radius = index % 2 === 0 ? OUTER : INNER;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  };
  return Array.from({ length: CORNERS }, (_, index): Vec3 => {
    const [before, here, after] = [corner(index + CORNERS - 1), corner(index), corner(index + 1)];
    const [ax, ay] = outward(before, here);
    const [bx, by] = outward(here, after);
    const reach = wider / (1 + ax * bx + ay * by);
    return [here[0] + (ax + bx) * reach, here[1] + (ay + by) * reach, out];
  });
}

function outward(from: readonly [number, number], to: readonly [number, number]): readonly [number, number] {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  return [y / length, -x / length];
}

/** Flat, with corners of its own: brass glints facet by facet. */
function facet(plate: Mesh, ...corners: readonly (Vec3 | undefined)[]): void {
  const points = corners.map((corner) => tilt(corner ?? [0, 0, 0]));
  const [a, b, c] = points as [Vec3, Vec3, Vec3];
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z) || 1;
  const normal: Vec3 = [x / length, y / length, z / length];
  const first = plate.vertexCount;
  const lift = chestAt(X, Y, 0.16);
  for (const [px, py, pz] of points) plate.vertex({ position: [px + X, py + Y, pz + lift], normal });
  for (let corner = 2; corner < points.length; corner += 1)
    plate.indices.push(first, first + corner - 1, first + corner);
}

/** Leans back and to the side, as the chest does. */
function tilt([x, y, z]: Vec3): Vec3 {
  const up = y * Math.cos(PITCH) - z * Math.sin(PITCH);
  const out = y * Math.sin(PITCH) + z * Math.cos(PITCH);
  return [x * Math.cos(YAW) + out * Math.sin(YAW), up, -x * Math.sin(YAW) + out * Math.cos(YAW)];
}
