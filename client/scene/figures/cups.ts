/** Cups of gold: turned on a lathe, with handles and a paw in relief. One unit wide at most, standing on y = 0. */

import {
  type BufferGeometry,
  CatmullRomCurve3,
  LatheGeometry,
  SphereGeometry,
  SplineCurve,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

type Profile = readonly (readonly [radius: number, height: number])[];

const AROUND = 28;

function turned(profile: Profile, pieces: number): BufferGeometry {
  const curve = new SplineCurve(profile.map(([radius, height]) => new Vector2(radius, height)));
  return plain(new LatheGeometry(curve.getPoints(pieces), AROUND));
}

/** Indices, and no picture: parts are put together, and gold needs none. */
function plain(geometry: BufferGeometry): BufferGeometry {
  geometry.deleteAttribute('uv');
  return geometry;
}

function handle(points: readonly (readonly [number, number])[], thick: number, side: 1 | -1): BufferGeometry {
  const curve = new CatmullRomCurve3(points.map(([x, y]) => new Vector3(side * x, y, 0)));
  return plain(new TubeGeometry(curve, 20, thick, 7));
}

const handles = (points: readonly (readonly [number, number])[], thick: number): readonly BufferGeometry[] => [
  handle(points, thick, 1),
  handle(points, thick, -1),
];

const ball = (x: number, y: number, z: number, size: number): BufferGeometry =>
  plain(new SphereGeometry(size, 10, 8).translate(x, y, z));

/** A pad and four toes, flattened onto the bowl in front. */
function paw(y: number, out: number, size: number): readonly BufferGeometry[] {
  const bump = (x: number, dy: number, wide: number, tall: number) =>
    plain(
      new SphereGeometry(1, 9, 7).scale(wide * size, tall * size, 0.3 * size).translate(x * size, y + dy * size, out),
    );
  return [
    bump(0, -0.25, 0.5, 0.4),
    bump(-0.62, 0.2, 0.19, 0.25),
    bump(-0.22, 0.5, 0.2, 0.27),
    bump(0.22, 0.5, 0.2, 0.27),
    bump(0.62, 0.2, 0.19, 0.25),
  ];
}

const ring = (radius: number, y: number, thick: number): BufferGeometry =>
  plain(new TorusGeometry(radius, thick, 6, AROUND).rotateX(Math.PI / 2).translate(0, y, 0));

const FOOT: Profile = [
  [0, 0],
  [0.34, 0],
  [0.36, 0.05],
  [0.33, 0.1],
  [0.22, 0.14],
  [0.12, 0.2],
];

/** The first: two large handles, and a lid with the ears of a cat. */
export function grandCup(): BufferGeometry {
  const body = turned(
    [
      ...FOOT,
      [0.09, 0.3],
      [0.15, 0.36],
      [0.1, 0.42],
      [0.2, 0.5],
      [0.36, 0.68],
      [0.41, 0.9],
      [0.4, 1.02],
      [0.43, 1.07],
      [0.38, 1.08],
    ],
    46,
  );
  const lid = turned(
    [
      [0.38, 1.08],
      [0.34, 1.16],
      [0.22, 1.24],
      [0.1, 1.28],
      [0.06, 1.33],
      [0.12, 1.38],
      [0.13, 1.46],
      [0.08, 1.53],
      [0, 1.55],
    ],
    26,
  );
  const ear = (side: 1 | -1) =>
    plain(
      new SphereGeometry(1, 8, 6)
        .scale(0.045, 0.1, 0.03)
        .rotateZ(side * -0.35)
        .translate(side * 0.085, 1.55, 0),
    );
  const curl = [
    [0.36, 0.98],
    [0.55, 1.1],
    [0.7, 0.98],
    [0.68, 0.78],
    [0.5, 0.62],
    [0.3, 0.58],
    [0.34, 0.5],
  ] as const;
  return mergeGeometries([
    body,
    lid,
    ear(1),
    ear(-1),
    ring(0.405, 0.94, 0.018),
    ...handles(curl, 0.045),
    ...paw(0.76, 0.385, 0.2),
  ]);
}

/** The second: a tall goblet with slender handles. */
export function goblet(): BufferGeometry {
  const body = turned(
    [
      ...FOOT,
      [0.07, 0.36],
      [0.11, 0.46],
      [0.06, 0.56],
      [0.1, 0.64],
      [0.28, 0.74],
      [0.33, 0.95],
      [0.3, 1.12],
      [0.35, 1.26],
      [0.32, 1.265],
      [0.27, 1.12],
      [0.2, 0.85],
      [0, 0.78],
    ],
    54,
  );
  const wing = [
    [0.3, 1.14],
    [0.46, 1.24],
    [0.5, 1.06],
    [0.42, 0.86],
    [0.27, 0.76],
  ] as const;
  return mergeGeometries([body, ring(0.11, 0.46, 0.02), ...handles(wing, 0.03), ...paw(0.93, 0.31, 0.15)]);
}

/** The third: a wide bowl with pearls around its rim. */
export function bowl(): BufferGeometry {
  const body = turned(
    [
      ...FOOT,
      [0.1, 0.28],
      [0.16, 0.34],
      [0.34, 0.42],
      [0.5, 0.58],
      [0.53, 0.72],
      [0.49, 0.73],
      [0.44, 0.6],
      [0.28, 0.48],
      [0, 0.44],
    ],
    44,
  );
  const pearls = Array.from({ length: 16 }, (_, at) => {
    const angle = (at / 16) * Math.PI * 2;
    return ball(Math.sin(angle) * 0.515, 0.74, Math.cos(angle) * 0.515, 0.04);
  });
  return mergeGeometries([body, ...pearls, ring(0.18, 0.34, 0.022), ...paw(0.57, 0.46, 0.16)]);
}
