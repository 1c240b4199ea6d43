import type { TableLayout } from '../../scene/layout/layout.ts';

/** On the edge of the table, like a place card: behind it are the cat's cards, before it what it has won. */
const BEFORE_CAT = 1.44;

/** Where the name of a cat belongs, in CSS pixels. */
export function beforeCat(layout: TableLayout, seat: number): { readonly x: number; readonly y: number } {
  const { x = 0, z = 0, yaw = 0 } = layout.frames[seat] ?? {};
  const at = layout.onScreen({ x: x + Math.sin(yaw) * BEFORE_CAT, y: 0, z: z + Math.cos(yaw) * BEFORE_CAT });
  return { x: at.x, y: at.y };
}
