/** Tells the DOM where words belong: world points of the layout, seen by the camera of this frame. */

import { type PerspectiveCamera, Vector3 } from 'three';
import type { TableLayout } from './layout/layout.ts';
import type { Point } from './layout/pose.ts';
import type { ScreenAnchor, Stage } from './stage.ts';

const projected = new Vector3();

function write(anchor: ScreenAnchor, at: Point, camera: PerspectiveCamera, layout: TableLayout): void {
  projected.set(at.x, at.y, at.z).project(camera);
  anchor.x = ((projected.x + 1) / 2) * layout.viewport.width;
  anchor.y = ((1 - projected.y) / 2) * layout.viewport.height;
  anchor.visible = projected.z < 1 && Math.abs(projected.x) < 1.1 && Math.abs(projected.y) < 1.1;
}

export interface Anchors {
  setLayout(layout: TableLayout): void;
  update(stage: Stage, camera: PerspectiveCamera): void;
}

export function createAnchors(): Anchors {
  let layout: TableLayout | undefined;
  let speech: readonly Point[] = [];
  let stack: Point = { x: 0, y: 0, z: 0 };
  return {
    setLayout(next) {
      layout = next;
      speech = next.frames.map(({ seat }) => next.speech(seat));
      stack = next.stack(0);
    },
    update(stage, camera) {
      if (layout === undefined) return;
      for (const [seat, at] of speech.entries()) {
        const anchor = stage.speech[seat];
        if (anchor === undefined) continue;
        if (seat === layout.you) {
          // The own words stay over the own hand, wherever the camera looks.
          const { x, y } = layout.onScreen(at);
          anchor.x = x;
          anchor.y = y;
          anchor.visible = true;
        } else write(anchor, at, camera, layout);
      }
      write(stage.stackAnchor, stack, camera, layout);
    },
  };
}
