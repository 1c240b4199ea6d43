import { describe, expect, test } from 'vitest';
import { ZONES } from '../../../client/games/spicy/zones.ts';
import { project } from '../../../client/scene/layout/cameraFrame.ts';
import { isCut, spanOf, verdictLine } from '../../../client/scene/layout/duel.ts';
import { CARD_HEIGHT, CARD_WIDTH, CAT_HEIGHT, createLayout } from '../../../client/scene/layout/layout.ts';
import { point, rotated } from '../../../client/scene/layout/pose.ts';
import { VIEWPORTS } from '../../support/scene/viewports.ts';

/** Half of what a verdict of two lines is high, in CSS pixels. */
const VERDICT = 28;

const cases = Object.entries(VIEWPORTS).flatMap(([name, viewport]) =>
  [3, 4, 6].flatMap((seats) =>
    Array.from({ length: seats }, (_, one) =>
      Array.from({ length: seats }, (_, other) => ({ name, viewport, seats, one, other })).filter(
        ({ one: a, other: b }) => a !== b,
      ),
    ).flat(),
  ),
);

describe.each(cases)('$name, $seats seats, $one against $other', ({ viewport, seats, one, other }) => {
  const layout = createLayout(seats, 0, viewport, ZONES);
  const { camera, card } = layout.duel(one, other);
  const corner = (x: number, y: number) => {
    const off = rotated(card, point(x * CARD_WIDTH * card.scale, y * CARD_HEIGHT * card.scale, 0));
    return project(camera, point(card.x + off.x, card.y + off.y, card.z + off.z));
  };
  const corners = [corner(-0.5, 0.5), corner(0.5, 0.5), corner(-0.5, -0.5), corner(0.5, -0.5)];
  const top = Math.min(...corners.map(({ y }) => y));
  const bottom = Math.max(...corners.map(({ y }) => y));
  const faces = [one, other]
    .map((seat) => layout.frames[seat]!)
    .filter(({ own }) => !own)
    .map(({ x, z }) => ({
      ears: project(camera, point(x, CAT_HEIGHT + 1.15, z)),
      chin: project(camera, point(x, CAT_HEIGHT - 0.7, z)),
      cheeks: [-0.8, 0.8].map((side) => project(camera, point(x + side, CAT_HEIGHT, z))),
    }));

  test('faces and card are whole in the picture, and none lies on another', () => {
    expect(top).toBeGreaterThan(0);
    for (const { ears, chin, cheeks } of faces) {
      expect(ears.y).toBeGreaterThanOrEqual(0);
      expect(chin.y).toBeLessThanOrEqual(top + 4);
      for (const { x } of cheeks) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(viewport.width);
      }
    }
  });

  test.skipIf(layout.table.portrait)('nobody is cut in half by the edge of a wide picture', () => {
    const seen = layout.frames.filter(({ own }) => !own);
    expect(seen.filter((frame) => isCut(spanOf(camera, frame, CAT_HEIGHT), viewport.width))).toEqual([]);
  });

  test('the verdict is written under the card', () => {
    expect(verdictLine(viewport, layout.table.portrait) - VERDICT).toBeGreaterThanOrEqual(bottom - 6);
  });

  test('the card is large enough to be read', () => {
    expect(bottom - top).toBeGreaterThan(viewport.height * 0.24);
  });
});
