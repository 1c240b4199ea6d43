/** A mesh under construction: plain number arrays with the few per-vertex traits that the coat's shader reads. */

import type { BufferGeometry } from 'three';
import type { Work } from '../workshop/work.ts';
import type { Field, Vec3 } from './field.ts';

export interface Point {
  readonly position: Vec3;
  readonly normal: Vec3;
}

/** A mesh that is done, as plain memory: it can travel from one thread to another. */
export interface Shape {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly uvs: Float32Array<ArrayBuffer>;
  readonly traits: Uint8Array<ArrayBuffer>;
  readonly indices: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
}

type Painter = (position: Vec3, normal: Vec3) => readonly [number, number];
type Tracer = (position: Vec3, normal: Vec3) => Vec3;

export class Mesh {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  readonly indices: number[] = [];
  /** Per vertex: its bone or tube, and three bytes whose meaning belongs to the shader of the part. */
  readonly traits: number[] = [];

  get vertexCount(): number {
    return this.positions.length / 3;
  }

  get triangleCount(): number {
    return this.indices.length / 3;
  }

  /** `side` -1 adds the mirror image. */
  vertex({ position, normal }: Point, side: 1 | -1 = 1): number {
    this.positions.push(side * position[0], position[1], position[2]);
    this.normals.push(side * normal[0], normal[1], normal[2]);
    return this.vertexCount - 1;
  }

  positionOf(vertex: number): Vec3 {
    return triple(this.positions, vertex);
  }

  normalOf(vertex: number): Vec3 {
    return triple(this.normals, vertex);
  }

  /** `trait` answers the three bytes as 0..1. */
  finish(bone: number, uv: Painter, trait: Tracer): this {
    while (!this.finishSome(bone, uv, trait, Number.POSITIVE_INFINITY));
    return this;
  }

  /** The same for traits that take their time. */
  *finishInSlices(bone: number, uv: Painter, trait: Tracer): Work<this> {
    while (!this.finishSome(bone, uv, trait, 600)) yield;
    return this;
  }

  private finishSome(bone: number, uv: Painter, trait: Tracer, most: number): boolean {
    const from = this.traits.length / 4;
    const to = Math.min(this.vertexCount, from + most);
    for (let vertex = from; vertex < to; vertex += 1) {
      const position = this.positionOf(vertex);
      const normal = this.normalOf(vertex);
      const [first, second, third] = trait(position, normal);
      const [u, v] = uv(position, normal);
      this.uvs.push(u, v);
      this.traits.push(bone, byte(first), byte(second), byte(third));
    }
    return to === this.vertexCount;
  }

  append(other: Mesh): this {
    const offset = this.vertexCount;
    extend(this.positions, other.positions);
    extend(this.normals, other.normals);
    extend(this.uvs, other.uvs);
    extend(this.traits, other.traits);
    extend(this.indices, other.indices, offset);
    return this;
  }

  /** The faces for which `chosen` holds, with vertices of their own: two sides can then be painted differently. */
  part(chosen: (position: Vec3, normal: Vec3) => boolean): Mesh {
    const part = new Mesh();
    const moved = new Int32Array(this.vertexCount).fill(-1);
    for (let face = 0; face < this.indices.length; face += 3) {
      if (!chosen(this.middleOf(this.positions, face), this.middleOf(this.normals, face))) continue;
      for (let corner = face; corner < face + 3; corner += 1) {
        const from = this.indices[corner] as number;
        if (moved[from] === -1)
          moved[from] = part.vertex({ position: this.positionOf(from), normal: this.normalOf(from) });
        part.indices.push(moved[from] as number);
      }
    }
    return part;
  }

  private middleOf(values: readonly number[], face: number): Vec3 {
    const [a, b, c] = triple(this.indices, face / 3);
    const mean = (axis: number): number =>
      ((values[3 * a + axis] as number) + (values[3 * b + axis] as number) + (values[3 * c + axis] as number)) / 3;
    return [mean(0), mean(1), mean(2)];
  }
}

/** Several meshes as one, one behind the other. */
export function shapeOf(meshes: readonly Mesh[]): Shape {
  const vertices = meshes.reduce((sum, mesh) => sum + mesh.vertexCount, 0);
  const corners = meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0);
  const shape: Shape = {
    positions: new Float32Array(3 * vertices),
    normals: new Float32Array(3 * vertices),
    uvs: new Float32Array(2 * vertices),
    traits: new Uint8Array(4 * vertices),
    indices: vertices > 65535 ? new Uint32Array(corners) : new Uint16Array(corners),
  };
  let vertex = 0;
  let corner = 0;
  for (const mesh of meshes) {
    shape.positions.set(mesh.positions, 3 * vertex);
    shape.normals.set(mesh.normals, 3 * vertex);
    shape.uvs.set(mesh.uvs, 2 * vertex);
    shape.traits.set(mesh.traits, 4 * vertex);
    for (const index of mesh.indices) {
      shape.indices[corner] = index + vertex;
      corner += 1;
    }
    vertex += mesh.vertexCount;
  }
  return shape;
}

/** Counted by hand: an iterator over the hundreds of thousands of numbers of a cat costs as much as sculpting its ears. */
function extend(target: number[], values: readonly number[], offset = 0): void {
  for (let at = 0; at < values.length; at += 1) target.push((values[at] as number) + offset);
}

/** A trait that is the same on both sides: mirror images follow each other in a mesh, and the second takes over the first's. */
export function forBothSides(trait: Tracer): Tracer {
  let last: Vec3 = [Number.NaN, 0, 0];
  let found: Vec3 = [0, 0, 0];
  return (position, normal) => {
    if (position[0] !== -last[0] || position[1] !== last[1] || position[2] !== last[2]) found = trait(position, normal);
    last = position;
    return found;
  };
}

/** How much light reaches a point of the surface, from how fast the field opens along the normal. */
export function openness(field: Field, position: Vec3, normal: Vec3, reach: number, depth: number): number {
  let shade = 0;
  for (let step = 1; step <= 4; step += 1) {
    const h = reach * step;
    const distance = field(position[0] + normal[0] * h, position[1] + normal[1] * h, position[2] + normal[2] * h);
    shade += Math.max(0, h - distance) / h / 4;
  }
  return 1 - depth * Math.min(1, shade);
}

const byte = (value: number): number => Math.round(255 * Math.min(1, Math.max(0, value)));

const triple = (values: readonly number[], at: number): Vec3 => [
  values[3 * at] as number,
  values[3 * at + 1] as number,
  values[3 * at + 2] as number,
];

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
