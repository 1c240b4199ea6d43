/** The attic: boards, a round window on the night, and one lamp. */

import { plain, planks } from '../../../../../client/scene/room/paintLayers.ts';
import { BACK, CEILING, FLOOR, type RoomPlan } from '../../../../../client/scene/room/room.ts';
import { createRoomBuilder, type RoomBuilder } from '../../../../../client/scene/room/roomBuilder.ts';

const PLANKS = 1;
const HEIGHT = CEILING - FLOOR;
const MIDDLE = (CEILING + FLOOR) / 2;

function build() {
  const builder = createRoomBuilder(
    [
      { at: [0, 5.4, -3], color: '#ffd9a0', power: 0.9, reach: 6 },
      { at: [0, 3, BACK + 1], color: '#9db8ff', power: 0.6, reach: 4 },
    ],
    {
      sky: '#3a466e',
      ground: '#1a1c2c',
      reaches: (_, y, z) => 0.4 + 0.3 * Math.min(1, (y - FLOOR) * 0.12) + 0.3 * Math.min(1, (z - BACK) * 0.1),
    },
  );
  builder.sheet(44, 40, [22, 20], [0, FLOOR, 4, 0, -Math.PI / 2], {
    color: '#5b4a3c',
    paint: PLANKS,
    repeat: [5, 4],
  });
  builder.sheet(44, HEIGHT, [22, 12], [0, MIDDLE, BACK], { color: '#4a5270', paint: PLANKS, repeat: [6, 2] });
  for (const side of [-1, 1]) slope(builder, side);
  window(builder);
  return builder.build();
}

/** The roof comes down on both sides, with beams under it. */
function slope(builder: RoomBuilder, side: number): void {
  builder.sheet(16, 24, [12, 12], [side * 12, 4, BACK + 6, side * -0.9, 0, side * 0.35], {
    color: '#3f4663',
    paint: PLANKS,
    repeat: [4, 3],
  });
  for (const z of [BACK + 0.6, BACK + 4])
    builder.box([0.5, 14, 0.5], [side * 8.6, 2, z, 0, 0, side * 0.3], { color: '#6a5847' });
}

function window(builder: RoomBuilder): void {
  builder.cylinder(2.1, 2.1, 0.1, [0, 2.6, BACK + 0.1, 0, Math.PI / 2], { color: '#8fb0ff', lit: 0.9 }, 32);
  builder.ring(2.15, 0.18, [0, 2.6, BACK + 0.16], { color: '#6a5847' });
  builder.box([4.2, 0.12, 0.12], [0, 2.6, BACK + 0.2], { color: '#6a5847' });
  builder.box([0.12, 4.2, 0.12], [0, 2.6, BACK + 0.2], { color: '#6a5847' });
}

export const ATTIC: RoomPlan = {
  name: 'attic',
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
  layers: [plain, planks(4)],
  halos: [
    { at: [0, 5.4, -3], radius: 2.2, color: '#ffd9a0', strength: 0.3 },
    { at: [0, 2.6, BACK + 0.4], radius: 4, color: '#8fb0ff', strength: 0.25 },
  ],
  shafts: [{ from: [0, 3, BACK + 0.5], to: [1.5, FLOOR, -3], width: 3, color: '#8fb0ff', strength: 0.1 }],
  light: {
    key: '#ffe9c8',
    keyStrength: 2.1,
    keyFrom: [3.4, 7.6, 1.6],
    sky: '#c9d6ff',
    ground: '#262b45',
    fill: 0.8,
    coolRim: '#9db8ff',
    warmRim: '#ffc27a',
    background: '#0a1020',
  },
  table: {
    wood: ['#6b5a48', '#54463a', '#7d6a55'],
    cloth: ['#2f6ea5', '#22507a', '#12304f'],
    trim: '#d8c07a',
    motif: 'star',
  },
  build,
};
