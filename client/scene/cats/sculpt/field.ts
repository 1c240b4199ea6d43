/** Signed distance fields: negative inside. Cats are smooth blends of a few dozen of these. */

export type Field = (x: number, y: number, z: number) => number;

export type Vec3 = readonly [number, number, number];

export function smoothMin(a: number, b: number, blend: number): number {
  const h = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - h * h * blend * 0.25;
}

export const smoothMax = (a: number, b: number, blend: number): number => -smoothMin(-a, -b, blend);

/** Turned about z by `roll`, then about x by `pitch`. */
export function ellipsoid(centre: Vec3, radii: Vec3, roll = 0, pitch = 0): Field {
  const [cx, cy, cz] = centre;
  const [rx, ry, rz] = radii;
  const cosRoll = Math.cos(-roll);
  const sinRoll = Math.sin(-roll);
  const cosPitch = Math.cos(-pitch);
  const sinPitch = Math.sin(-pitch);
  const smallest = Math.min(rx, ry, rz);
  return (x, y, z) => {
    const dx = x - cx;
    const dy = y - cy;
    const dz = z - cz;
    const ty = cosPitch * dy - sinPitch * dz;
    const pz = sinPitch * dy + cosPitch * dz;
    const px = cosRoll * dx - sinRoll * ty;
    const py = sinRoll * dx + cosRoll * ty;
    const ax = px / rx;
    const ay = py / ry;
    const az = pz / rz;
    const bx = ax / rx;
    const by = ay / ry;
    const bz = az / rz;
    const near = Math.sqrt(ax * ax + ay * ay + az * az);
    const slope = Math.sqrt(bx * bx + by * by + bz * bz);
    return slope < 1e-6 ? -smallest : (near * (near - 1)) / slope;
  };
}

/** A tapered capsule from `from` (radius `thick`) to `to` (radius `thin`): a tuft, a limb, a bridge. */
export function taper(from: Vec3, to: Vec3, thick: number, thin: number): Field {
  const [ax, ay, az] = from;
  const dx = to[0] - ax;
  const dy = to[1] - ay;
  const dz = to[2] - az;
  const length2 = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    const t = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / length2));
    const qx = px - dx * t;
    const qy = py - dy * t;
    const qz = pz - dz * t;
    return Math.sqrt(qx * qx + qy * qy + qz * qz) - (thick + (thin - thick) * t);
  };
}

/** Both sides from the right one. */
export const mirrored =
  (field: Field): Field =>
  (x, y, z) =>
    field(Math.abs(x), y, z);

export interface Lump {
  readonly field: Field;
  readonly how: 'add' | 'carve' | 'keep';
  readonly blend: number;
}

export const add = (field: Field, blend: number): Lump => ({ field, how: 'add', blend });
export const carve = (field: Field, blend: number): Lump => ({ field, how: 'carve', blend });
/** Cuts away what lies outside of the field. */
export const keep = (field: Field, blend: number): Lump => ({ field, how: 'keep', blend });

/** Applies the lumps in order to the first field. */
export function sculpt(first: Field, lumps: readonly Lump[]): Field {
  return (x, y, z) => {
    let distance = first(x, y, z);
    for (const lump of lumps) {
      const other = lump.field(x, y, z);
      if (lump.how === 'add') distance = smoothMin(distance, other, lump.blend);
      else distance = smoothMax(distance, lump.how === 'carve' ? -other : other, lump.blend);
    }
    return distance;
  };
}
