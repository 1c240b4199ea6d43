/** The parlour: where a game is played that brings no room of its own. Papered walls, books, pictures, and the moon in a round window. */

import { pawPath } from '../cards/ink.ts';
import { scatter } from '../layout/pose.ts';
import type { Halo } from './halos.ts';
import { blotches, LAYER_SIZE, type PaintLayer, plain, planks } from './paintLayers.ts';
import { BACK, CEILING, daylight, FLOOR, type RoomPlan } from './room.ts';
import { createRoomBuilder, type Lamp, type RoomBuilder, roundOff } from './roomBuilder.ts';

const PAINT = { plain: 0, planks: 1, paper: 2, rug: 3, sky: 4 } as const;

const WOOD = '#7a5236';
const DARK_WOOD = '#46301f';
const BRASS = '#d8b065';
const PAPER = '#6f8fb4';
const BOOKS = ['#8c3b3b', '#3f6f6a', '#c29a4e', '#5a4a80', '#3d5f8c', '#8a6a4a'] as const;

const LAMPLIGHT = '#ffd9a0';
const MOONLIGHT = '#a9c4ff';

/** x, y, z of the lamps on the wall. */
const SCONCES = [
  [-3.3, 2.6, BACK + 0.5],
  [3.3, 2.6, BACK + 0.5],
  [-11.4, 2.6, -4.6],
  [11.4, 2.6, -4.6],
] as const;
const HANGING = [0, 6.6, -3.2] as const;
const WINDOW = { y: 2.9, radius: 2 } as const;

const lamps: readonly Lamp[] = [
  ...SCONCES.map(([x, y, z]) => ({
    at: [x * 0.96, y + 0.3, z + 0.5] as const,
    color: LAMPLIGHT,
    power: 0.9,
    reach: 3.4,
  })),
  { at: HANGING, color: LAMPLIGHT, power: 0.8, reach: 5 },
  { at: [0, WINDOW.y, BACK + 1.4], color: MOONLIGHT, power: 0.4, reach: 3 },
  { at: [0, 5, 3], color: '#ffe8c8', power: 0.45, reach: 7 },
];

/** Stripes, with a paw between them now and then. */
const paper: PaintLayer = (ctx) => {
  blotches(ctx, '#e6ebf2', 'rgba(60,80,120,.12)', 'rgba(255,255,255,.16)', 40);
  for (let stripe = 0; stripe < 4; stripe += 1) {
    const x = stripe * 128;
    ctx.fillStyle = 'rgba(50,70,115,.26)';
    ctx.fillRect(x, 0, 64, LAYER_SIZE);
    ctx.fillStyle = 'rgba(240,215,160,.5)';
    for (const edge of [-3, 64]) ctx.fillRect(x + edge, 0, 3, LAYER_SIZE);
    for (let row = 0; row < 2; row += 1) {
      pawPath(ctx, x + 96, row * 256 + (stripe % 2) * 128 + 64, 17);
      ctx.fillStyle = 'rgba(60,80,130,.34)';
      ctx.fill();
    }
  }
};

