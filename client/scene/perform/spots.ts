/** Turns the names of spots into coordinates of the layout. */

import type { Spot } from '../../choreography/place.ts';
import type { TableLayout } from '../layout/layout.ts';
import { type Point, point } from '../layout/pose.ts';

/** Over the heads: lower it would burst before the face of who hops past. */
const SKY = 4.4;
const SKY_WIDTH = 3.2;
const BACKDROP = { width: 4.6, height: 4.3 } as const;

/** The place of the cat that sits at the far end. */
const farthest = ({ frames }: TableLayout): number => Math.min(...frames.map(({ z }) => z));

export function pointAt(layout: TableLayout, spot: Spot): Point {
  switch (spot.at) {
    case 'place': {
      const { x, y, z } = layout.lying(spot.place, { index: 0, count: 1, up: true });
      return { x, y, z };
    }
    case 'stack':
      return layout.pawOnStack(spot.order);
    case 'wood':
      return layout.knock(spot.seat);
    case 'face':
      return layout.face(spot.seat);
    case 'overhead':
      return layout.speech(spot.seat);
    case 'audience':
      return point(layout.camera.x, layout.camera.y, layout.camera.z);
    case 'duel': {
      const { x, y, z } = layout.duel(spot.one, spot.other).card;
      return { x, y, z };
    }
    case 'backdrop':
      return point(spot.across * (layout.table.portrait ? 2.4 : BACKDROP.width), BACKDROP.height, farthest(layout) - 2);
    case 'sky':
      return point(spot.across * (layout.table.portrait ? 1.4 : SKY_WIDTH), SKY, layout.table.centerZ - 1.5);
  }
}
