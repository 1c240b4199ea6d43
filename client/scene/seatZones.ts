/** What lies on the table before each seat. Zones are described as the seat sees them: x to its left hand, z towards the middle. */

import { type CardPose, lying, type Point, point } from './pose.ts';
import type { SeatFrame, TableShape } from './seatFrames.ts';

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

/** A row of at most `width`, closed up when there are many cards. */
function row(index: number, count: number, step: number, width: number): number {
  const tight = Math.min(step, width / Math.max(1, count - 1));
  return (index - (count - 1) / 2) * tight;
}

export function seatZones(frame: SeatFrame, table: TableShape): SeatZones {
  return frame.own ? ownZones(table) : catZones(frame, table);
}

function catZones(frame: SeatFrame, table: TableShape): SeatZones {
  const sin = Math.sin(frame.yaw);
  const cos = Math.cos(frame.yaw);
  // Cards keep half of the seat's turn: the camera reads them, not the cat.
  const readable = frame.yaw * 0.5;
  const at = (x: number, z: number, y = LIFT): Point =>
    point(frame.x + cos * x + sin * z, y, frame.z - sin * x + cos * z);
  const scale = table.portrait ? 0.56 : 0.6;
  // The side away from the middle of the screen is free on a wide table; on a narrow one the tail of the arc is off screen.
  const outer = -frame.pawSide;
  return {
    wonPile: { at: at(1.28 * frame.pawSide, 1.18), yaw: frame.yaw, scale: 0.7 },
    plusOne: lying(at(1.24 * outer, 1.72), readable, true, 0.48),
    knock: at(0.62 * frame.pawSide, 1.75, 0.12),
    corners: [at(1.5 * outer, 1.6), at(1.5 * frame.pawSide, 1.6)],
    shownHand: (index, count) => lying(at(row(index, count, 0.52, 1.5), 1.62, pile(index)), readable, true, scale),
    wonTrophy: (index) => lying(at(1.22 * outer + index * 0.1, 1.2, pile(index)), readable, true, 0.56),
    laidRow: (index, count, faceUp) =>
      lying(at(row(index, count, 0.54, 1.4), 2.34, pile(index)), readable, faceUp, scale),
    heart: (index) => lying(at(1.22 * frame.pawSide + index * 0.13, 1.86, pile(index)), readable, true, 0.4),
    catCard: (saloonUp) => lying(at(1.28 * frame.pawSide, 1.2), readable, saloonUp, 0.5),
  };
}

/** On the near side of the table, above the own hand on the screen. */
function ownZones(table: TableShape): SeatZones {
  const near = table.centerZ + (table.portrait ? 2.55 : 1.75);
  const reach = table.portrait ? 1.2 : 3.1;
  const at = (x: number, z: number, y = LIFT): Point => point(x, y, near + z);
  const scale = table.portrait ? 0.72 : 0.82;
  const width = table.portrait ? 1.3 : 2.6;
  return {
    wonPile: { at: at(-reach, 0), yaw: 0.12, scale: 0.8 },
    plusOne: lying(at(reach - 0.05, -0.15), -0.08, true, 0.62),
    knock: at(1.1, 0.3, 0.12),
    corners: [at(-reach - 0.4, 0.45), at(reach + 0.4, 0.45)],
    shownHand: (index, count) => lying(at(row(index, count, 0.72, width), 0, pile(index)), 0, true, scale),
    wonTrophy: (index) => lying(at(reach - 0.2 + index * 0.14, 0, pile(index)), -0.1, true, 0.72),
    laidRow: (index, count, faceUp) =>
      lying(at(row(index, count, 0.74, width), table.portrait ? -0.95 : -0.1, pile(index)), 0, faceUp, scale),
    heart: (index) => lying(at(-reach + 0.05 + index * 0.2, 0.1, pile(index)), 0, true, 0.52),
    catCard: (saloonUp) => lying(at(-reach + 0.1, table.portrait ? -0.85 : -0.95), 0.05, saloonUp, 0.6),
  };
}

const pile = (index: number) => LIFT + index * 0.012;
