/** What a room consists of, whichever it is. */

import type { BufferGeometry } from 'three';
import type { Palette } from '../flat/paintStage.ts';
import type { TableStyle } from '../table/tablePaint.ts';
import type { Halo, Shaft } from './halos.ts';
import type { PaintLayer } from './paintLayers.ts';

/** The floor below the table top. */
export const FLOOR = -3.2;
/** The walls: behind the farthest cat of the longest table. */
export const BACK = -9.6;
export const CEILING = 9;

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
  /** Names its colours in the styles. */
  readonly name: string;
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
