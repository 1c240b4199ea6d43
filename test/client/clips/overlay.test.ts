import { PerspectiveCamera } from 'three';
import { expect, test } from 'vitest';
import { namesThrough } from '../../../client/clips/overlay.ts';
import { SHAPE_NAMES, SHAPES } from '../../../client/clips/shapes.ts';
import { createLayout } from '../../../client/scene/layout/layout.ts';
import { beforeCat, placeCard } from '../../../client/table/overlay/beforeCat.ts';

test.each(SHAPE_NAMES)('names in a %s film stay with their cats when the camera moves', (shape) => {
  const layout = createLayout(4, 'watcher', SHAPES[shape]);
  const { fov, x, y, z, qx, qy, qz, qw } = layout.camera;
  const camera = new PerspectiveCamera(fov, 1);
  camera.position.set(x, y, z);
  camera.quaternion.set(qx, qy, qz, qw);
  const nameAt = namesThrough(camera, layout);
  const places = [0, 1, 2, 3];
  for (const place of places) expect(nameAt(place)).toMatchObject(beforeCat(layout, place));
  // Close to the first: its name is in the middle of the picture then, and that of the last is not in it.
  const { x: cardX, y: cardY, z: cardZ } = placeCard(layout, 0);
  camera.position.lerp({ x: cardX, y: cardY, z: cardZ }, 0.7);
  camera.lookAt(cardX, cardY, cardZ);
  expect(nameAt(0)!.x).toBeCloseTo(SHAPES[shape].width / 2, 3);
  expect(nameAt(0)!.y).toBeCloseTo(SHAPES[shape].height / 2, 3);
  expect(nameAt(3)).toBeUndefined();
});
