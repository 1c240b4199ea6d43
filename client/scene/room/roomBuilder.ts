/**
 * Builds a whole room as one mesh. The light of its lamps is baked into the vertices in two parts, daylight and lamplight,
 * so that a room costs one draw call and can still go dark or flicker.
 */

import {
  BoxGeometry,
  BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Matrix4,
  PlaneGeometry,
  Sphere,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three';

export interface Lamp {
  readonly at: readonly [number, number, number];
  readonly color: string;
  readonly power: number;
  /** Distance at which half of the light is left. */
  readonly reach: number;
}

export interface Daylight {
  readonly sky: string;
  readonly ground: string;
  /** 0 to 1: how much of the light arrives here. Corners, niches and the floor below a table are darker. */
  reaches(x: number, y: number, z: number): number;
}

export interface Finish {
  readonly color: string;
  /** Layer of the room's paint; 0 is plain. */
  readonly paint?: number;
  /** Repeats of the paint over the part, and where in the paint it begins. */
  readonly repeat?: readonly [number, number];
  readonly from?: readonly [number, number];
  /** Shines by itself: lamps, windows. */
  readonly lit?: number;
  /** Bends the part before it is placed. */
  warp?(p: Vector3): void;
}

export type Place = readonly [x: number, y: number, z: number, turnY?: number, turnX?: number, turnZ?: number];

export interface RoomBuilder {
  box(size: readonly [number, number, number], place: Place, finish: Finish): void;
  cylinder(top: number, bottom: number, height: number, place: Place, finish: Finish, sides?: number): void;
  /** A cylinder without ends, where other pieces hide them. */
  pipe(radius: number, height: number, place: Place, finish: Finish, sides: number): void;
  ball(size: readonly [number, number, number], place: Place, finish: Finish, detail?: number): void;
  cone(radius: number, height: number, place: Place, finish: Finish, sides?: number): void;
  /** `arc` in radians: half a ring is an arch. */
  ring(radius: number, tube: number, place: Place, finish: Finish, arc?: number): void;
  /** A turned piece: pairs of radius and height from bottom to top. */
  turned(profile: readonly (readonly [number, number])[], place: Place, finish: Finish, sides?: number): void;
  /** A sheet facing +z, cut into a grid. */
  sheet(width: number, height: number, grid: readonly [number, number], place: Place, finish: Finish): void;
  build(): BufferGeometry;
}

/** Squares a sheet into a disc: corners fall onto the rim. */
export const roundOff =
  (radius: number) =>
  (p: Vector3): void => {
    const square = Math.max(Math.abs(p.x), Math.abs(p.y));
    const round = Math.hypot(p.x, p.y);
    if (round === 0) return;
    const k = Math.min(1, square / round) * Math.min(1, radius / Math.max(square, 1e-6));
    p.x *= k;
    p.y *= k;
  };

const scratch = new Vector3();
const direction = new Vector3();
const tint = new Color();

export function createRoomBuilder(lamps: readonly Lamp[], day: Daylight): RoomBuilder {
  const positions: number[] = [];
  const uvs: number[] = [];
  const dayColors: number[] = [];
  const lampColors: number[] = [];
  const layers: number[] = [];
  const indices: number[] = [];
  const sky = new Color(day.sky);
  const ground = new Color(day.ground);
  const bulbs = lamps.map((lamp) => ({
    at: new Vector3(...lamp.at),
    color: new Color(lamp.color).multiplyScalar(lamp.power),
    reach: lamp.reach * lamp.reach,
  }));

  const lampLight = new Color();
  /** Wrapped around edges: hard terminators on coarse props look like errors. */
  const bake = (p: Vector3, n: Vector3) => {
    lampLight.setRGB(0, 0, 0);
    for (const bulb of bulbs) {
      direction.copy(bulb.at).sub(p);
      const square = direction.lengthSq();
      const facing = (direction.dot(n) / Math.sqrt(square + 1e-6) + 0.35) / 1.35;
      if (facing <= 0) continue;
      const share = facing / (1 + square / bulb.reach);
      lampLight.r += bulb.color.r * share;
      lampLight.g += bulb.color.g * share;
      lampLight.b += bulb.color.b * share;
    }
  };

  const add = (geometry: BufferGeometry, place: Place, finish: Finish) => {
    const [x, y, z, turnY = 0, turnX = 0, turnZ = 0] = place;
    const position = geometry.getAttribute('position');
    if (finish.warp !== undefined) {
      for (let i = 0; i < position.count; i += 1) {
        scratch.fromBufferAttribute(position, i);
        finish.warp(scratch);
        position.setXYZ(i, scratch.x, scratch.y, scratch.z);
      }
      geometry.computeVertexNormals();
    }
    const matrix = new Matrix4().makeTranslation(x, y, z);
    matrix.multiply(new Matrix4().makeRotationY(turnY));
    matrix.multiply(new Matrix4().makeRotationX(turnX));
    matrix.multiply(new Matrix4().makeRotationZ(turnZ));
    geometry.applyMatrix4(matrix);
    const normal = geometry.getAttribute('normal');
    const uv = geometry.getAttribute('uv');
    const [repeatX, repeatY] = finish.repeat ?? [1, 1];
    const [fromX, fromY] = finish.from ?? [0, 0];
    const base = positions.length / 3;
    const color = new Color(finish.color);
    const n = new Vector3();
    for (let i = 0; i < position.count; i += 1) {
      scratch.fromBufferAttribute(position, i);
      n.fromBufferAttribute(normal, i);
      positions.push(scratch.x, scratch.y, scratch.z);
      uvs.push(fromX + uv.getX(i) * repeatX, fromY + uv.getY(i) * repeatY);
      layers.push(finish.paint ?? 0);
      if (finish.lit !== undefined) {
        dayColors.push(0, 0, 0);
        lampColors.push(color.r * finish.lit, color.g * finish.lit, color.b * finish.lit);
        continue;
      }
      const open = day.reaches(scratch.x, scratch.y, scratch.z);
      tint
        .copy(ground)
        .lerp(sky, n.y * 0.5 + 0.5)
        .multiplyScalar(open);
      dayColors.push(color.r * tint.r, color.g * tint.g, color.b * tint.b);
      bake(scratch, n);
      const shade = 0.35 + 0.65 * open;
      lampColors.push(color.r * lampLight.r * shade, color.g * lampLight.g * shade, color.b * lampLight.b * shade);
    }
    const index = geometry.getIndex();
    if (index === null) for (let i = 0; i < position.count; i += 1) indices.push(base + i);
    else for (let i = 0; i < index.count; i += 1) indices.push(base + index.getX(i));
    geometry.dispose();
  };

  return {
    box: ([w, h, d], place, finish) => add(new BoxGeometry(w, h, d), place, finish),
    cylinder: (top, bottom, height, place, finish, sides = 12) =>
      add(new CylinderGeometry(top, bottom, height, sides), place, finish),
    pipe: (radius, height, place, finish, sides) =>
      add(new CylinderGeometry(radius, radius, height, sides, 1, true), place, finish),
    ball: ([w, h, d], place, finish, detail = 10) =>
      add(new SphereGeometry(0.5, detail, Math.ceil(detail * 0.7)).scale(w, h, d), place, finish),
    cone: (radius, height, place, finish, sides = 14) => add(new ConeGeometry(radius, height, sides, 3), place, finish),
    ring: (radius, tube, place, finish, arc = Math.PI * 2) =>
      add(new TorusGeometry(radius, tube, 6, 28, arc), place, finish),
    turned: (profile, place, finish, sides = 14) =>
      add(
        new LatheGeometry(
          profile.map(([r, h]) => new Vector2(r, h)),
          sides,
        ),
        place,
        finish,
      ),
    sheet: (width, height, [columns, rows], place, finish) =>
      add(new PlaneGeometry(width, height, columns, rows), place, finish),
    build() {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
      geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
      geometry.setAttribute('dayColor', new Float32BufferAttribute(dayColors, 3));
      geometry.setAttribute('lampColor', new Float32BufferAttribute(lampColors, 3));
      geometry.setAttribute('layer', new Float32BufferAttribute(layers, 1));
      geometry.setIndex(indices);
      // Around everything, the viewer included: to measure a room takes longer than to build its shelves.
      geometry.boundingSphere = new Sphere(new Vector3(), 60);
      return geometry;
    },
  };
}
