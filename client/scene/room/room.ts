/** What a room consists of, whichever it is. */

import type { BufferGeometry } from 'three';
import type { Palette } from '../flat/paintStage.ts';
import type { TableStyle } from '../table/tablePaint.ts';
import type { Halo, Shaft } from './halos.ts';
import type { PaintLayer } from './paintLayers.ts';
import type { Daylight } from './roomBuilder.ts';

/** The floor below the table top. */
export const FLOOR = -3.2;
/** The walls: behind the farthest cat of the longest table. */
export const BACK = -9.6;
export const CEILING = 9;

/** Daylight as it falls into a room with a table in its middle; `floor` and `wall` are what is left of it there, from 0 to 1. */
export const daylight = ({
  sky,
  ground,
  floor,
  wall,
}: Pick<Daylight, 'sky' | 'ground'> & { readonly floor: number; readonly wall: number }): Daylight => ({
  sky,
  ground,
  reaches(x, y, z) {
    const underTable = Math.hypot(x * 0.6, z - 0.3) < 4 && y < -1 ? 0.35 : 1;
    const low = Math.min(1, floor + (y - FLOOR) * 0.16);
    const far = Math.min(1, wall + (z - BACK) * 0.13);
    return underTable * (0.35 + 0.65 * Math.min(low, far));
  },
});

export interface RoomLight {
  readonly key: string;
  readonly keyStrength: number;
  readonly keyFrom: readonly [number, number, number];
  readonly sky: string;
  readonly ground: string;
  readonly fill: number;
  readonly coolRim: string;
  readonly warmRim: string;
  /** Behind everything, where a gap in the walls shows. */
  readonly background: string;
}

export interface RoomPlan {
  /** Its colours where the table is painted without 3D. */
  readonly flat: Palette;
  readonly layers: readonly PaintLayer[];
  readonly halos: readonly Halo[];
  readonly shafts: readonly Shaft[];
  readonly light: RoomLight;
  readonly table: TableStyle;
  build(): BufferGeometry;
}

/** Whether the table is shown without its room: over somebody else's picture (`/tv?overlay`). */
export const roomless = (): boolean => document.documentElement.dataset.overlay !== undefined;
