import { PerspectiveCamera, Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { ZONES } from '../../../client/games/spicy/zones.ts';
import { createShots, type Shot } from '../../../client/scene/camera/shots.ts';
import { liftHeight, liftReach } from '../../../client/scene/cats/act/lifting.ts';
import { grandCup } from '../../../client/scene/figures/cups.ts';
import { isCut, spanOf, verdictLine } from '../../../client/scene/layout/duel.ts';
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

  test.skipIf(layout.table.portrait)('nobody beside it is cut in half by the edge of a wide picture', () => {
    for (const frame of layout.frames) {
      if (frame.own) continue;
      const { position, rotation } = shots.prizes[frame.seat]!;
      const { x: qx, y: qy, z: qz, w: qw } = rotation;
      const camera = { ...layout.camera, x: position.x, y: position.y, z: position.z, qx, qy, qz, qw };
      const cut = layout.frames.filter(
        (other) => !other.own && isCut(spanOf(camera, other, CAT_HEIGHT), viewport.width),
      );
      expect(cut).toEqual([]);
    }
  });

  test('the hats of startled cats are in the close-up of the stack', () => {
    for (const { x, z, own } of layout.frames)
      if (!own) expect(seen(shots.stack, x, CAT_HEIGHT + 1.5, z).y).toBeGreaterThan(0);
  });

  test.skipIf(!layout.table.portrait)('on a narrow podium who stands on no step is not in its picture', () => {
    const shot = { position: new Vector3(), rotation: new Quaternion() };
    for (const orbit of [0, 0.25, 0.75]) {
      shots.podium(orbit, shot);
      for (const { seat, own } of layout.frames) {
        const { x, z } = layout.aside(seat);
        if (own || x === 0) continue;
        expect(Math.abs(seen(shot, x - Math.sign(x) * 0.9, CAT_HEIGHT, z).x / viewport.width - 0.5)).toBeGreaterThan(
          0.5,
        );
      }
    }
  });
});
