/** The saloon: a long bar before a mirror, swinging doors to the sunset, a piano, and posters of everybody. */

import { scatter } from '../../../scene/layout/pose.ts';
import type { Halo, Shaft } from '../../../scene/room/halos.ts';
import { BACK, CEILING, daylight, FLOOR, type RoomPlan } from '../../../scene/room/room.ts';
import { createRoomBuilder, type Lamp, type RoomBuilder } from '../../../scene/room/roomBuilder.ts';
import { SALOON_LAYERS, SALOON_PAINT } from './saloonPaint.ts';
import { BRASS, barrel, bottle, DARK, mug, oilLamp, piano, RED_WOOD, stool, WHEEL, wagonWheel } from './saloonProps.ts';

const WOOD = '#8a5226';
const DOORS = { x: 12, z: -5.2, turn: -1.02 } as const;

/** x, y, z of the oil lamps. */
const OIL_LAMPS = [
  [-6.6, 3.1, BACK + 0.9],
  [6.6, 3.1, BACK + 0.9],
  [-13.2, 2.4, -3.4],
  [-9.2, 3, -7.8],
] as const;
const LAMPLIGHT = '#ffd29a';
const SUNLIGHT = '#ffcb92';

const lamps: readonly Lamp[] = [
  ...OIL_LAMPS.map(([x, y, z]) => ({ at: [x, y, z + 0.3] as const, color: LAMPLIGHT, power: 0.75, reach: 3 })),
  { at: [0, 3.4, BACK + 1.6], color: LAMPLIGHT, power: 0.75, reach: 4 },
  { at: [WHEEL.x, WHEEL.y - 0.4, WHEEL.z], color: LAMPLIGHT, power: 0.7, reach: 4.5 },
  { at: [10.6, 1.5, -4.2], color: SUNLIGHT, power: 0.95, reach: 4.4 },
  { at: [0, 6, 3], color: '#ffe6c4', power: 0.5, reach: 7 },
];

function build() {
  const builder = createRoomBuilder(lamps, daylight({ sky: '#6f6a68', ground: '#33271f', floor: 0.4, wall: 0.5 }));
  shell(builder);
  bar(builder);
  backBar(builder);
  doors(builder);
  piano(builder);
  wallPosters(builder);
  clutter(builder);
  wagonWheel(builder);
  for (const [x, y, z] of OIL_LAMPS) oilLamp(builder, x, y, z);
  return builder.build();
}

function shell(c: RoomBuilder): void {
  c.sheet(44, 40, [44, 40], [0, FLOOR, 4, 0, -Math.PI / 2], {
    color: '#8a6a4c',
    paint: SALOON_PAINT.planks,
    repeat: [7, 4],
  });
  c.sheet(15, 11, [18, 14], [0.5, FLOOR + 0.03, 1.2, 0.12, -Math.PI / 2], {
    color: '#b0a08c',
    paint: SALOON_PAINT.hide,
    repeat: [2, 1.5],
    warp(p) {
      // The outline of a hide: four legs and a neck.
      const angle = Math.atan2(p.y / 5.5, p.x / 7.5);
      const edge = 0.8 + 0.14 * Math.cos(angle * 4 + 0.8) + 0.05 * Math.cos(angle * 9);
      const square = Math.max(Math.abs(p.x) / 7.5, Math.abs(p.y) / 5.5);
      const round = Math.hypot(p.x / 7.5, p.y / 5.5);
      if (round === 0) return;
      p.multiplyScalar((square / round) * edge);
    },
  });
  c.sheet(26, CEILING - FLOOR, [48, 24], [0, (CEILING + FLOOR) / 2, BACK], {
    color: '#8f7358',
    paint: SALOON_PAINT.wallpaper,
    repeat: [7, 3.4],
  });
  for (const side of [-1, 1]) {
    const at = [side * 15.6, (CEILING + FLOOR) / 2, BACK + 5.6, side * -1.02] as const;
    c.sheet(16, CEILING - FLOOR, [28, 22], at, { color: '#8a6d52', paint: SALOON_PAINT.wallpaper, repeat: [4.4, 3.4] });
    c.sheet(16, 3, [28, 6], [at[0] - side * 0.05, FLOOR + 1.5, at[2] + 0.04, at[3]], {
      color: RED_WOOD,
      paint: SALOON_PAINT.planks,
      repeat: [4, 1],
    });
    c.box([16, 0.18, 0.14], [at[0] - side * 0.1, FLOOR + 3.05, at[2] + 0.08, at[3]], { color: DARK });
  }
}

