/** Nose, whiskers, teeth, tongue and the dark of the mouth. */

import { ConeGeometry, SphereGeometry } from 'three';
import { boneIndex, SIDES, signOf } from '../bones.ts';
import type { Work } from '../workshop/work.ts';
import { add, carve, ellipsoid, mirrored, sculpt } from './field.ts';
import { fromThree, Mesh } from './mesh.ts';
import type { Detail } from './sculpture.ts';
import { surfaceNets } from './surfaceNets.ts';
import { dressTrait, type Tint } from './traits.ts';

const noseField = sculpt(ellipsoid([0, 0.045, -0.02], [0.165, 0.062, 0.1]), [
  add(mirrored(ellipsoid([0.105, 0.012, -0.01], [0.07, 0.058, 0.078])), 0.09),
  add(ellipsoid([0, -0.05, 0], [0.075, 0.085, 0.078]), 0.15),
  carve(mirrored(ellipsoid([0.1, -0.032, 0.078], [0.034, 0.016, 0.04], 0.45)), 0.025),
]);

export function* sculptFaceParts(muzzle: number, detail: Detail): Work<Mesh> {
  const fine = detail === 'fine';
  const nose = yield* surfaceNets(noseField, { min: [0, -0.28, -0.2], max: [0.3, 0.2, 0.22] }, fine ? 0.03 : 0.05);
  turnUp(nose, -0.25, [0, -0.185, 1.0 + 0.02 * (muzzle - 1)]);
  const parts = nose.finish(boneIndex('head'), plainUv, (_, normal) => dressTrait('nose', 0.7 + 0.3 * normal[1], 1));
  for (const side of SIDES) {
    const sign = signOf(side);
    for (let row = 0; row < 4; row += 1) parts.append(whisker(sign, row, muzzle, fine));
    parts.append(tooth(sign * 0.15, -0.56, 0.82, 0.042, 0.16, Math.PI, 'head'));
    parts.append(tooth(sign * 0.105, -0.5, 0.74, 0.028, 0.09, 0, 'jaw'));
  }
  parts.append(lump([0, -0.5, 0.46], [0.25, 0.2, 0.27], 'gullet', 'head', 0, fine));
  return parts.append(lump([0, -0.525, 0.6], [0.125, 0.05, 0.22], 'tongue', 'jaw', 0.7, fine));
}

const plainUv = (): readonly [number, number] => [0, 0];

function turnUp(mesh: Mesh, pitch: number, to: readonly [number, number, number]): void {
  const [c, s] = [Math.cos(pitch), Math.sin(pitch)];
  for (const [values, shift] of [
    [mesh.positions, to],
    [mesh.normals, [0, 0, 0]],
  ] as const) {
    for (let at = 0; at < values.length; at += 3) {
      const [x, y, z] = [values[at] as number, values[at + 1] as number, values[at + 2] as number];
      values[at] = x + shift[0];
      values[at + 1] = c * y - s * z + shift[1];
      values[at + 2] = s * y + c * z + shift[2];
    }
  }
}

const WHISKER = 0.013;

/** Three-sided, thick at a quarter and thin at the tip. Its `u` says how far a point is from the root, for whiskers that droop. */
function whisker(sign: number, row: number, muzzle: number, fine: boolean): Mesh {
  const segments = fine ? 9 : 5;
  const y = -0.24 - row * 0.07;
  const z = 0.92 - Math.abs(row - 1.5) * 0.03;
  const root = [sign * 0.24 * muzzle, y - 0.03, z - 0.06] as const;
  const pull = [sign * 0.75, y + 0.14 - row * 0.09, z + 0.16] as const;
  const tip = [sign * (1.42 - 0.05 * row * row), y + 0.1 - row * 0.16, z - 0.26] as const;
  const mesh = new Mesh();
  const reach: number[] = [];
  for (let ring = 0; ring <= segments; ring += 1) {
    const t = ring / segments;
    const on = (axis: 0 | 1 | 2) => (1 - t) ** 2 * root[axis] + 2 * t * (1 - t) * pull[axis] + t * t * tip[axis];
    const radius = WHISKER * Math.min(1, 0.35 + t * 4) * (1 - t * 0.85);
    for (let side = 0; side < 3; side += 1) {
      // Whiskers point sideways: a ring that stands upright along the muzzle cuts them nearly at right angles.
      const angle = (side / 3) * Math.PI * 2;
      const [up, out] = [Math.cos(angle), sign * Math.sin(angle)];
      mesh.vertex({ position: [on(0), on(1) + up * radius, on(2) + out * radius], normal: [0, up, out] });
      reach.push(t * t);
      if (ring === segments) continue;
      const [here, next] = [ring * 3 + side, ring * 3 + ((side + 1) % 3)];
      mesh.indices.push(here, next, here + 3, next, next + 3, here + 3);
    }
  }
  let vertex = 0;
  return mesh.finish(
    boneIndex('head'),
    () => [reach[vertex++] as number, 0],
    () => dressTrait('whisker'),
  );
}

function tooth(
  x: number,
  y: number,
  z: number,
  radius: number,
  length: number,
  turn: number,
  bone: 'head' | 'jaw',
): Mesh {
  const cone = new ConeGeometry(radius, length, 7);
  cone.rotateX(turn);
  cone.rotateZ(Math.sign(x) * 0.08);
  cone.translate(x, y, z);
  return fromThree(cone).finish(boneIndex(bone), plainUv, () => dressTrait('ivory', 1, 0.6));
}

function lump(
  centre: readonly [number, number, number],
  radii: readonly [number, number, number],
  tint: Tint,
  bone: 'head' | 'jaw',
  gloss: number,
  fine: boolean,
): Mesh {
  const ball = new SphereGeometry(1, fine ? 14 : 9, fine ? 9 : 6);
  ball.scale(...radii);
  ball.translate(...centre);
  return fromThree(ball).finish(boneIndex(bone), plainUv, (_, normal) =>
    dressTrait(tint, 0.7 + 0.3 * normal[1], gloss),
  );
}
