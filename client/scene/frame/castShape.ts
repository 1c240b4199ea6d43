import type { BufferGeometry, Mesh } from 'three';

/** A part of a geometry's index. */
export interface DrawRange {
  readonly start: number;
  readonly count: number;
}

/** What a mesh needs in order to cast the shadow of one part of its geometry only: a shadow shows no detail, and each triangle is paid. */
export function castShape(
  geometry: BufferGeometry,
  shadow: DrawRange,
): Pick<Mesh, 'castShadow' | 'onBeforeShadow' | 'onAfterShadow'> {
  const { start, count } = geometry.drawRange;
  return {
    castShadow: true,
    onBeforeShadow: () => geometry.setDrawRange(shadow.start, shadow.count),
    onAfterShadow: () => geometry.setDrawRange(start, count),
  };
}
