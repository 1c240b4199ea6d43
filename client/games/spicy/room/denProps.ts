/** What stands and hangs in the spice den. */

import { scatter } from '../../../scene/layout/pose.ts';
import { BACK, FLOOR } from '../../../scene/room/room.ts';
import type { RoomBuilder } from '../../../scene/room/roomBuilder.ts';

export const SPICES = ['#d99a2b', '#a8382a', '#c4643a', '#8a9448', '#7a4a2c', '#96406a', '#dcb654', '#5f7a40'] as const;
export const WOOD = '#6d3d20';
export const DARK_WOOD = '#45230f';
export const BRASS = '#d9a441';
const LANTERN_LIGHTS = ['#ffc98a', '#ffb590', '#ffd49a'] as const;
export const lanternLight = (i: number) => LANTERN_LIGHTS[i % LANTERN_LIGHTS.length] ?? '#ffb458';

export function pillar(c: RoomBuilder, x: number): void {
  c.turned(
    [
      [0.55, 0],
      [0.55, 0.3],
      [0.36, 0.5],
      [0.32, 4.6],
      [0.42, 4.8],
      [0.36, 5],
      [0.6, 5.5],
      [0.6, 5.8],
    ],
    [x, FLOOR, BACK + 0.6],
    { color: '#c9946a' },
  );
  c.ring(0.4, 0.06, [x, FLOOR + 4.75, BACK + 0.6, 0, Math.PI / 2], { color: BRASS });
}

export function pot(c: RoomBuilder, x: number, y: number, z: number, size: number): void {
  c.turned(
    [
      [0.55 * size, 0],
      [0.8 * size, size],
      [0.9 * size, size],
    ],
    [x, y, z],
    { color: '#c0613a' },
  );
  for (let leaf = 0; leaf < 7; leaf += 1)
    c.cone(
      0.1 * size + 0.06,
      size * 1.7,
      [x, y + size * 1.4, z, leaf * 0.9, 0, 0.25 + scatter(leaf + x) * 0.5],
      {
        color: leaf % 2 === 0 ? '#4f8a3a' : '#6fae4a',
      },
      5,
    );
}

export function spiceJar(
  c: RoomBuilder,
  x: number,
  y: number,
  z: number,
  r: number,
  height: number,
  chance: number,
): void {
  const spice = SPICES[Math.floor(chance * SPICES.length)] ?? SPICES[0];
  if (chance > 0.82) {
    c.turned(
      [
        [r * 0.7, 0],
        [r * 1.15, height * 0.4],
        [r * 0.6, height * 0.85],
        [r * 0.75, height],
      ],
      [x, y, z],
      { color: chance > 0.9 ? '#2f7a86' : BRASS },
      10,
    );
    return;
  }
  const fill = 0.5 + 0.3 * scatter(chance * 37);
  c.pipe(r, height * fill, [x, y + (height * fill) / 2, z], { color: spice }, 10);
  c.pipe(r * 1.02, height * (1 - fill), [x, y + height * (0.5 + fill / 2), z], { color: '#e9d9bd' }, 10);
  c.cylinder(r * 0.8, r * 1.08, 0.12, [x, y + height + 0.06, z], { color: DARK_WOOD }, 10);
  c.sheet(r * 1.1, height * 0.32, [1, 1], [x, y + height * 0.42, z + r + 0.01], { color: '#f5e6c4' });
}

export function bowl(c: RoomBuilder, x: number, y: number, z: number, r: number, i: number): void {
  c.turned(
    [
      [r * 0.5, 0],
      [r * 0.95, r * 0.45],
      [r, r * 0.55],
      [r * 0.86, r * 0.5],
    ],
    [x, y, z],
    { color: i % 2 === 0 ? BRASS : '#2f6f78' },
  );
  heapOf(c, x, y + r * 0.45, z, r * 0.86, SPICES[i % SPICES.length] ?? SPICES[0]);
}

export function heapOf(c: RoomBuilder, x: number, y: number, z: number, r: number, color: string): void {
  c.turned(
    [
      [r, 0],
      [r * 0.62, r * 0.45],
      [r * 0.3, r * 0.82],
      [0.001, r * 0.98],
    ],
    [x, y, z],
    { color },
  );
}

export function lantern(c: RoomBuilder, x: number, y: number, z: number, size: number, i: number): void {
  c.cylinder(0.02, 0.02, 6, [x, y + 3.5 * 1, z], { color: DARK_WOOD }, 4);
  const ribs = { color: '#8f6426' };
  c.turned(
    [
      [0.05, 0.62],
      [0.12, 0.5],
      [0.3, 0.36],
      [0.34, 0.3],
    ].map(([r = 0, h = 0]) => [r * size, h * size] as const),
    [x, y, z],
    ribs,
    8,
  );
  c.turned(
    [
      [0.1, -0.42],
      [0.28, -0.28],
      [0.36, 0],
      [0.3, 0.3],
    ].map(([r = 0, h = 0]) => [r * size, h * size] as const),
    [x, y, z],
    { color: lanternLight(i), lit: 1 },
    8,
  );
  for (let rib = 0; rib < 8; rib += 1) {
    const angle = (rib / 8) * Math.PI * 2;
    c.box(
      [0.035 * size, 0.62 * size, 0.035 * size],
      [x + Math.cos(angle) * 0.35 * size, y, z + Math.sin(angle) * 0.35 * size],
      ribs,
    );
  }
  c.ring(0.37 * size, 0.03 * size, [x, y, z, 0, Math.PI / 2], ribs);
  c.ball([0.14 * size, 0.3 * size, 0.14 * size], [x, y - 0.55 * size, z], ribs, 6);
}
