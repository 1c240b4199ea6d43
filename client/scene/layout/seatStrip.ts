/** The strip of table before each seat, two units wide: x across it, z from the cat towards the middle. */

import { type CardPose, lying, type Point, point } from './pose.ts';
import { OWN_ROW, type SeatFrame, type TableShape } from './seatFrames.ts';

/** One card of a pile or a row. Index 0 is the bottom or the left. */
export interface ZoneCard {
  readonly index: number;
  readonly count: number;
  readonly up: boolean;
}

/** A card on the felt: lower, the felt would shine through it. */
export const LIFT = 0.012;

export interface SeatStrip {
  readonly seat: number;
  /** The near side of the table, above the own hand on the screen. */
  readonly own: boolean;
  readonly portrait: boolean;
  /** The side of the paw that slaps: -1 left, 1 right. */
  readonly inner: -1 | 1;
  readonly yaw: number;
  /** The own strip: how far it goes to both sides, how wide a row of cards may be, and how large they are. */
  readonly reach: number;
  readonly width: number;
  readonly scale: number;
  readonly knock: Point;
  /** For the camera. */
  readonly corners: readonly Point[];
  at(x: number, z: number, y?: number): Point;
  /** A card of a pile or a row, flat. `turn` is added to the strip's own. */
  lie(x: number, z: number, how: { card: ZoneCard; scale: number; turn?: number }): CardPose;
}

const STEP = 0.012;
const heightOf = ({ index }: ZoneCard): number => LIFT + index * STEP;

export function seatStrip(frame: SeatFrame, table: TableShape): SeatStrip {
  return frame.own ? ownStrip(frame, table) : catStrip(frame, table);
}

/** At a narrow table cats turn their faces to the camera, their cards to the middle: else those would hang over the edge. */
const NARROW_TURN = 1.45;
const NARROW_REACH = 0.06;

function catStrip({ seat, x: catX, z: catZ, yaw: catYaw, pawSide }: SeatFrame, { portrait }: TableShape): SeatStrip {
  const yaw = portrait ? catYaw * NARROW_TURN : catYaw;
  const reach = portrait ? NARROW_REACH : 0;
  const sin = Math.sin(yaw);
  const cos = Math.cos(yaw);
  const at = (x: number, z: number, y = LIFT): Point =>
    point(catX + cos * x + sin * (z + reach), y, catZ - sin * x + cos * (z + reach));
  return {
    seat,
    own: false,
    portrait,
    inner: pawSide,
    yaw,
    reach: 1,
    width: 1.42,
    scale: 0.56,
    knock: at(0.72 * pawSide, 1.75, 0.12),
    corners: [at(-1, 1.6), at(1, 1.6)],
    at,
    lie: (x, z, { card, scale, turn = 0 }) => lying(at(x, z, heightOf(card)), yaw + turn, card.up, scale),
  };
}

function ownStrip({ seat, pawSide }: SeatFrame, { portrait, pilesZ }: TableShape): SeatStrip {
  const near = portrait ? OWN_ROW : pilesZ + 1.36;
  const reach = portrait ? 1.25 : 2.35;
  const at = (x: number, z: number, y = LIFT): Point => point(x, y, near + z);
  return {
    seat,
    own: true,
    portrait,
    inner: pawSide,
    yaw: 0,
    reach,
    width: portrait ? 1.0 : 1.9,
    scale: portrait ? 0.64 : 0.78,
    knock: at(1.1, 0.3, 0.12),
    corners: [at(-reach - 0.4, 0.42), at(reach + 0.4, 0.42)],
    at,
    lie: (x, z, { card, scale, turn = 0 }) => lying(at(x, z, heightOf(card)), turn, card.up, scale),
  };
}
