/** Two caps in front of the sockets. `eye` holds the place on the unit sphere and the side, which the eye shader draws by. */

import { BufferAttribute, type BufferGeometry, SphereGeometry } from 'three';
import { skinOfHead, uvIn } from '../atlas.ts';
import { boneIndex, EYE, SIDES, signOf } from '../bones.ts';
import { Mesh, shapeOf } from './mesh.ts';
import { geometryOf } from './sculpture.ts';

export function sculptEyes(segments: number): BufferGeometry {
  const mesh = new Mesh();
  const eye: number[] = [];
  for (const side of SIDES) {
    const sign = signOf(side);
    const cap = new SphereGeometry(1, segments, Math.round(segments * 0.45), 0, Math.PI * 2, 0, Math.PI * 0.56);
    cap.rotateX(Math.PI / 2);
    for (const value of chunks(cap.getAttribute('position').array, 3)) eye.push(...value, sign);
    cap.scale(EYE.radius * 1.03, EYE.radius * 1.03, EYE.radius * 1.03);
    cap.rotateY(sign * 0.12);
    cap.translate(sign * EYE.x, EYE.y, EYE.z);
    const offset = mesh.vertexCount;
    mesh.positions.push(...cap.getAttribute('position').array);
    mesh.normals.push(...cap.getAttribute('normal').array);
    for (const at of cap.getIndex()?.array ?? []) mesh.indices.push(at + offset);
    cap.dispose();
  }
  mesh.finish(
    boneIndex('head'),
    (position) => uvIn('head', ...skinOfHead(position)),
    () => [1, 0, 0],
  );
  const geometry = geometryOf(shapeOf([mesh]));
  geometry.setAttribute('eye', new BufferAttribute(new Float32Array(eye), 4));
  return geometry;
}

function* chunks(values: ArrayLike<number>, size: number): Generator<number[]> {
  for (let at = 0; at < values.length; at += size)
    yield Array.from({ length: size }, (_, i) => values[at + i] as number);
}
