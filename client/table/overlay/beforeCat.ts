import type { TableLayout } from '../../scene/layout/layout.ts';
import type { Point } from '../../scene/layout/pose.ts';

/** On the edge of the table, like a place card: behind it are the cat's cards, before it what it has won. */
const BEFORE_CAT = 1.44;

/** Where the name of a cat belongs, on the table. */
export function placeCard({ frames }: TableLayout, seat: number): Point {
  const { x = 0, z = 0, yaw = 0 } = frames[seat] ?? {};
  return { x: x + Math.sin(yaw) * BEFORE_CAT, y: 0, z: z + Math.cos(yaw) * BEFORE_CAT };
}

/** The same in CSS pixels, while the camera rests. */
export function beforeCat(layout: TableLayout, seat: number): { readonly x: number; readonly y: number } {
  const { x, y } = layout.onScreen(placeCard(layout, seat));
  return { x, y };
}
