/** What stands and hangs in the saloon. */

import { scatter } from '../../../scene/layout/pose.ts';
import { FLOOR } from '../../../scene/room/room.ts';
import type { RoomBuilder } from '../../../scene/room/roomBuilder.ts';
import { SALOON_PAINT } from './saloonPaint.ts';

export const DARK = '#4d2810';
export const RED_WOOD = '#6b3d28';
export const BRASS = '#d9a441';
const GLASS = ['#5f7f3a', '#8a3b1c', '#c8913a', '#2f5a5c', '#7a2438', '#b7c6b0', '#d9b25a'] as const;
const PIANO = { x: -11.4, z: -4.6, turn: 0.95 } as const;
export const WHEEL = { x: 0, y: 4.6, z: -7.6, radius: 2.3, candles: 8 } as const;

export function stool(c: RoomBuilder, x: number, z: number): void {
  c.cylinder(0.55, 0.5, 0.2, [x, FLOOR + 2, z], { color: '#8c2a2a' });
  c.cylinder(0.1, 0.16, 2, [x, FLOOR + 1, z], { color: DARK });
  c.ring(0.4, 0.04, [x, FLOOR + 0.7, z, 0, Math.PI / 2], { color: BRASS });
}

export function mug(c: RoomBuilder, x: number, y: number, z: number): void {
  c.cylinder(0.18, 0.17, 0.4, [x, y + 0.2, z], { color: '#e0a63c' }, 10);
  c.ball([0.4, 0.16, 0.4], [x, y + 0.42, z], { color: '#fff3d8' }, 8);
}

export function bottle(c: RoomBuilder, x: number, y: number, z: number, height: number, i: number): void {
  const color = GLASS[i % GLASS.length] ?? GLASS[0];
  const r = 0.15 + scatter(i * 3) * 0.06;
  c.turned(
    [
      [r * 0.9, 0],
      [r, height * 0.08],
      [r, height * 0.55],
      [r * 0.42, height * 0.72],
      [r * 0.36, height * 0.95],
      [r * 0.46, height],
    ],
    [x, y, z],
    { color },
    9,
  );
  c.cylinder(
    r * 1.03,
    r * 1.03,
    height * 0.26,
    [x, y + height * 0.3, z],
    { color: i % 2 === 0 ? '#f0e0b8' : '#d9b98a' },
    9,
  );
}

export function barrel(c: RoomBuilder, x: number, z: number, size: number): void {
  c.turned(
    [
      [0.6, 0],
      [0.72, 0.5],
      [0.76, 0.9],
      [0.72, 1.3],
      [0.6, 1.8],
      [0.001, 1.8],
    ].map(([r = 0, h = 0]) => [r * size, h * size] as const),
    [x, FLOOR, z],
    { color: '#8f5c2e', paint: SALOON_PAINT.planks, repeat: [2, 1] },
    16,
  );
  for (const h of [0.35, 1.45])
    c.ring(0.7 * size, 0.05, [x, FLOOR + h * size, z, 0, Math.PI / 2], { color: '#5c5550' });
}

export function oilLamp(c: RoomBuilder, x: number, y: number, z: number): void {
  c.cylinder(0.26, 0.2, 0.24, [x, y - 0.3, z], { color: BRASS });
  c.turned(
    [
      [0.14, -0.2],
      [0.24, 0.05],
      [0.14, 0.42],
      [0.1, 0.6],
    ],
    [x, y, z],
    { color: '#ffd68a', lit: 1.05 },
    12,
  );
  c.box([0.1, 0.7, 0.5], [x, y - 0.4, z - 0.3], { color: BRASS });
}

export function piano(c: RoomBuilder): void {
  const { x, z, turn } = PIANO;
  const at = (across: number, y: number, out: number, tilt = 0) =>
    [
      x + Math.cos(turn) * across + Math.sin(turn) * out,
      y,
      z - Math.sin(turn) * across + Math.cos(turn) * out,
      turn,
      tilt,
    ] as const;
  c.box([4.4, 4.3, 1.1], at(0, FLOOR + 2.15, 0), { color: '#5c2d16', paint: SALOON_PAINT.planks, repeat: [2, 1] });
  c.box([4.6, 0.18, 1.3], at(0, FLOOR + 4.38, 0), { color: '#7a3f1e' });
  c.box([4.4, 0.3, 1], at(0, FLOOR + 2.3, 0.9), { color: '#5c2d16' });
  c.box([4, 0.08, 0.6], at(0, FLOOR + 2.5, 0.95), { color: '#f5ead2' });
  for (let key = 0; key < 22; key += 1)
    if (key % 7 !== 2 && key % 7 !== 6)
      c.box([0.08, 0.08, 0.36], at(-1.9 + key * 0.18, FLOOR + 2.57, 0.84), { color: '#1c120c' });
  for (const side of [-1, 1]) {
    c.box([0.2, 2.3, 0.24], at(side * 2, FLOOR + 1.15, 1.3), { color: DARK });
    c.box([0.1, 0.24, 0.3], at(side * 1.4, FLOOR + 3.6, 0.7), { color: BRASS });
    c.cylinder(0.07, 0.08, 0.5, at(side * 1.4, FLOOR + 3.95, 0.75), { color: '#f5ead2' }, 8);
    c.ball([0.1, 0.2, 0.1], at(side * 1.4, FLOOR + 4.3, 0.75), { color: '#ffd98a', lit: 1.3 }, 6);
  }
  c.box([1.5, 1, 0.04], at(0, FLOOR + 3.4, 0.62, -0.15), { color: '#f2e3bd' });
  c.cylinder(0.6, 0.5, 0.22, at(0, FLOOR + 1.5, 2.2), { color: '#7a2430' });
  c.cylinder(0.1, 0.2, 1.5, at(0, FLOOR + 0.75, 2.2), { color: DARK });
}

export function wagonWheel(c: RoomBuilder): void {
  const { x, y, z, radius, candles } = WHEEL;
  c.ring(radius, 0.13, [x, y, z, 0, Math.PI / 2], { color: DARK });
  c.cylinder(0.3, 0.3, 0.3, [x, y, z], { color: DARK });
  c.cylinder(0.04, 0.04, 5, [x, y + 2.6, z], { color: '#2a1c12' }, 5);
  for (let i = 0; i < candles; i += 1) {
    const angle = (i / candles) * Math.PI * 2;
    const [cx, cz] = [x + Math.cos(angle) * radius, z + Math.sin(angle) * radius];
    c.box([radius, 0.1, 0.14], [x + (Math.cos(angle) * radius) / 2, y, z + (Math.sin(angle) * radius) / 2, -angle], {
      color: DARK,
    });
    c.cylinder(0.09, 0.1, 0.4, [cx, y + 0.28, cz], { color: '#f5ead2' }, 8);
    c.ball([0.12, 0.26, 0.12], [cx, y + 0.6, cz], { color: '#ffdf9a', lit: 1.4 }, 6);
  }
}
