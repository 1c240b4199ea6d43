/** The spice den: jars to the ceiling, heaps of colour, lanterns, a window on the dusk. */

import type { Vector3 } from 'three';
import { scatter } from '../../../scene/layout/pose.ts';
import type { Halo } from '../../../scene/room/halos.ts';
import { BACK, CEILING, daylight, FLOOR, type RoomPlan } from '../../../scene/room/room.ts';
import { createRoomBuilder, type Lamp, type RoomBuilder, roundOff } from '../../../scene/room/roomBuilder.ts';
import { DEN_LAYERS, DEN_PAINT } from './denPaint.ts';
import {
  BRASS,
  bowl,
  DARK_WOOD,
  heapOf,
  lantern,
  lanternLight,
  pillar,
  pot,
  SPICES,
  spiceJar,
  WOOD,
} from './denProps.ts';

const CLOTHS = ['#a3263c', '#1f6f78', '#c9812b', '#6b3a8c', '#35507f'] as const;

/** x, y, z, size. */
const LANTERNS = [
  [-7.6, 2.5, -6.4, 1.1],
  [-3.6, 3.6, -7.4, 0.85],
  [3.6, 3.6, -7.4, 0.85],
  [7.6, 2.5, -6.4, 1.1],
  [-11.6, 3.4, -3.2, 1.2],
  [11.6, 3.4, -3.2, 1.2],
  [0, 5.2, -8, 1],
] as const;

const lamps: readonly Lamp[] = [
  ...LANTERNS.map(([x, y, z], i) => ({ at: [x, y - 0.2, z] as const, color: lanternLight(i), power: 0.85, reach: 3 })),
  { at: [0, 2, -8.4], color: '#ffa88a', power: 0.45, reach: 3 },
  { at: [0, 5, 3], color: '#ffdcb8', power: 0.42, reach: 7 },
];

function build() {
  const builder = createRoomBuilder(lamps, daylight({ sky: '#57506f', ground: '#2b1f2c', floor: 0.35, wall: 0.45 }));
  shell(builder);
  window(builder);
  for (const side of [-1, 1]) {
    shelves(builder, side);
    market(builder, side);
    sideWall(builder, side);
  }
  LANTERNS.forEach(([x, y, z, size], i) => {
    lantern(builder, x, y, z, size, i);
  });
  return builder.build();
}

function shell(c: RoomBuilder): void {
  c.sheet(44, 40, [44, 40], [0, FLOOR, 4, 0, -Math.PI / 2], {
    color: '#a8705a',
    paint: DEN_PAINT.tiles,
    repeat: [11, 10],
  });
  c.sheet(17, 17, [24, 24], [0, FLOOR + 0.03, 0.6, 0, -Math.PI / 2], {
    color: '#b99384',
    paint: DEN_PAINT.rug,
    warp: roundOff(8.5),
  });
  c.sheet(22, CEILING - FLOOR, [44, 24], [0, (CEILING + FLOOR) / 2, BACK], {
    color: '#a5776c',
    paint: DEN_PAINT.plaster,
    repeat: [5, 2.8],
  });
  c.box([22, 0.5, 0.3], [0, FLOOR + 0.25, BACK + 0.15], { color: DARK_WOOD });
  for (const x of [-7.2, -2.7, 2.7, 7.2]) pillar(c, x);
}

