/** A mesh under construction: plain number arrays with the few per-vertex traits that the coat's shader reads. */

import { BufferAttribute, BufferGeometry, Sphere, Vector3 } from 'three';
import type { Work } from '../work.ts';
import type { Field, Vec3 } from './field.ts';

export interface Point {
  readonly position: Vec3;
  readonly normal: Vec3;
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
    const moved = new Map<number, number>();
    for (let face = 0; face < this.indices.length; face += 3) {
      const corners = this.indices.slice(face, face + 3);
      const middle = average(corners.map((corner) => this.positionOf(corner)));
      const facing = average(corners.map((corner) => this.normalOf(corner)));
      if (!chosen(middle, facing)) continue;
      for (const corner of corners) {
        let vertex = moved.get(corner);
        if (vertex === undefined) {
          vertex = part.vertex({ position: this.positionOf(corner), normal: this.normalOf(corner) });
          moved.set(corner, vertex);
        }
        part.indices.push(vertex);
      }
    }
    return part;
  }

  toGeometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.normals), 3));
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(this.uvs), 2));
    geometry.setAttribute('trait', new BufferAttribute(new Uint8Array(this.traits), 4));
    const Index = this.vertexCount > 65535 ? Uint32Array : Uint16Array;
    geometry.setIndex(new BufferAttribute(new Index(this.indices), 1));
    // The shader moves the parts: bounds of the resting pose would make a reaching cat vanish at the edge of the screen.
    geometry.boundingSphere = new Sphere(new Vector3(0, -1, 1.5), 6);
    return geometry;
  }
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

const average = (points: readonly Vec3[]): Vec3 => [
  points.reduce((sum, point) => sum + point[0], 0) / points.length,
  points.reduce((sum, point) => sum + point[1], 0) / points.length,
  points.reduce((sum, point) => sum + point[2], 0) / points.length,
];
