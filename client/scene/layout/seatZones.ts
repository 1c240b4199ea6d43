/** What lies on the table before each seat, in a strip two units wide: x across it, z from the cat towards the middle. */

import { type CardPose, lying, type Point, point } from './pose.ts';
import { OWN_ROW, type SeatFrame, type TableShape } from './seatFrames.ts';

export interface SeatZones {
  readonly wonPile: { readonly at: Point; readonly yaw: number; readonly scale: number };
  readonly plusOne: CardPose;
  readonly knock: Point;
  /** Corners of all zones, for the camera. */
  readonly corners: readonly Point[];
  shownHand(index: number, count: number): CardPose;
  wonTrophy(index: number): CardPose;
  laidRow(index: number, count: number, faceUp: boolean): CardPose;
  heart(index: number): CardPose;
  catCard(saloonUp: boolean): CardPose;
}

const LIFT = 0.012;
const pile = (index: number) => LIFT + index * 0.012;

/** A row of at most `width` between its outer middles, closed up when there are many cards. */
function row(index: number, count: number, step: number, width: number): number {
  const tight = Math.min(step, width / Math.max(1, count - 1));
  return (index - (count - 1) / 2) * tight;
}

export function seatZones(frame: SeatFrame, table: TableShape): SeatZones {
  return frame.own ? ownZones(table) : catZones(frame, table);
}

/** At a narrow table cats turn their faces to the camera, their cards to the middle: else those would hang over the edge. */
const NARROW_TURN = 1.45;
const NARROW_REACH = 0.06;

function catZones(frame: SeatFrame, table: TableShape): SeatZones {
  const yaw = table.portrait ? frame.yaw * NARROW_TURN : frame.yaw;
  const reach = table.portrait ? NARROW_REACH : 0;
  const sin = Math.sin(yaw);
  const cos = Math.cos(yaw);
  const at = (x: number, z: number, y = LIFT): Point =>
    point(frame.x + cos * x + sin * (z + reach), y, frame.z - sin * x + cos * (z + reach));
  const inner = frame.pawSide;
  return {
    wonPile: { at: at(-0.5 * inner, 1.92), yaw, scale: 0.6 },
    plusOne: lying(at(0.74 * inner, 1.7), yaw, true, 0.4),
    knock: at(0.72 * inner, 1.75, 0.12),
    corners: [at(-1, 1.6), at(1, 1.6)],
    shownHand: (index, count) => lying(at(row(index, count, 0.47, 1.42), 1.72, pile(index)), yaw, true, 0.56),
    wonTrophy: (index) => lying(at((0.42 + index * 0.16) * inner, 1.9, pile(index)), yaw - 0.1, true, 0.5),
    laidRow: (index, count, faceUp) => lying(at(row(index, count, 0.47, 1.42), 2.36, pile(index)), yaw, faceUp, 0.56),
    heart: (index) => lying(at((-0.17 + index * 0.2) * inner, 1.7, pile(index)), yaw, true, 0.36),
    catCard: (saloonUp) => lying(at(-0.7 * inner, 1.7), yaw, saloonUp, 0.42),
  };
}

/** On the near side of the table, above the own hand on the screen. */
function ownZones(table: TableShape): SeatZones {
  const near = table.portrait ? OWN_ROW : table.pilesZ + 1.36;
  const reach = table.portrait ? 1.25 : 2.35;
  const at = (x: number, z: number, y = LIFT): Point => point(x, y, near + z);
  const scale = table.portrait ? 0.64 : 0.78;
  const width = table.portrait ? 1.0 : 1.9;
  return {
    wonPile: { at: at(-reach, 0.05), yaw: 0.12, scale: 0.74 },
    plusOne: lying(at(reach - 0.1, 0), -0.08, true, 0.56),
    knock: at(1.1, 0.3, 0.12),
    corners: [at(-reach - 0.4, 0.42), at(reach + 0.4, 0.42)],
    shownHand: (index, count) => lying(at(row(index, count, 0.6, width) + 0.1, 0, pile(index)), 0, true, scale),
    wonTrophy: (index) => lying(at(reach - 0.2 + index * 0.18, 0.05, pile(index)), -0.1, true, 0.66),
    laidRow: (index, count, faceUp) => lying(at(row(index, count, 0.6, width) + 0.1, 0, pile(index)), 0, faceUp, scale),
    heart: (index) =>
      table.portrait
        ? lying(at(-1.3 + index * 0.15, 0.4, pile(index)), 0, true, 0.4)
        : lying(at(-1.95 + index * 0.18, 0.1, pile(index)), 0, true, 0.46),
    catCard: (saloonUp) =>
      table.portrait
        ? lying(at(-1.2, -0.22), 0.05, saloonUp, 0.42)
        : lying(at(-reach - 0.25, 0.05), 0.05, saloonUp, 0.6),
  };
}