function window(c: RoomBuilder): void {
  c.sheet(4.2, 4.6, [1, 1], [0, 1.5, BACK + 0.06], { color: '#ffffff', paint: DEN_PAINT.dusk, lit: 0.85 });
  c.ring(2.15, 0.16, [0, 3.6, BACK + 0.1], { color: DARK_WOOD }, Math.PI);
  c.sheet(7, 3.4, [16, 8], [0, 5.62, BACK + 0.12], {
    color: '#a5776c',
    paint: DEN_PAINT.plaster,
    repeat: [2, 1],
    warp: arch,
  });
  for (const x of [-2.15, 2.15]) c.box([0.24, 4.8, 0.3], [x, 1.2, BACK + 0.15], { color: DARK_WOOD });
  for (const x of [-1.05, 0, 1.05]) c.box([0.07, 4.6, 0.07], [x, 1.4, BACK + 0.14], { color: DARK_WOOD });
  for (const y of [0, 1.4, 2.8]) c.box([4.2, 0.07, 0.07], [0, y, BACK + 0.14], { color: DARK_WOOD });
  c.box([5.2, 0.22, 0.8], [0, -0.86, BACK + 0.4], { color: WOOD, paint: DEN_PAINT.planks });
  for (const x of [-1.6, -0.5, 0.7, 1.7]) pot(c, x, -0.75, BACK + 0.5, 0.34 + scatter(x) * 0.1);
  for (const side of [-1, 1])
    c.sheet(1.9, 6.2, [14, 10], [side * 2.75, 1.1, BACK + 1.2], {
      color: '#8c2438',
      paint: DEN_PAINT.textile,
      repeat: [1, 2],
      warp(p) {
        // Drawn aside and tied at half height.
        const tie = 1 - 0.5 * Math.exp(-((p.y + 0.6) ** 2) * 0.9);
        p.z = Math.sin(p.x * 9) * 0.14;
        p.x = p.x * tie + side * (1 - tie) * 0.5;
      },
    });
  c.box([7.4, 0.16, 0.16], [0, 4.2, BACK + 1.2], { color: BRASS });
}

/** The wall over the window's arch: its lower edge follows the ring. */
function arch(p: Vector3): void {
  const edge = Math.sqrt(Math.max(0, 2.1 * 2.1 - p.x * p.x)) - 2.02;
  if (Math.abs(p.x) < 2.1 && p.y < edge + 0.1) p.y = Math.max(p.y, edge);
}

/** Two bays of shelves with jars, beside the window. */
function shelves(c: RoomBuilder, side: number): void {
  for (const middle of [4.95, 9.2]) {
    const x = side * middle;
    const width = 3.7;
    c.box([width, 8.4, 0.12], [x, FLOOR + 4.2, BACK + 0.12], {
      color: '#59301a',
      paint: DEN_PAINT.planks,
      repeat: [1, 2],
    });
    for (const edge of [-1, 1])
      c.box([0.16, 8.4, 1], [x + (edge * width) / 2, FLOOR + 4.2, BACK + 0.55], { color: WOOD });
    for (let shelf = 0; shelf < 5; shelf += 1) {
      const y = -1.5 + shelf * 1.42;
      c.box([width, 0.12, 1], [x, y, BACK + 0.55], { color: '#8a5530', paint: DEN_PAINT.planks });
      let left = x - width / 2 + 0.38;
      for (let jar = 0; left < x + width / 2 - 0.25; jar += 1) {
        const chance = scatter(middle * 13 + side * 7 + shelf * 5 + jar);
        const radius = 0.2 + chance * 0.12;
        spiceJar(c, left + radius * 0.5, y + 0.06, BACK + 0.62, radius, 0.5 + scatter(chance * 91) * 0.4, chance);
        left += radius * 2 + 0.1 + chance * 0.12;
      }
    }
  }
}

/** Sacks and bowls with heaps of spice on a low bench, and cushions before it. */
function market(c: RoomBuilder, side: number): void {
  c.box([7, 0.25, 1.5], [side * 7.4, FLOOR + 1.25, -7.2, side * -0.18], {
    color: WOOD,
    paint: DEN_PAINT.planks,
    repeat: [1, 3],
  });
  for (const leg of [-3, 0, 3]) c.box([0.2, 1.2, 1.2], [side * 7.4 + leg, FLOOR + 0.6, -7.2], { color: DARK_WOOD });
  for (let heap = 0; heap < 6; heap += 1) {
    const x = side * (4.7 + heap * 1.12);
    const z = -7.35 + heap * 0.17;
    bowl(c, x, FLOOR + 1.38, z, 0.52, heap + (side > 0 ? 3 : 0));
  }
  for (let sack = 0; sack < 4; sack += 1) {
    const x = side * (6 + sack * 1.7);
    const z = -5.6 + sack * 0.55;
    const size = 0.78 + scatter(sack * 3 + side) * 0.2;
    c.turned(
      [
        [0.1, 0],
        [0.85, 0.1],
        [1, 0.7],
        [0.88, 1.25],
        [1, 1.4],
        [0.86, 1.5],
        [0.7, 1.36],
      ].map(([r = 0, h = 0]) => [r * size, h * size] as const),
      [x, FLOOR, z],
      { color: '#b98f5e', paint: DEN_PAINT.textile, repeat: [2, 1] },
    );
    heapOf(
      c,
      x,
      FLOOR + 1.34 * size,
      z,
      0.8 * size,
      SPICES[(sack * 3 + (side > 0 ? 1 : 4)) % SPICES.length] ?? SPICES[0],
    );
  }
  CLOTHS.forEach((cloth, i) => {
    c.ball(
      [1.9, 0.85, 1.5],
      [side * (8.6 + (i % 3) * 1.5), FLOOR + 0.45 + Math.floor(i / 3) * 0.6, -2.2 + i * 0.85, i, 0, 0.12 * side],
      {
        color: cloth,
        paint: DEN_PAINT.textile,
        repeat: [2, 1],
      },
    );
  });
}

