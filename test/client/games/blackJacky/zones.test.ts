import { expect, test } from 'vitest';
import { before } from '../../../../client/choreography/place.ts';
import { ZONES } from '../../../../client/games/blackJacky/zones.ts';
import { project } from '../../../../client/scene/layout/cameraFrame.ts';
import { CARD_HEIGHT, CARD_WIDTH, CAT_HEIGHT, createLayout } from '../../../../client/scene/layout/layout.ts';
import { point, rotated } from '../../../../client/scene/layout/pose.ts';
import { beside } from '../../../../client/table/show/words/Captions.tsx';
import { seat } from '../../../../shared/engine/game.ts';

const WIDE = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];
const HELD = 4;
/** In CSS pixels, from its middle. */
const HALF_NUMBER = 30;

test.each(WIDE.flatMap((viewport) => [2, 3, 4, 5, 6].map((seats) => ({ ...viewport, seats }))))(
  '[B20] on $width × $height, $seats seats: what counts can be added up, and hides no face and no card of others',
  ({ seats, ...viewport }) => {
    const layout = createLayout(seats, seat(0), viewport, ZONES);
    const boxOf = (who: number) => {
      const corners = Array.from({ length: HELD }, (_, index) =>
        layout.lying(before(seat(who), 'reckoned'), { index, count: HELD, up: true }),
      ).flatMap((card) =>
        [-0.5, 0.5].flatMap((up) =>
          [-0.5, 0.5].map((side) => {
            const { x, y, z } = rotated(card, point(side * CARD_WIDTH * card.scale, up * CARD_HEIGHT * card.scale, 0));
            return project(layout.camera, point(card.x + x, card.y + y, card.z + z));
          }),
        ),
      );
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    };
    const boxes = layout.frames.map((_, who) => boxOf(who));
    for (const [who, box] of boxes.entries()) {
      const { x, z, own } = layout.frames[who]!;
      expect(box.bottom - box.top).toBeGreaterThan(viewport.height * 0.1);
      if (!own) expect(box.top).toBeGreaterThan(project(layout.camera, point(x, CAT_HEIGHT - 0.7, z)).y);
      for (const other of boxes.slice(who + 1)) {
        const aside = box.right <= other.left || other.right <= box.left;
        const over = box.bottom <= other.top || other.bottom <= box.top;
        expect(aside || over).toBe(true);
      }
    }
    // The own sum stands with the own cards, not on them.
    const own = boxes[0]!;
    const { left, top } = beside(layout, seat(0));
    expect(Number(left) - HALF_NUMBER).toBeGreaterThan(own.right);
    expect(Number(left) - own.right).toBeLessThan(viewport.width * 0.2);
    expect(Number(top)).toBeGreaterThan(own.top);
    expect(Number(top)).toBeLessThan(own.bottom);
  },
);