function bar(c: RoomBuilder): void {
  const z = BACK + 2.6;
  c.box([13.5, 3.6, 0.9], [0, FLOOR + 1.8, z], { color: RED_WOOD, paint: SALOON_PAINT.planks, repeat: [3, 1] });
  c.box([14.1, 0.22, 1.5], [0, FLOOR + 3.7, z + 0.1], { color: '#a8622e', paint: SALOON_PAINT.planks, repeat: [1, 5] });
  for (let panel = -3; panel <= 3; panel += 1) {
    c.box([1.5, 2.2, 0.08], [panel * 1.9, FLOOR + 1.8, z + 0.48], { color: '#8f4722' });
    c.box([1.1, 1.8, 0.1], [panel * 1.9, FLOOR + 1.8, z + 0.5], { color: RED_WOOD, paint: SALOON_PAINT.planks });
  }
  c.cylinder(0.07, 0.07, 13.6, [0, FLOOR + 0.6, z + 0.85, 0, 0, Math.PI / 2], { color: BRASS });
  for (const x of [-6, -2, 2, 6]) stool(c, x, z + 1.6);
  for (let glass = 0; glass < 9; glass += 1) {
    const x = -6 + glass * 1.5 + scatter(glass) * 0.6;
    if (glass % 3 === 0) bottle(c, x, FLOOR + 3.81, z + 0.1, 0.9, glass);
    else mug(c, x, FLOOR + 3.81, z + 0.25);
  }
}

/** The tall piece behind the bar: mirror, columns, rows of bottles. */
function backBar(c: RoomBuilder): void {
  const z = BACK + 0.5;
  c.box([13, 0.9, 0.9], [0, FLOOR + 3.1, z], { color: DARK, paint: SALOON_PAINT.planks, repeat: [3, 1] });
  c.box([13, 6.4, 0.2], [0, FLOOR + 6, BACK + 0.12], { color: RED_WOOD, paint: SALOON_PAINT.planks, repeat: [3, 1] });
  c.sheet(5.4, 3.6, [8, 6], [0, 2.4, BACK + 0.26], { color: '#fff2dc', paint: SALOON_PAINT.mirror, lit: 0.5 });
  c.box([5.9, 0.3, 0.4], [0, 4.35, BACK + 0.3], { color: BRASS });
  for (const x of [-6.4, -3, 3, 6.4])
    c.turned(
      [
        [0.32, 0],
        [0.32, 0.3],
        [0.18, 0.5],
        [0.2, 2.2],
        [0.16, 4],
        [0.32, 4.4],
        [0.32, 4.8],
      ],
      [x, FLOOR + 3.5, BACK + 0.6],
      { color: '#9a5a2c' },
    );
  for (const side of [-1, 1])
    for (let shelf = 0; shelf < 3; shelf += 1) {
      const y = FLOOR + 3.55 + shelf * 1.25;
      c.box([3.2, 0.1, 0.7], [side * 4.7, y, BACK + 0.5], { color: '#a8622e' });
      for (let i = 0; i < 7; i += 1)
        bottle(
          c,
          side * 4.7 - 1.3 + i * 0.43,
          y + 0.05,
          BACK + 0.55,
          0.75 + scatter(i + shelf * 7) * 0.32,
          i + shelf * 3 + (side > 0 ? 2 : 0),
        );
    }
  for (let i = 0; i < 9; i += 1)
    bottle(c, -2 + i * 0.5, FLOOR + 3.55, BACK + 0.7, 0.7 + scatter(i * 5) * 0.4, i * 2 + 1);
}

/** Swinging doors in a bright opening. */
function doors(c: RoomBuilder): void {
  const { x, z, turn } = DOORS;
  const at = (across: number, y: number, out: number) =>
    [
      x + Math.cos(turn) * across + Math.sin(turn) * out,
      y,
      z - Math.sin(turn) * across + Math.cos(turn) * out,
      turn,
    ] as const;
  c.sheet(4.4, 7.2, [2, 2], at(0, FLOOR + 3.6, 0.1), { color: '#fff4dc', paint: SALOON_PAINT.desert, lit: 0.9 });
  for (const side of [-1, 1]) {
    c.box([0.5, 7.6, 0.6], at(side * 2.4, FLOOR + 3.8, 0.2), { color: DARK, paint: SALOON_PAINT.planks });
    c.box([1.9, 3, 0.16], at(side * 1.15, FLOOR + 3, 0.5 + side * 0.12), { color: WOOD, paint: SALOON_PAINT.planks });
    for (let slat = 0; slat < 6; slat += 1)
      c.box([1.5, 0.22, 0.26], at(side * 1.15, FLOOR + 1.95 + slat * 0.4, 0.55 + side * 0.12), { color: '#a86a34' });
    c.ball([0.5, 0.5, 0.3], at(side * 1.15, FLOOR + 4.55, 0.5 + side * 0.12), { color: WOOD });
  }
  c.box([5.4, 0.6, 0.7], at(0, FLOOR + 7.6, 0.2), { color: DARK });
}

