/** All fur of a cat in one shape: a fine mesh to look at, and behind it in the same buffers a coarse one that casts the shadow. */

import { skinOfBody, skinOfHead, uvIn } from '../atlas.ts';
import { type Bone, boneIndex, SIDES, type Side, tubeIndex } from '../bones.ts';
import type { Build } from '../species.ts';
import type { Work } from '../workshop/work.ts';
import type { Vec3 } from './field.ts';
import { HEAD_BOUNDS, headField, headTrait, JAW_BOUNDS, jawField, jawTrait } from './head.ts';
import {
  armRadius,
  EAR_BOUNDS,
  earField,
  MANE_BOUNDS,
  maneField,
  PAW_BOUNDS,
  padAt,
  pawField,
  TORSO_BOUNDS,
  tailRadius,
  torsoField,
  tubeMesh,
} from './limbs.ts';
import { forBothSides, type Mesh, openness, shapeOf } from './mesh.ts';
import { once } from './once.ts';
import type { Carving, Detail } from './sculpture.ts';
import { surfaceNets } from './surfaceNets.ts';
import { furTrait, MANE_SKIN } from './traits.ts';

export interface CoatSpec {
  readonly build: Build;
  readonly notched: boolean;
  /** Cloth on the chest: fur would grow through it. */
  readonly bib: boolean;
  readonly detail: Detail;
}

interface Grain {
  readonly head: number;
  readonly torso: number;
  readonly small: number;
  readonly mane: number;
  readonly sides: number;
}

const GRAIN: Readonly<Record<Detail | 'shadow', Grain>> = {
  fine: { head: 0.066, torso: 0.11, small: 0.052, mane: 0.098, sides: 16 },
  coarse: { head: 0.1, torso: 0.16, small: 0.078, mane: 0.14, sides: 10 },
  shadow: { head: 0.15, torso: 0.2, small: 0.12, mane: 0.2, sides: 7 },
};

export function* sculptCoat(spec: CoatSpec): Work<Carving> {
  const look = yield* sculptParts(spec, GRAIN[spec.detail]);
  const shadow = yield* sculptParts(spec, GRAIN.shadow);
  const start = cornersOf(look);
  const shape = shapeOf([...look, ...shadow]);
  return { shape, look: { start: 0, count: start }, shadow: { start, count: cornersOf(shadow) } };
}

const cornersOf = (parts: readonly Mesh[]): number => parts.reduce((sum, { indices }) => sum + indices.length, 0);

function* sculptParts(spec: CoatSpec, grain: Grain): Work<readonly Mesh[]> {
  const { build } = spec;
  const parts = [yield* sculptHead(build, grain)];
  yield;
  parts.push(yield* once(`torso ${spec.bib} ${grain.torso}`, () => sculptTorso(spec.bib, grain)));
  yield;
  const ear = yield* surfaceNets(earField(build, spec.notched), EAR_BOUNDS, grain.small);
  for (const side of SIDES) {
    parts.push(dressEar(ear, side));
    parts.push(yield* once(`paw ${side} ${grain.small}`, () => sculptPaw(side, grain)));
    parts.push(
      tubeMesh(armRadius, grain.sides + 4, grain.sides).finish(
        tubeIndex(side === 'left' ? 'armLeft' : 'armRight'),
        ([x, t, z]) => uvIn('arm', turnOf(x, z), t),
        ([, t]) => furTrait(0.72 + 0.28 * Math.min(1, t * 2.2), 0.5),
      ),
    );
    yield;
  }
  parts.push(
    tubeMesh(tailRadius(build.tail), grain.sides * 2, grain.sides - 3).finish(
      tubeIndex('tail'),
      ([x, t, z]) => uvIn('tail', turnOf(x, z), t),
      ([, t]) => furTrait(0.7 + 0.3 * Math.min(1, t * 3), 0.7),
    ),
  );
  if (build.mane) parts.push(yield* sculptMane(grain));
  return parts;
}

/** 0..1 around a tube, folded: the seam of a texture that wraps would show as a line. */
const turnOf = (x: number, z: number): number => Math.abs(Math.atan2(z, x)) / Math.PI;

