import { BufferAttribute, BufferGeometry, Sphere, Vector3 } from 'three';
import type { DrawRange } from '../../frame/castShape.ts';
import type { Shape } from './mesh.ts';

export const DETAILS = ['fine', 'coarse'] as const;
export type Detail = (typeof DETAILS)[number];

/** Two meshes in one: the one to look at, and the one that casts the shadow. */
interface Ranges {
  readonly look: DrawRange;
  readonly shadow: DrawRange;
}

/** What a sculptor hands over, from whichever thread. */
export interface Carving extends Ranges {
  readonly shape: Shape;
}

export interface Sculpture extends Ranges {
  readonly geometry: BufferGeometry;
}

export function geometryOf({ positions, normals, uvs, traits, indices }: Shape): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new BufferAttribute(uvs, 2));
  geometry.setAttribute('trait', new BufferAttribute(traits, 4));
  geometry.setIndex(new BufferAttribute(indices, 1));
  // The shader moves the parts: bounds of the resting pose would make a reaching cat vanish at the edge of the screen.
  geometry.boundingSphere = new Sphere(new Vector3(0, -1, 1.5), 6);
  return geometry;
}

export const sculptureOf = ({ shape, look, shadow }: Carving): Sculpture => ({
  geometry: geometryOf(shape),
  look,
  shadow,
});