/** Rings of colour, seen from above. */
const rug: PaintLayer = (ctx) => {
  const middle = LAYER_SIZE / 2;
  for (const [radius, color] of [
    [370, '#5676ad'],
    [250, '#d8b065'],
    [240, '#a8505c'],
    [196, '#d8b065'],
    [190, '#6484b8'],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.arc(middle, middle, radius, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillStyle = '#e0c285';
  for (let paw = 0; paw < 14; paw += 1) {
    const angle = (paw / 14) * Math.PI * 2;
    pawPath(ctx, middle + Math.cos(angle) * 218, middle + Math.sin(angle) * 218, 15);
    ctx.fill();
  }
};

/** Night, a moon, and stars. */
const sky: PaintLayer = (ctx) => {
  const fade = ctx.createLinearGradient(0, 0, 0, LAYER_SIZE);
  fade.addColorStop(0, '#2c4c9c');
  fade.addColorStop(1, '#6f92d8');
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, LAYER_SIZE, LAYER_SIZE);
  ctx.fillStyle = '#fff6dc';
  for (let star = 0; star < 40; star += 1) {
    ctx.beginPath();
    ctx.arc(scatter(star) * LAYER_SIZE, scatter(star * 3 + 1) * LAYER_SIZE, 1 + scatter(star * 7) * 3, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.beginPath();
  ctx.arc(LAYER_SIZE * 0.62, LAYER_SIZE * 0.38, 74, 0, Math.PI * 2);
  ctx.fill();
};

function build() {
  const builder = createRoomBuilder(lamps, daylight({ sky: '#5a6788', ground: '#262636', floor: 0.4, wall: 0.5 }));
  shell(builder);
  moonWindow(builder);
  for (const side of [-1, 1]) {
    bookcase(builder, side * 6.6);
    sideWall(builder, side);
  }
  for (const [x, y, z] of SCONCES) sconce(builder, x, y, z);
  hangingLamp(builder);
  return builder.build();
}

function shell(c: RoomBuilder): void {
  c.sheet(44, 40, [44, 40], [0, FLOOR, 4, 0, -Math.PI / 2], { color: '#8a6344', paint: PAINT.planks, repeat: [7, 4] });
  c.sheet(17, 17, [24, 24], [0, FLOOR + 0.03, 0.6, 0, -Math.PI / 2], {
    color: '#c8c0bc',
    paint: PAINT.rug,
    warp: roundOff(8.5),
  });
  wall(c, 26, [0, BACK, 0]);
}

/** Paper above, panels of wood below, a rail between them. `at` is x, z and the turn. */
function wall(c: RoomBuilder, width: number, [x, z, turn]: readonly [number, number, number]): void {
  const [outX, outZ] = [Math.sin(turn), Math.cos(turn)];
  const before = (y: number, out: number) => [x + outX * out, y, z + outZ * out, turn] as const;
  c.sheet(width, CEILING - FLOOR, [Math.round(width * 1.8), 24], before((CEILING + FLOOR) / 2, 0), {
    color: PAPER,
    paint: PAINT.paper,
    repeat: [width / 3.6, 3.4],
  });
  c.sheet(width, 2.6, [Math.round(width * 1.8), 6], before(FLOOR + 1.3, 0.05), {
    color: WOOD,
    paint: PAINT.planks,
    repeat: [width / 4, 1],
  });
  c.box([width, 0.2, 0.2], before(FLOOR + 2.65, 0.1), { color: DARK_WOOD });
  c.box([width, 0.4, 0.2], before(FLOOR + 0.2, 0.1), { color: DARK_WOOD });
}

function moonWindow(c: RoomBuilder): void {
  const { y, radius } = WINDOW;
  c.sheet(radius * 2, radius * 2, [12, 12], [0, y, BACK + 0.08], {
    color: '#ffffff',
    paint: PAINT.sky,
    lit: 0.6,
    warp: roundOff(radius),
  });
  c.ring(radius, 0.2, [0, y, BACK + 0.14], { color: DARK_WOOD });
  for (const size of [[radius * 2, 0.1, 0.1] as const, [0.1, radius * 2, 0.1] as const])
    c.box(size, [0, y, BACK + 0.14], { color: DARK_WOOD });
  c.box([5, 0.2, 0.7], [0, y - radius - 0.3, BACK + 0.35], { color: WOOD, paint: PAINT.planks });
}

/** Four shelves of books; one leans where the row ends. */
function bookcase(c: RoomBuilder, x: number): void {
  const width = 4.4;
  const height = 7.6;
  c.box([width, height, 0.1], [x, FLOOR + height / 2, BACK + 0.2], { color: DARK_WOOD });
  for (const edge of [-1, 1])
    c.box([0.2, height, 1.1], [x + (edge * width) / 2, FLOOR + height / 2, BACK + 0.65], { color: WOOD });
  c.box([width + 0.5, 0.24, 1.3], [x, FLOOR + height, BACK + 0.65], { color: WOOD });
  for (let shelf = 0; shelf < 5; shelf += 1) {
    const y = FLOOR + 0.5 + shelf * 1.42;
    c.box([width, 0.12, 1.1], [x, y, BACK + 0.65], { color: WOOD });
    let left = x - width / 2 + 0.16;
    for (let book = 0; left < x + width / 2 - 0.5; book += 1) {
      const chance = scatter(x * 7 + shelf * 19 + book * 3);
      const thick = 0.15 + chance * 0.16;
      const tall = 0.78 + scatter(chance * 91) * 0.4;
      const lean = chance > 0.86 ? 0.2 : 0;
      const color = BOOKS[Math.floor(scatter(chance * 53) * BOOKS.length)] ?? BOOKS[0];
      c.box([thick, tall, 0.7], [left + thick / 2 + lean * 0.5, y + 0.06 + tall / 2, BACK + 0.7, 0, 0, -lean], {
        color,
      });
      left += thick + 0.03 + lean * 0.8;
    }
  }
}

/** The walls at the sides stand open towards the table, each with two pictures. */
function sideWall(c: RoomBuilder, side: number): void {
  const turn = side * -1.02;
  const [x, z] = [side * 15.6, BACK + 5.6];
  wall(c, 16, [x, z, turn]);
  for (const along of [-3, 2.6]) {
    const at = [
      x + Math.cos(turn) * along + Math.sin(turn) * 0.1,
      3,
      z - Math.sin(turn) * along + Math.cos(turn) * 0.1,
    ] as const;
    c.box([2.2, 2.8, 0.16], [...at, turn], { color: BRASS });
    c.box([1.8, 2.4, 0.2], [...at, turn], { color: along > 0 ? '#3f6f6a' : '#8c4a4a' });
    c.ball([0.9, 0.8, 0.12], [at[0] + Math.sin(turn) * 0.1, at[1] - 0.2, at[2] + Math.cos(turn) * 0.1, turn], {
      color: '#f0d9b0',
    });
    for (const ear of [-1, 1])
      c.cone(
        0.22,
        0.5,
        [
          at[0] + Math.cos(turn) * ear * 0.26 + Math.sin(turn) * 0.12,
          at[1] + 0.3,
          at[2] - Math.sin(turn) * ear * 0.26 + Math.cos(turn) * 0.12,
          turn,
          0,
          ear * -0.25,
        ],
        { color: '#f0d9b0' },
        4,
      );
  }
}

function sconce(c: RoomBuilder, x: number, y: number, z: number): void {
  c.cylinder(0.05, 0.12, 0.5, [x, y - 0.25, z], { color: BRASS }, 8);
  c.turned(
    [
      [0.2, 0],
      [0.42, 0.62],
    ],
    [x, y, z],
    { color: LAMPLIGHT, lit: 1 },
    12,
  );
}

function hangingLamp(c: RoomBuilder): void {
  const [x, y, z] = HANGING;
  c.cylinder(0.03, 0.03, CEILING - y, [x, (CEILING + y) / 2 + 0.4, z], { color: BRASS }, 5);
  c.ball([0.7, 0.5, 0.7], [x, y, z], { color: '#fff0cc', lit: 1 });
  c.turned(
    [
      [1.15, 0],
      [0.5, 0.62],
      [0.12, 0.8],
    ],
    [x, y, z],
    { color: '#a8453c' },
    18,
  );
}

const halos: readonly Halo[] = [
  ...SCONCES.map(([x, y, z]) => ({ at: [x, y + 0.4, z] as const, radius: 1.9, color: LAMPLIGHT, strength: 0.34 })),
  { at: HANGING, radius: 2.4, color: LAMPLIGHT, strength: 0.26 },
  { at: [0, WINDOW.y, BACK + 0.5], radius: 3.4, color: MOONLIGHT, strength: 0.1 },
];

export const PARLOUR: RoomPlan = {
  flat: {
    lamp: '#2c4580',
    wall: '#141f40',
    night: '#070b18',
    wood: '#6b5a48',
    woodDark: '#3a2f26',
    felt: '#275a88',
    feltDeep: '#12304f',
    gold: '#d8c07a',
  },
  layers: [plain, planks(4), paper, rug, sky],
  halos,
  shafts: [{ from: [0, WINDOW.y + 1, BACK + 0.5], to: [2.2, FLOOR, -4], width: 2.6, color: MOONLIGHT, strength: 0.1 }],
  light: {
    key: '#fff0d8',
    keyStrength: 2.2,
    keyFrom: [4.6, 7.6, 1.6],
    sky: '#f2e8dc',
    ground: '#2b2f4a',
    fill: 0.85,
    coolRim: '#8fb0ff',
    warmRim: '#ffb36a',
    background: '#0c1222',
  },
  table: {
    wood: ['#7a5236', '#5c3d28', '#946644'],
    cloth: ['#3a76ad', '#275a88', '#153a5e'],
    trim: '#e0bd6c',
    motif: 'paw',
  },
  build,
};