function* sculptHead(build: Build, grain: Grain): Work<Mesh> {
  const head = headField(build);
  const jaw = jawField(build);
  const skin = (position: Vec3) => uvIn('head', ...skinOfHead(position));
  const skull = yield* surfaceNets(head, HEAD_BOUNDS, grain.head);
  const chin = yield* surfaceNets(jaw, JAW_BOUNDS, grain.small * 1.15);
  yield;
  yield* skull.finishInSlices(boneIndex('head'), skin, forBothSides(headTrait(head)));
  return skull.append(chin.finish(boneIndex('jaw'), skin, forBothSides(jawTrait(jaw))));
}

function* sculptTorso(bib: boolean, grain: Grain): Work<Mesh> {
  const torso = yield* surfaceNets(torsoField, TORSO_BOUNDS, grain.torso);
  return yield* torso.finishInSlices(
    boneIndex('torso'),
    (position) => uvIn('body', ...skinOfBody(position)),
    forBothSides((position, normal) => {
      const [x, y, z] = [Math.abs(position[0]), position[1], position[2]];
      // The head is another mesh: without its shade the neck would glow.
      const underHead = Math.max(0, 1 - Math.max(0, Math.hypot(x, y + 0.05, z) - 0.72) / 0.75);
      const covered = bib && z > -0.1 && x < 0.86 * (y + 1.92) + 0.04 && y > -1.95;
      const light = openness(torsoField, position, normal, 0.09, 0.6) * (1 - 0.62 * underHead * underHead);
      return furTrait(light, covered ? 0 : 1);
    }),
  );
}

function* sculptMane(grain: Grain): Work<Mesh> {
  const mane = yield* surfaceNets(maneField, MANE_BOUNDS, grain.mane);
  return yield* mane.finishInSlices(
    boneIndex('head'),
    ([x, y]) => uvIn('mane', Math.abs(Math.atan2(x, y)) / Math.PI, Math.hypot(x, y)),
    forBothSides((position, normal) => furTrait(openness(maneField, position, normal, 0.07, 0.85), 1, MANE_SKIN)),
  );
}

function dressEar(ear: Mesh, side: Side): Mesh {
  const bone: Bone = side === 'left' ? 'earLeft' : 'earRight';
  const opens = (_: Vec3, normal: Vec3): boolean => normal[2] > 0.05;
  const front = ear.part(opens);
  const back = ear.part((position, normal) => !opens(position, normal));
  const shade = (position: Vec3): number => 0.6 + 0.4 * Math.min(1, Math.max(0, position[1] / 0.35));
  front.finish(
    boneIndex(bone),
    ([x, y]) => uvIn('earFront', x, y),
    (position) => furTrait(shade(position), Math.hypot(position[0], position[1] - 0.27) < 0.25 ? 0 : 0.4),
  );
  back.finish(
    boneIndex(bone),
    ([x, y]) => uvIn('earBack', x, y),
    (position) => furTrait(shade(position), 0.4),
  );
  return front.append(back);
}

function* sculptPaw(side: Side, grain: Grain): Work<Mesh> {
  const bone: Bone = side === 'left' ? 'pawLeft' : 'pawRight';
  const paw = yield* surfaceNets(pawField, PAW_BOUNDS, grain.small);
  const below = (_: Vec3, normal: Vec3): boolean => normal[1] < -0.35;
  const top = paw.part((position, normal) => !below(position, normal));
  const sole = paw.part(below);
  const reach = (position: Vec3, normal: Vec3): number => openness(pawField, position, normal, 0.035, 0.85);
  top.finish(
    boneIndex(bone),
    ([x, , z]) => uvIn('paw', x, z),
    (position, normal) => furTrait(reach(position, normal), position[2] > 0.1 ? 0.12 : 0.4),
  );
  sole.finish(
    boneIndex(bone),
    ([x, , z]) => uvIn('sole', x, z),
    (position, normal) => furTrait(reach(position, normal), 0, padAt(position) ? 1 : 0),
  );
  return top.append(sole);
}
