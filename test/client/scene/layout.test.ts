import { describe, expect, test } from 'vitest';
import { ZONES as BLACK_JACKY } from '../../../client/games/blackJacky/zones.ts';
import { ZONES as SPICY } from '../../../client/games/spicy/zones.ts';
import { createLayout, type TableLayout } from '../../../client/scene/layout/layout.ts';
import {
  CHOSEN_SCALE,
  HUD_BOTTOM,
  HUD_TOP,
  handCardBox,
  handCardWidth,
  handReserve,
} from '../../../client/scene/layout/ownHand.ts';
import { point } from '../../../client/scene/layout/pose.ts';
import type { TableShape } from '../../../client/scene/layout/seatFrames.ts';
import { seat } from '../../../shared/engine/game.ts';
import { blackJackyFootprints, collisions, type Footprint, spicyFootprints } from '../../support/footprints.ts';
import { VIEWPORTS } from '../../support/scene/viewports.ts';

const isOnTable = ({ radiusX, radiusZ, centerZ, squareness }: TableShape, x: number, z: number): boolean =>
  Math.abs(x / radiusX) ** squareness + Math.abs((z - centerZ) / radiusZ) ** squareness <= 1;

const SEATS = [2, 3, 4, 5, 6] as const;
const BOTH = { shared: SPICY.shared, seat: { ...SPICY.seat, ...BLACK_JACKY.seat } };

const cases = Object.entries(VIEWPORTS).flatMap(([name, viewport]) =>
  SEATS.flatMap((seats) =>
    ([0, seats - 1, 'watcher'] as const).map((you) => ({
      name,
      viewport,
      seats,
      you,
      label: `${name}, ${seats}, ${you}`,
    })),
  ),
);

describe.each(cases)('$label', ({ viewport, seats, you }) => {
  const layout = createLayout(seats, you, viewport, BOTH);

  test('no hand and no pile of Spicy lies on another', () => {
    expect(collisions(spicyFootprints(layout))).toEqual([]);
  });

  test('no hand and no pile of Black Jacky lies on another', () => {
    expect(collisions(blackJackyFootprints(layout))).toEqual([]);
  });

  test('every card on the table shows between the bars of the HUD and above the own hand', () => {
    const lowest = viewport.height - (you === 'watcher' ? HUD_BOTTOM : handReserve(viewport)) + 12;
    for (const { group, corners } of onTable(layout))
      for (const corner of corners) {
        const { x, y } = layout.onScreen(corner);
        expect({ group, inside: x > 0 && x < viewport.width && y > HUD_TOP && y < lowest, x, y }).toMatchObject({
          inside: true,
        });
      }
  });

  test('every card lies on the table, none hangs over its edge', () => {
    const over = onTable(layout).filter(({ corners }) => corners.some(({ x, z }) => !isOnTable(layout.table, x, z)));
    expect([...new Set(over.map(({ group }) => group))]).toEqual([]);
  });

  test('every face is in the picture, and no cat has its ears behind the bar', () => {
    for (const { seat, own, x, z } of layout.frames) {
      if (own) continue;
      const face = layout.onScreen(layout.face(seat));
      expect(face.x).toBeGreaterThan(30);
      expect(face.x).toBeLessThan(viewport.width - 30);
      expect(layout.onScreen(point(x, 3, z)).y).toBeGreaterThan(HUD_TOP - 16);
    }
  });

  test('seats go clockwise: from left to right as seen from the own one', () => {
    const others = layout.frames.filter(({ own }) => !own);
    const start = you === 'watcher' ? 0 : you + 1;
    const around = others.map((_, i) => layout.frames[(start + i) % seats]!);
    const angles = around.map(({ x, z }) => Math.atan2(x, -(z - layout.table.centerZ)));
    expect(angles).toEqual([...angles].sort((a, b) => a - b));
  });
});

function onTable(layout: TableLayout): Footprint[] {
  return [...spicyFootprints(layout), ...blackJackyFootprints(layout)].filter(({ group }) => !group.startsWith('hand'));
}

describe('the own hand', () => {
  test('a card is at least 56 pixels wide on a phone, and 1.6 times that when chosen', () => {
    expect(handCardWidth(VIEWPORTS.phone)).toBeGreaterThanOrEqual(56);
    const chosen = handCardBox(2, 6, VIEWPORTS.phone, true);
    expect(chosen.width).toBeCloseTo(handCardWidth(VIEWPORTS.phone) * CHOSEN_SCALE);
  });

  test.each([1, 2, 6, 9, 12, 16, 20, 30])('%i cards stay on the screen with their corners showing', (count) => {
    for (const viewport of Object.values(VIEWPORTS)) {
      const boxes = Array.from({ length: count }, (_, i) => handCardBox(i, count, viewport));
      for (const box of boxes) {
        expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width / 2).toBeLessThanOrEqual(viewport.width);
        expect(box.y + box.height / 2).toBeLessThanOrEqual(viewport.height - HUD_BOTTOM + 8);
      }
      const steps = boxes.flatMap((box, i) => (boxes[i - 1]?.row === box.row ? [box.x - boxes[i - 1]!.x] : []));
      for (const step of steps) expect(step).toBeGreaterThan(count > 20 ? 14 : 20);
    }
  });

  test('in the scene a card lies exactly where its button does', () => {
    for (const viewport of Object.values(VIEWPORTS)) {
      const layout = createLayout(4, 1, viewport);
      for (const index of [0, 3, 5])
        for (const chosen of [false, true]) {
          const box = handCardBox(index, 6, viewport, chosen);
          const shown = layout.onScreen(layout.hand(1, index, 6, chosen));
          expect(shown.x).toBeCloseTo(box.x, 3);
          expect(shown.y).toBeCloseTo(box.y, 3);
          expect(layout.hand(1, index, 6, chosen).scale * 1.25 * shown.unit).toBeCloseTo(box.height, 3);
        }
    }
  });
});

test('the same table is laid out the same way: nothing depends on chance', () => {
  const one = createLayout(5, 2, VIEWPORTS['16:9']);
  const other = createLayout(5, 2, VIEWPORTS['16:9']);
  expect(one.stack(7)).toEqual(other.stack(7));
  expect(one.camera).toEqual(other.camera);
});

test('a place that neither the game nor the table knows is a bug that says its name', () => {
  const layout = createLayout(4, 1, VIEWPORTS['16:9']);
  const card = { index: 0, count: 1, up: true };
  expect(() => layout.lying({ zone: 'chandelier' }, card)).toThrow('chandelier');
  expect(() => layout.lying({ zone: 'chandelier', seat: seat(2) }, card)).toThrow('chandelier');
});
