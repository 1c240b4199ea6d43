import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { ZONES } from '../../../client/games/spicy/zones.ts';
import { createShots, type Shot } from '../../../client/scene/camera/shots.ts';
import { liftHeight, liftReach } from '../../../client/scene/cats/act/lifting.ts';
import { grandCup } from '../../../client/scene/figures/cups.ts';
import { verdictLine } from '../../../client/scene/layout/duel.ts';
import { CAT_HEIGHT, createLayout } from '../../../client/scene/layout/layout.ts';
import { VIEWPORTS } from '../../support/scene/viewports.ts';

const cases = Object.entries(VIEWPORTS).flatMap(([name, viewport]) =>
  [2, 4, 6].map((seats) => ({ name, viewport, seats })),
);

/** As large as it is held up. */
const CUP = (() => {
  const shape = grandCup();
  shape.computeBoundingBox();
  return (shape.boundingBox?.max.y ?? 0) * 0.9;
})();

describe.each(cases)('$name, $seats seats', ({ viewport, seats }) => {
  const layout = createLayout(seats, 0, viewport, ZONES);
  const shots = createShots(layout);
  const seen = ({ position, rotation }: Shot, x: number, y: number, z: number) => {
    const camera = new PerspectiveCamera(layout.camera.fov, viewport.width / viewport.height);
    camera.position.copy(position);
    camera.quaternion.copy(rotation);
    camera.updateMatrixWorld();
    const at = new Vector3(x, y, z).project(camera);
    return { x: ((at.x + 1) / 2) * viewport.width, y: ((1 - at.y) / 2) * viewport.height };
  };

  test('a cup that is held up is in the picture from foot to lid, its cat under it, and the words under both', () => {
    for (const { seat, x, z, yaw, own } of layout.frames) {
      if (own) continue;
      const shot = shots.prizes[seat]!;
      const reach = liftReach(0.65);
      const top = seen(shot, x + Math.sin(yaw) * reach, liftHeight(0.65) + CUP, z + Math.cos(yaw) * reach);
      const chin = seen(shot, x, CAT_HEIGHT - 0.7, z);
      expect(top.y).toBeGreaterThanOrEqual(0);
      expect(Math.abs(top.x - viewport.width / 2)).toBeLessThan(viewport.width * 0.12);
      expect(chin.y).toBeLessThan(verdictLine(viewport, layout.table.portrait) - 24);
      for (const side of [-1, 1]) {
        const cheek = seen(shot, x + side * 0.95, CAT_HEIGHT, z);
        expect(cheek.x).toBeGreaterThan(0);
        expect(cheek.x).toBeLessThan(viewport.width);
      }
    }
  });
});
