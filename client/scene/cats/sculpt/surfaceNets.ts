/**
 * Naive surface nets over a sparse grid: only blocks near the surface are sampled, only the right half of a symmetric
 * shape is computed, and every vertex is moved onto the surface, so that coarse grids still shade smoothly.
 */

import type { Work } from '../workshop/work.ts';
import type { Field, Vec3 } from './field.ts';
import { Mesh } from './mesh.ts';

export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** Cells along the edge of the largest block that is skipped or sampled as a whole; a power of two. */
const BLOCK = 8;
/** Blended ellipsoids are no exact distances: near the surface they may overstate it by about this much. */
const DISTRUST = 2.2;

/** The shape must be its own mirror image in x; bounds give its right half, `min[0]` is ignored. */
export function* surfaceNets(field: Field, bounds: Bounds, cell: number): Work<Mesh> {
  const half = Math.ceil(bounds.max[0] / cell) + 1;
  const nx = 2 * half + 1;
  const ny = Math.ceil((bounds.max[1] - bounds.min[1]) / cell) + 2;
  const nz = Math.ceil((bounds.max[2] - bounds.min[2]) / cell) + 2;
  const index = (x: number, y: number, z: number): number => x + nx * (y + ny * z);
  const px = (x: number): number => (x - half) * cell;
  const py = (y: number): number => bounds.min[1] + y * cell;
  const pz = (z: number): number => bounds.min[2] + z * cell;

  /** How far a point may be from a cell that the surface crosses, if a corner of that is `away` cells off in every direction. */
  const reach = (away: number): number => (away + 1) * Math.sqrt(3) * cell * DISTRUST;
  const samples = new Float32Array(nx * ny * nz);
  const fill = (x: number, y: number, z: number, size: number, value: number): void => {
    const [endX, endY, endZ] = [Math.min(nx, x + size), Math.min(ny, y + size), Math.min(nz, z + size)];
    for (let cz = z; cz < endZ; cz += 1)
      for (let cy = y; cy < endY; cy += 1) for (let cx = x; cx < endX; cx += 1) samples[index(cx, cy, cz)] = value;
  };
  /** A block far from the surface takes one value for all; any other falls into eight smaller ones. */
  const sample = (x: number, y: number, z: number, size: number): void => {
    if (x >= nx || y >= ny || z >= nz) return;
    const middle = (size - 1) / 2;
    const value = field(px(x + middle), py(y + middle), pz(z + middle));
    if (size === 1 || Math.abs(value) > reach(middle)) {
      fill(x, y, z, size, value);
      return;
    }
    const half = size / 2;
    for (let octant = 0; octant < 8; octant += 1)
      sample(x + half * (octant & 1), y + half * ((octant >> 1) & 1), z + half * (octant >> 2), half);
  };
  for (let z = 0; z < nz; z += BLOCK) {
    for (let y = 0; y < ny; y += BLOCK) for (let x = half; x < nx; x += BLOCK) sample(x, y, z, BLOCK);
    yield;
  }
  for (let row = 0; row < ny * nz; row += 1)
    for (let x = 1; x <= half; x += 1) samples[nx * row + half - x] = samples[nx * row + half + x] as number;

  const near = reach(0);
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1);
  const mesh = new Mesh();
  const corner = new Float32Array(8);
  const offset = Int32Array.from({ length: 8 }, (_, c) => index(c & 1, (c >> 1) & 1, c >> 2));
  /** Right-hand vertices first; their mirror images follow, so that a face never shows a seam down the middle. */
  for (let z = 0; z < nz - 1; z += 1) {
    for (let y = 0; y < ny - 1; y += 1) {
      for (let x = half; x < nx - 1; x += 1) {
        const base = index(x, y, z);
        if (Math.abs(samples[base] as number) > near) continue;
        let inside = 0;
        for (let c = 0; c < 8; c += 1) {
          const value = samples[base + (offset[c] as number)] as number;
          corner[c] = value;
          if (value < 0) inside += 1;
        }
        if (inside === 0 || inside === 8) continue;
        let sx = 0;
        let sy = 0;
        let sz = 0;
        let crossings = 0;
        // A corner's number spells its place: bit 1 is x, bit 2 is y, bit 4 is z. Edges join numbers that differ in one bit.
        for (let axis = 1; axis < 8; axis <<= 1) {
          for (let c = 0; c < 8; c += 1) {
            if (c & axis) continue;
            const from = corner[c] as number;
            const to = corner[c | axis] as number;
            if (from < 0 === to < 0) continue;
            const t = from / (from - to);
            sx += axis === 1 ? t : c & 1;
            sy += axis === 2 ? t : (c >> 1) & 1;
            sz += axis === 4 ? t : c >> 2;
            crossings += 1;
          }
        }
        const start: Vec3 = [px(x + sx / crossings), py(y + sy / crossings), pz(z + sz / crossings)];
        const vertex = settle(field, start, gradientOf(corner), cell);
        vertexOf[index(x, y, z)] = mesh.vertex(vertex, 1);
        vertexOf[index(2 * half - 1 - x, y, z)] = mesh.vertex(vertex, -1);
      }
    }
    if (z % 3 === 0) yield;
  }

  const quad = (a: number, b: number, c: number, d: number, flipped: boolean): void => {
    const va = vertexOf[a] as number;
    const vb = vertexOf[b] as number;
    const vc = vertexOf[c] as number;
    const vd = vertexOf[d] as number;
    if (va < 0 || vb < 0 || vc < 0 || vd < 0) return;
    if (flipped) mesh.indices.push(va, vc, vb, va, vd, vc);
    else mesh.indices.push(va, vb, vc, va, vc, vd);
  };
  for (let z = 1; z < nz - 1; z += 1) {
    for (let y = 1; y < ny - 1; y += 1) {
      for (let x = 1; x < nx - 1; x += 1) {
        const at = index(x, y, z);
        if (Math.abs(samples[at] as number) > near) continue;
        const solid = (samples[at] as number) < 0;
        const dx = 1;
        const dy = nx;
        const dz = nx * ny;
        if (solid !== (samples[at + dx] as number) < 0) quad(at - dy - dz, at - dz, at, at - dy, !solid);
        if (solid !== (samples[at + dy] as number) < 0) quad(at - dx - dz, at - dx, at, at - dz, !solid);
        if (solid !== (samples[at + dz] as number) < 0) quad(at - dx - dy, at - dy, at, at - dx, !solid);
      }
    }
  }
  return mesh;
}

