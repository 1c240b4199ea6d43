import type { BufferGeometry } from 'three';

export const DETAILS = ['fine', 'coarse'] as const;
export type Detail = (typeof DETAILS)[number];

export interface DrawRange {
  readonly start: number;
  readonly count: number;
}

/** A geometry with two meshes in it: one to look at, one that casts the shadow. */
export interface Sculpture {
  readonly geometry: BufferGeometry;
  readonly look: DrawRange;
  readonly shadow: DrawRange;
}