/** Angled walls with drapes and strings of drying chilies. */
function sideWall(c: RoomBuilder, side: number): void {
  c.sheet(16, CEILING - FLOOR, [24, 20], [side * 15.4, (CEILING + FLOOR) / 2, BACK + 5.6, side * -1.05], {
    color: '#a3604f',
    paint: DEN_PAINT.plaster,
    repeat: [4, 2.8],
  });
  for (let drape = 0; drape < 3; drape += 1)
    c.sheet(3, 9, [16, 10], [side * (12 + drape * 1.35), 1.4, -6.4 + drape * 2.6, side * -1.05], {
      color: CLOTHS[(drape * 2 + (side > 0 ? 1 : 0)) % CLOTHS.length] ?? CLOTHS[0],
      paint: DEN_PAINT.textile,
      repeat: [1.5, 3],
      warp(p) {
        p.z = Math.sin(p.x * 5.5) * 0.28 + 0.3;
        p.x *= 0.86 + 0.08 * Math.sin(p.y * 0.7);
      },
    });
  for (let garland = 0; garland < 2; garland += 1) {
    const x = side * (7.2 + garland * 1.9);
    const z = BACK + 1.4 + garland * 0.5;
    for (let pod = 0; pod < 16; pod += 1)
      c.ball(
        [0.13, 0.44, 0.13],
        [
          x + Math.sin(pod * 2.4) * 0.13,
          4 - pod * 0.14,
          z + Math.cos(pod * 2.4) * 0.13,
          pod * 2.4,
          0,
          0.35 + scatter(pod) * 0.3,
        ],
        { color: pod % 3 === 0 ? '#8c141a' : '#b3241f' },
        6,
      );
  }
}

const halos: readonly Halo[] = [
  ...LANTERNS.map(([x, y, z, size], i) => ({
    at: [x, y, z] as const,
    radius: 2 * size,
    color: lanternLight(i),
    strength: 0.36,
  })),
  { at: [0, 1.6, BACK + 0.4], radius: 4.2, color: '#ff8a62', strength: 0.22 },
];

export const DEN: RoomPlan = {
  flat: {
    lamp: '#6d2444',
    wall: '#331129',
    night: '#170813',
    wood: '#8a4720',
    woodDark: '#46200f',
    felt: '#a0173a',
    feltDeep: '#5d0d28',
    gold: '#d9a544',
  },
  layers: DEN_LAYERS,
  halos,
  shafts: [{ from: [0, 4, BACK + 0.5], to: [-2.5, FLOOR, -4], width: 3.4, color: '#ff9a78', strength: 0.1 }],
  light: {
    key: '#fff0d8',
    keyStrength: 2.3,
    keyFrom: [-5.4, 7.6, 1.6],
    sky: '#ffe6c9',
    ground: '#4a2036',
    fill: 0.85,
    coolRim: '#7a9cff',
    warmRim: '#ff8a4a',
    background: '#1c0e18',
  },
  table: {
    wood: ['#7a4322', '#5c2f16', '#94552c'],
    cloth: ['#b23346', '#86203a', '#581327'],
    trim: '#e7b65a',
    motif: 'paw',
  },
  build,
};
