/**
 * Cups of gold: turned on a lathe, with handles and a paw in relief. One unit wide at most, standing on y = 0. Behind the shape that is
 * looked at lies a coarse one, for the shadow.
 */

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
import type { DrawRange } from '../frame/castShape.ts';

type Profile = readonly (readonly [radius: number, height: number])[];
type Curl = readonly (readonly [out: number, height: number])[];

const AROUND = 28;

/** Two pieces from each point of the profile to the next. */
function turned(profile: Profile): BufferGeometry {
  const curve = new SplineCurve(profile.map(([radius, height]) => new Vector2(radius, height)));
  return plain(new LatheGeometry(curve.getPoints((profile.length - 1) * 2), AROUND));
}

/** What a shadow shows of a cup. */
const outline = (profile: Profile): BufferGeometry =>
  plain(
    new LatheGeometry(
      profile.map(([radius, height]) => new Vector2(radius, height)),
      10,
    ),
  );

function cup(seen: readonly BufferGeometry[], shadow: readonly BufferGeometry[]): BufferGeometry {
  const whole = mergeGeometries([...seen, ...shadow]);
  whole.setDrawRange(0, cornersOf(seen));
  return whole;
}

const cornersOf = (parts: readonly BufferGeometry[]): number =>
  parts.reduce((sum, part) => sum + (part.getIndex()?.count ?? 0), 0);

/** The part of a cup that casts its shadow. */
export function shadowOfCup(shape: BufferGeometry): DrawRange {
  const start = shape.drawRange.count;
  return { start, count: (shape.getIndex()?.count ?? 0) - start };
}

/** Indices, and no picture: parts are put together, and gold needs none. */
function plain(geometry: BufferGeometry): BufferGeometry {
  geometry.deleteAttribute('uv');
  return geometry;
}

function handle(points: Curl, thick: number, side: 1 | -1, pieces: number, sides: number): BufferGeometry {
  const curve = new CatmullRomCurve3(points.map(([x, y]) => new Vector3(side * x, y, 0)));
  return plain(new TubeGeometry(curve, pieces, thick, sides));
}

const handles = (points: Curl, thick: number, pieces = 18, sides = 6): readonly BufferGeometry[] => [
  handle(points, thick, 1, pieces, sides),
  handle(points, thick, -1, pieces, sides),
];

const shadowsOfHandles = (points: Curl, thick: number): readonly BufferGeometry[] => handles(points, thick, 8, 3);

const ball = (x: number, y: number, z: number, size: number): BufferGeometry =>
  plain(new SphereGeometry(size, 8, 5).translate(x, y, z));

/** A pad and four toes, flattened onto the bowl in front. */
function paw(y: number, out: number, size: number): readonly BufferGeometry[] {
  const bump = (x: number, dy: number, wide: number, tall: number) =>
    plain(
      new SphereGeometry(1, 8, 6).scale(wide * size, tall * size, 0.3 * size).translate(x * size, y + dy * size, out),
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
  plain(new TorusGeometry(radius, thick, 5, AROUND).rotateX(Math.PI / 2).translate(0, y, 0));

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
  const body: Profile = [
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
  ];
  const lid: Profile = [
    [0.38, 1.08],
    [0.34, 1.16],
    [0.22, 1.24],
    [0.1, 1.28],
    [0.06, 1.33],
    [0.12, 1.38],
    [0.13, 1.46],
    [0.08, 1.53],
    [0, 1.55],
  ];
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
  return cup(
    [
      turned(body),
      turned(lid),
      ear(1),
      ear(-1),
      ring(0.405, 0.94, 0.018),
      ...handles(curl, 0.045),
      ...paw(0.76, 0.385, 0.2),
    ],
    [outline(body), outline(lid), ...shadowsOfHandles(curl, 0.045)],
  );
}

/** The second: a tall goblet with slender handles. */
export function goblet(): BufferGeometry {
  const body: Profile = [
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
  ];
  const wing = [
    [0.3, 1.14],
    [0.46, 1.24],
    [0.5, 1.06],
    [0.42, 0.86],
    [0.27, 0.76],
  ] as const;
  return cup(
    [turned(body), ring(0.11, 0.46, 0.02), ...handles(wing, 0.03), ...paw(0.93, 0.31, 0.15)],
    [outline(body), ...shadowsOfHandles(wing, 0.03)],
  );
}

/** The third: a wide bowl with pearls around its rim. */
export function bowl(): BufferGeometry {
  const body: Profile = [
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
  ];
  const pearls = Array.from({ length: 16 }, (_, at) => {
    const angle = (at / 16) * Math.PI * 2;
    return ball(Math.sin(angle) * 0.515, 0.74, Math.cos(angle) * 0.515, 0.04);
  });
  return cup([turned(body), ...pearls, ring(0.18, 0.34, 0.022), ...paw(0.57, 0.46, 0.16)], [outline(body)]);
}
