/** Outlines of cards seen from above, to find zones that lie on each other. */

import { CARD_HEIGHT, CARD_WIDTH, type TableLayout } from '../../client/scene/layout/layout.ts';
import { type CardPose, point, rotated } from '../../client/scene/layout/pose.ts';

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

export function spicyFootprints(layout: TableLayout): Footprint[] {
  const shapes = [
    ...range(30).map((i) => footprint('drawDeck', layout.drawDeck(i))),
    ...range(20).map((i) => footprint('stack', layout.stack(i))),
    ...range(3).map((i) => footprint('trophies', layout.trophies(i))),
    ...range(6).map((i) => footprint('ruleCards', layout.ruleCards(i, 6))),
  ];
  for (const { seat, own } of layout.frames) {
    shapes.push(...range(12).map((i) => footprint(`won ${seat}`, layout.wonPile(seat, i))));
    shapes.push(...range(2).map((i) => footprint(`trophy ${seat}`, layout.wonTrophy(seat, i))));
    if (!own) shapes.push(...range(6).map((i) => footprint(`hand ${seat}`, layout.hand(seat, i, 6))));
  }
  return shapes;
}

export function blackJackyFootprints(layout: TableLayout): Footprint[] {
  const shapes = [
    ...range(30).map((i) => footprint('drawDeck', layout.drawDeck(i))),
    ...range(10).map((i) => footprint('discard', layout.discard(i))),
    footprint('aside', layout.aside()),
  ];
  for (const { seat, own } of layout.frames) {
    shapes.push(...range(4).map((i) => footprint(`laid ${seat}`, layout.laidRow(seat, i, 4))));
    shapes.push(...range(3).map((i) => footprint(`hearts ${seat}`, layout.heartsRow(seat, i))));
    shapes.push(
      footprint(`cat ${seat}`, layout.catCard(seat, true)),
      footprint(`plusOne ${seat}`, layout.plusOne(seat)),
    );
    if (!own) shapes.push(...range(4).map((i) => footprint(`hand ${seat}`, layout.hand(seat, i, 4))));
  }
  return shapes;
}

/** Pairs of different zones that touch, each named once. */
export function collisions(shapes: readonly Footprint[]): string[] {
  const pairs = new Set<string>();
  shapes.forEach((a, i) => {
    for (const b of shapes.slice(i + 1)) if (a.group !== b.group && overlap(a, b)) pairs.add(`${a.group} × ${b.group}`);
  });
  return [...pairs];
}
