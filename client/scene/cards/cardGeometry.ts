/** A rounded card with thickness, cut into rows so that it can bend along its height. */

import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { DrawRange } from '../frame/castShape.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../layout/layout.ts';
import { CARD_THICKNESS } from '../layout/zones.ts';

/** What a vertex belongs to, told to the shader by the attribute `side`. */
export const SIDE = { front: 0, back: 1, edge: 2 } as const;

const CORNER = 0.075;
const CORNER_STEPS = 4;
const MIDDLE_ROWS = 4;

interface Row {
  readonly y: number;
  readonly half: number;
}

function outlineRows(): readonly Row[] {
  const rows: Row[] = [];
  const h = CARD_HEIGHT / 2;
  const w = CARD_WIDTH / 2;
  const cap = (step: number) => {
    const angle = (step / CORNER_STEPS) * (Math.PI / 2);
    return { dy: CORNER * (1 - Math.cos(angle)), half: w - CORNER + CORNER * Math.sin(angle) };
  };
  for (let step = 0; step <= CORNER_STEPS; step += 1) rows.push({ y: -h + cap(step).dy, half: cap(step).half });
  for (let row = 1; row < MIDDLE_ROWS; row += 1)
    rows.push({ y: -h + CORNER + ((CARD_HEIGHT - 2 * CORNER) * row) / MIDDLE_ROWS, half: w });
  for (let step = CORNER_STEPS; step >= 0; step -= 1) rows.push({ y: h - cap(step).dy, half: cap(step).half });
  return rows;
}

export function cardGeometry(): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const sides: number[] = [];
  const indices: number[] = [];
  const rows = outlineRows();
  const half = CARD_THICKNESS / 2;

  const vertex = (x: number, y: number, z: number, n: readonly [number, number, number], side: number): number => {
    positions.push(x, y, z);
    normals.push(...n);
    uvs.push(x / CARD_WIDTH + 0.5, y / CARD_HEIGHT + 0.5);
    sides.push(side);
    return sides.length - 1;
  };
  /** Joins consecutive pairs of vertices into a strip. */
  const strip = (pairs: readonly (readonly [number, number])[], outward: boolean) => {
    for (let i = 1; i < pairs.length; i += 1) {
      const [a, b] = pairs[i - 1] ?? [0, 0];
      const [c, d] = pairs[i] ?? [0, 0];
      if (outward) indices.push(a, b, d, a, d, c);
      else indices.push(a, d, b, a, c, d);
    }
  };

  for (const [side, z, nz] of [
    [SIDE.front, half, 1],
    [SIDE.back, -half, -1],
  ] as const)
    strip(
      rows.map((row) => [vertex(-row.half, row.y, z, [0, 0, nz], side), vertex(row.half, row.y, z, [0, 0, nz], side)]),
      nz > 0,
    );
  for (const out of [-1, 1])
    strip(
      rows.map((row) => {
        const corner = Math.abs(row.y) > CARD_HEIGHT / 2 - CORNER;
        const ny = corner ? Math.sign(row.y) * (1 - (row.half - (CARD_WIDTH / 2 - CORNER)) / CORNER) : 0;
        const n = [out * Math.sqrt(Math.max(0, 1 - ny * ny)), ny, 0] as const;
        return [vertex(out * row.half, row.y, half, n, SIDE.edge), vertex(out * row.half, row.y, -half, n, SIDE.edge)];
      }),
      out > 0,
    );

  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setAttribute('side', new Float32BufferAttribute(sides, 1));
  geometry.setIndex(indices);
  return geometry;
}

/** Front and back without the edges between them, which are thinner than a shadow's blur: one half of the triangles. */
export const cardFaces = (geometry: BufferGeometry): DrawRange => ({
  start: 0,
  count: (geometry.getIndex()?.count ?? 0) / 2,
});