/** Each poster shows one sixth of its paint. */
function wallPosters(c: RoomBuilder): void {
  const spots = [
    [-8.4, 1.9, BACK + 0.1, 0, 0],
    [-9.8, 0.9, BACK + 0.1, 0, 1],
    [8.3, 1.8, BACK + 0.1, 0, 2],
    [9.7, 0.8, BACK + 0.1, 0, 3],
    [14.2, 1.6, -2.1, -1.02, 4],
    [-14.6, 2.2, -1.6, 1.02, 5],
  ] as const;
  for (const [x, y, z, turn, i] of spots)
    c.sheet(1.25, 1.75, [2, 2], [x, y, z, turn, 0, (scatter(i * 9) - 0.5) * 0.16], {
      color: '#fff0d6',
      paint: SALOON_PAINT.posters,
      repeat: [1 / 3, 1 / 2],
      from: [(i % 3) / 3, i < 3 ? 1 / 2 : 0],
    });
}

function clutter(c: RoomBuilder): void {
  for (const [x, z, size] of [
    [8.6, -6.6, 1],
    [10.1, -7.4, 1.15],
    [9.6, -6, 0.85],
    [-7.9, -7.2, 1],
  ] as const)
    barrel(c, x, z, size);
  c.cylinder(0.75, 0.55, 1.1, [-13.2, FLOOR + 0.55, -0.6], { color: '#b2552e' });
  c.cylinder(0.34, 0.38, 2.6, [-13.2, FLOOR + 2.2, -0.6], { color: '#4f7a38' });
  c.ball([0.7, 0.5, 0.7], [-13.2, FLOOR + 3.5, -0.6], { color: '#4f7a38' });
  for (const side of [-1, 1]) {
    c.cylinder(0.2, 0.2, 0.7, [-13.2 + side * 0.5, FLOOR + 2.2 + side * 0.3, -0.6, 0, 0, Math.PI / 2], {
      color: '#4f7a38',
    });
    c.cylinder(0.18, 0.2, 0.9, [-13.2 + side * 0.8, FLOOR + 2.65 + side * 0.3, -0.6], { color: '#5c8a42' });
  }
  for (let crate = 0; crate < 3; crate += 1)
    c.box(
      [1.5, 1.2, 1.3],
      [13.2 - crate * 0.6, FLOOR + 0.6 + (crate === 2 ? 1.2 : 0), 0.4 + crate * 1.1, 0.3 * crate],
      {
        color: '#a5743f',
        paint: SALOON_PAINT.planks,
        repeat: [0.6, 0.6],
      },
    );
}

const halos: readonly Halo[] = [
  ...OIL_LAMPS.map((at) => ({
    at: [at[0], at[1] + 0.1, at[2]] as const,
    radius: 1.9,
    color: LAMPLIGHT,
    strength: 0.34,
  })),
  ...Array.from({ length: WHEEL.candles }, (_, i) => {
    const angle = (i / WHEEL.candles) * Math.PI * 2;
    const at = [
      WHEEL.x + Math.cos(angle) * WHEEL.radius,
      WHEEL.y + 0.6,
      WHEEL.z + Math.sin(angle) * WHEEL.radius,
    ] as const;
    return { at, radius: 0.8, color: LAMPLIGHT, strength: 0.3 };
  }),
  { at: [DOORS.x, 1, DOORS.z], radius: 5, color: SUNLIGHT, strength: 0.14 },
];

const shafts: readonly Shaft[] = [0, 1, 2].map((i) => ({
  from: [DOORS.x - 0.6 - i * 0.3, 4.4 - i * 0.5, DOORS.z + 0.4 + i * 0.5] as const,
  to: [3.5 - i * 2.2, FLOOR, -2.5 + i * 1.6] as const,
  width: 1.6 + i * 0.5,
  color: SUNLIGHT,
  strength: 0.11,
}));

export const SALOON: RoomPlan = {
  flat: {
    lamp: '#7c4a1c',
    wall: '#33200f',
    night: '#140b05',
    wood: '#8f5626',
    woodDark: '#4a2810',
    felt: '#2f7a4e',
    feltDeep: '#163d2c',
    gold: '#d9a544',
  },
  layers: SALOON_LAYERS,
  halos,
  shafts,
  light: {
    key: '#ffe6bd',
    keyStrength: 2.4,
    keyFrom: [5.8, 7.4, 1.4],
    sky: '#ffe2b8',
    ground: '#4a2c18',
    fill: 0.85,
    coolRim: '#9ab4e8',
    warmRim: '#ffa044',
    background: '#1c110a',
  },
  table: {
    wood: ['#6d3d1c', '#4f2910', '#8a5428'],
    cloth: ['#2f7d58', '#1f5c44', '#123a2e'],
    trim: '#d9ab55',
    motif: 'star',
  },
  build,
};
