import { describe, expect, test } from 'vitest';
import { createLayout } from '../../../client/scene/layout/layout.ts';
import { above, apart, type Box, clearOf } from '../../../client/table/overlay/apart.ts';
import { beforeCat } from '../../../client/table/overlay/beforeCat.ts';

const VIEWPORTS = {
  laptop: { width: 1280, height: 720 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  'small phone': { width: 360, height: 640 },
  'phone on its side': { width: 844, height: 390 },
} as const;

/** From a short name to everything that Black Jacky can say of a cat, in large text. */
const PLATES = {
  small: { width: 84, height: 24 },
  usual: { width: 126, height: 42 },
  full: { width: 148, height: 62 },
};

const cases = Object.entries(VIEWPORTS).flatMap(([name, viewport]) =>
  [2, 3, 4, 5, 6].flatMap((seats) =>
    ([0, 'watcher'] as const).map((you) => ({ label: `${name}, ${seats}, ${you}`, viewport, seats, you })),
  ),
);

describe.each(cases)('$label', ({ viewport, seats, you }) => {
  const layout = createLayout(seats, you, viewport);
  const cats = layout.frames.filter(({ own }) => !own);

  test.each(Object.entries(PLATES))('no word covers a %s plate or leaves the screen', (_, size) => {
    const plates = apart(
      cats.map(({ seat }) => ({ ...beforeCat(layout, seat), ...size })),
      viewport,
    );
    for (const plate of plates) {
      const word = above({ ...plate, y: plate.y - 10, width: 170, height: 40 }, [plate], viewport);
      expect(covers(word, plate)).toBe(false);
      expect(word.x - word.width / 2).toBeGreaterThanOrEqual(0);
      expect(word.x + word.width / 2).toBeLessThanOrEqual(viewport.width);
    }
  });

  test.each(Object.entries(PLATES))('no %s plate covers another or leaves the screen', (_, size) => {
    const placed = apart(
      cats.map(({ seat }) => ({ ...beforeCat(layout, seat), ...size })),
      viewport,
    );
    for (const [index, box] of placed.entries()) {
      for (const other of placed.slice(index + 1)) expect(covers(box, other), JSON.stringify([box, other])).toBe(false);
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width / 2).toBeLessThanOrEqual(viewport.width);
    }
  });
});

test('who covers nobody stays', () => {
  const alone: Box = { x: 200, y: 300, width: 100, height: 30 };
  expect(apart([alone, { ...alone, y: 400 }], VIEWPORTS.phone)).toEqual([alone, { ...alone, y: 400 }]);
});

test('who covers a name a little goes the shorter way, not to the face of somebody else', () => {
  const name: Box = { x: 100, y: 300, width: 160, height: 40 };
  const word = (y: number): Box => ({ x: 60, y, width: 70, height: 50 });
  expect(clearOf(word(340), [name], VIEWPORTS.phone)).toEqual(word(349));
  expect(clearOf(word(260), [name], VIEWPORTS.phone)).toEqual(word(251));
  expect(clearOf(word(400), [name], VIEWPORTS.phone)).toEqual(word(400));
});

const covers = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