interface SurfacePoint {
  readonly position: Vec3;
  readonly normal: Vec3;
}

/** Roughly, from the eight corners of the cell. */
function gradientOf(corner: Float32Array): Vec3 {
  const gradient: [number, number, number] = [0, 0, 0];
  for (let c = 0; c < 8; c += 1) {
    const value = corner[c] as number;
    gradient[0] += c & 1 ? value : -value;
    gradient[1] += c & 2 ? value : -value;
    gradient[2] += c & 4 ? value : -value;
  }
  return gradient;
}

/** One Newton step along the gradient of the grid, one along the true one, which is the normal: six samples instead of fourteen. */
function settle(field: Field, start: Vec3, gradient: Vec3, cell: number): SurfacePoint {
  const e = cell * 0.15;
  const length = Math.hypot(...gradient) || 1;
  const far = Math.max(-cell, Math.min(cell, (field(...start) * 4 * cell) / length));
  const x = start[0] - (gradient[0] / length) * far;
  const y = start[1] - (gradient[1] / length) * far;
  const z = start[2] - (gradient[2] / length) * far;
  const here = field(x, y, z);
  const gx = field(x + e, y, z) - here;
  const gy = field(x, y + e, z) - here;
  const gz = field(x, y, z + e) - here;
  const steep = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1;
  const near = Math.max(-cell, Math.min(cell, (here * e) / steep)) / steep;
  return {
    position: [x - gx * near, y - gy * near, z - gz * near],
    normal: [gx / steep, gy / steep, gz / steep],
  };
}
