import type { BufferGeometry } from 'three';
import { Mesh } from './mesh.ts';

/** Takes over the shape of a geometry from three and disposes of it. */
export function fromThree(geometry: BufferGeometry): Mesh {
  const mesh = new Mesh();
  const count = geometry.getAttribute('position').count;
  for (const value of geometry.getAttribute('position').array) mesh.positions.push(value);
  for (const value of geometry.getAttribute('normal').array) mesh.normals.push(value);
  const index = geometry.getIndex();
  for (let i = 0; i < (index?.count ?? count); i += 1) mesh.indices.push(index ? index.getX(i) : i);
  geometry.dispose();
  return mesh;
}
