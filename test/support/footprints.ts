/** Outlines of cards seen from above, to find zones that lie on each other. */

import { before, type Place, placeKey, shared } from '../../client/choreography/place.ts';
import { CARD_HEIGHT, CARD_WIDTH, type TableLayout } from '../../client/scene/layout/layout.ts';
import { type CardPose, point, rotated } from '../../client/scene/layout/pose.ts';
import type { Seat } from '../../shared/engine/game.ts';

export interface Footprint {
  readonly group: string;
  readonly corners: readonly { readonly x: number; readonly y: number; readonly z: number }[];
}

export function footprint(group: string, pose: CardPose): Footprint {
  const w = (CARD_WIDTH * pose.scale) / 2;
  const h = (CARD_HEIGHT * pose.scale) / 2;
  const corners = [point(-w, -h, 0), point(w, -h, 0), point(w, h, 0), point(-w, h, 0)].map((corner) => {
    const turned = rotated(pose, corner);
    return point(pose.x + turned.x, pose.y + turned.y, pose.z + turned.z);
  });
  return { group, corners };
}

/** By separating axes, with a hair of tolerance. */
export function overlap(a: Footprint, b: Footprint): boolean {
  for (const shape of [a, b])
    for (let i = 0; i < shape.corners.length; i += 1) {
      const p = shape.corners[i]!;
      const q = shape.corners[(i + 1) % shape.corners.length]!;
      const nx = q.z - p.z;
      const nz = p.x - q.x;
      if (Math.hypot(nx, nz) < 0.01) continue;
      const span = (s: Footprint) => s.corners.map((c) => c.x * nx + c.z * nz);
      if (Math.max(...span(a)) <= Math.min(...span(b)) + 0.002 || Math.max(...span(b)) <= Math.min(...span(a)) + 0.002)
        return false;
    }
  return true;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** So many cards at a place. */
const cardsAt = (layout: TableLayout, place: Place, count: number, up = true): Footprint[] =>
  range(count).map((index) => footprint(placeKey(place), layout.lying(place, { index, count, up })));

/** What lies before a seat, and the fan that a cat holds. */
const seatsOf = (layout: TableLayout, fan: number, zones: (seat: Seat) => Footprint[]): Footprint[] =>
  layout.frames.flatMap(({ seat, own }) => [
    ...zones(seat as Seat),
    ...(own ? [] : range(fan).map((index) => footprint(`hand ${seat}`, layout.hand(seat, index, fan)))),
  ]);

export const spicyFootprints = (layout: TableLayout): Footprint[] => [
  ...cardsAt(layout, shared('drawDeck'), 30, false),
  ...cardsAt(layout, shared('stack'), 20, false),
  ...cardsAt(layout, shared('trophies'), 3),
  ...cardsAt(layout, shared('ruleCards'), 6),
  ...seatsOf(layout, 6, (seat) => [
    ...cardsAt(layout, before(seat, 'wonPile'), 12, false),
    ...cardsAt(layout, before(seat, 'wonTrophies'), 2),
  ]),
];

export const blackJackyFootprints = (layout: TableLayout): Footprint[] => [
  ...cardsAt(layout, shared('drawDeck'), 30, false),
  ...cardsAt(layout, shared('discard'), 10),
  ...cardsAt(layout, shared('aside'), 1),
  ...seatsOf(layout, 4, (seat) => [
    ...cardsAt(layout, before(seat, 'laidRow'), 4),
    ...cardsAt(layout, before(seat, 'hearts'), 3),
    ...cardsAt(layout, before(seat, 'catCard'), 1),
    ...cardsAt(layout, before(seat, 'plusOne'), 1),
  ]),
];

/** Pairs of different zones that touch, each named once. */
export function collisions(shapes: readonly Footprint[]): string[] {
  const pairs = new Set<string>();
  shapes.forEach((a, i) => {
    for (const b of shapes.slice(i + 1)) if (a.group !== b.group && overlap(a, b)) pairs.add(`${a.group} × ${b.group}`);
  });
  return [...pairs];
}
