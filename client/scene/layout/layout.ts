/**
 * Where everything lies, as a pure function of seats, viewer and viewport. A card that no step moves lies where this says,
 * so the table is right with all choreography removed.
 */

import { HAND, type Place } from '../../choreography/place.ts';
import { type CameraFrame, fitCamera, project, type ScreenPoint, unproject, type Viewport } from './cameraFrame.ts';
import { composeDuel, type Duel } from './duel.ts';
import { CARD_RATIO, HUD_BOTTOM, HUD_TOP, handCardBox, handReserve } from './ownHand.ts';
import { type CardPose, type Point, point, type Quaternion, times, turn } from './pose.ts';
import { OWN_ROW, type SeatFrame, seatFrames, type TableShape, type Watcher } from './seatFrames.ts';
import { type SeatStrip, seatStrip, type ZoneCard } from './seatStrip.ts';
import { COMMON_ZONES, type SeatZone, type SharedZone, stackAt, type Zones } from './zones.ts';

/** Size of a card with scale 1. */
export const CARD_HEIGHT = 1.25;
export const CARD_WIDTH = CARD_HEIGHT * CARD_RATIO;

/** Between the eyes of a cat, above the table top on which its root stands. */
export const CAT_HEIGHT = 1.95;

/** On an upright screen what was last said stands below the menu: in CSS pixels. */
const LAST_LINE = 24;

/** Distance from the camera at which the own hand is held: nearer than anything on the table. */
const HAND_DEPTH = 3.2;
const LENS = { wide: { fov: 34, pitch: 0.42 }, portrait: { fov: 40, pitch: 0.74 } } as const;

export interface TableLayout {
  readonly seats: number;
  readonly you: number | Watcher;
  readonly viewport: Viewport;
  readonly table: TableShape;
  readonly frames: readonly SeatFrame[];
  readonly camera: CameraFrame;

  /** A card of a pile or a row: of the game's own zones, or of those that every table has. */
  lying(place: Place, card: ZoneCard): CardPose;
  /** Whether the cards of this place move together when one leaves. */
  closesUp(place: Place): boolean;
  /** What everybody looks at: the middle of the table, so many cards high. */
  stack(index: number): CardPose;

  /** A seat's hand: a fan of backs before a cat, the own hand before the camera. */
  hand(seat: number, index: number, count: number, chosen?: boolean): CardPose;

  /** Where a paw comes down on the stack; later paws pile up. */
  pawOnStack(order: number): Point;
  /** Where a paw knocks on the wood before its seat. */
  knock(seat: number): Point;
  /** Over a cat's head, or over the own hand: words, emotes, steam. */
  speech(seat: number): Point;
  /** Where to look to look at this seat. */
  face(seat: number): Point;
  /** Where a cat's root stands on the winners' podium: 0 is the highest step. */
  podium(rank: number): Point;
  /** Where a cat without a step goes meanwhile: at a narrow table the edge of the picture would cut it in half. */
  aside(seat: number): Point;
  /** The picture of a challenge between two seats; of the own one only the other's face is seen. */
  duel(one: number, other: number): Duel;
  onScreen(at: Point): ScreenPoint;
}

export function createLayout(
  seats: number,
  you: number | Watcher,
  viewport: Viewport,
  zones: Zones = COMMON_ZONES,
): TableLayout {
  const { table, frames } = seatFrames(seats, you, viewport.width / viewport.height);
  const strips = frames.map((frame) => seatStrip(frame, table));
  const stack = stackAt(table);
  const frameOf = (seat: number): SeatFrame => found(frames[seat], seat);
  const stripOf = (seat: number): SeatStrip => found(strips[seat], seat);
  const sharedZone = (name: string): SharedZone => known(zones.shared[name] ?? COMMON_ZONES.shared[name], name);
  const seatZone = (name: string): SeatZone => known(zones.seat[name] ?? COMMON_ZONES.seat[name], name);

  const lens = table.portrait ? LENS.portrait : LENS.wide;
  const camera = fitCamera(
    [
      ...frames.flatMap((frame) => (frame.own ? [] : catBox(frame, table))),
      ...strips.flatMap(({ corners }) => corners),
      ...middleBox(table),
    ],
    lens.pitch,
    lens.fov,
    viewport,
    {
      top: table.portrait ? HUD_TOP + LAST_LINE : HUD_TOP - 8,
      bottom: you === 'watcher' ? HUD_BOTTOM : handReserve(viewport),
      side: 6,
    },
  );

  const hand = (seat: number, index: number, count: number, chosen = false): CardPose => {
    const frame = frameOf(seat);
    return frame.own ? heldCard(camera, index, count, chosen) : fanCard(frame, index, count);
  };

  return {
    seats,
    you,
    viewport,
    table,
    frames,
    camera,
    hand,
    lying: ({ zone, seat }, card) => {
      if (seat === undefined) return sharedZone(zone).pose(table, card);
      return zone === HAND ? hand(seat, card.index, card.count) : seatZone(zone).pose(stripOf(seat), card);
    },
    closesUp: ({ zone, seat }) =>
      zone === HAND || ((seat === undefined ? sharedZone(zone) : seatZone(zone)).row ?? false),
    stack: (index) => sharedZone('stack').pose(table, { index, count: index + 1, up: false }),
    pawOnStack: (order) =>
      point(
        stack.x + Math.sin(order * 2.4) * 0.16 * Math.min(1, order),
        0.16 + order * 0.3,
        stack.z + 0.05 + Math.cos(order * 2.4) * 0.12 * Math.min(1, order),
      ),
    knock: (seat) => stripOf(seat).knock,
    speech: (seat) => {
      const frame = frameOf(seat);
      if (!frame.own) return point(frame.x, CAT_HEIGHT + 1.25, frame.z);
      return unproject(camera, viewport.width / 2, viewport.height - handReserve(viewport), HAND_DEPTH);
    },
    face: (seat) => {
      const frame = frameOf(seat);
      return frame.own ? point(camera.x, camera.y, camera.z) : point(frame.x, CAT_HEIGHT, frame.z);
    },
    podium: (rank) => {
      const [x, y] = PODIUM_STEPS[rank] ?? [0, 0];
      return point(x * podiumSpread(table), y * podiumRise(table), podiumZ(table));
    },
    aside: (seat) => {
      const { x, z } = frameOf(seat);
      return point(table.portrait ? x + Math.sign(x) * ASIDE : x, 0, z);
    },
    duel: (one, other) => {
      const seen = frames.filter(({ own }) => !own);
      const isOfDuel = ({ seat }: SeatFrame): boolean => seat === one || seat === other;
      const [faces, others] = [seen.filter(isOfDuel), seen.filter((frame) => !isOfDuel(frame))];
      return composeDuel(faces, others, table, camera, { catHeight: CAT_HEIGHT, cardHeight: CARD_HEIGHT });
    },
    onScreen: (at) => project(camera, at),
  };
}

/** Behind the piles: a pedestal that rose through one would cut its cards. */
export const podiumZ = ({ pilesZ }: TableShape): number => pilesZ - 1.5;

/** A narrow table has its steps closer together, or the outer ones would stand on air. */
export const podiumSpread = ({ portrait }: TableShape): number => (portrait ? 0.7 : 1);

const ASIDE = 2.9;

/** And higher ones, where they stand so close: the first looks over the heads of the others. */
export const podiumRise = ({ portrait }: TableShape): number => (portrait ? 1.5 : 1);

/** x and height of each step of the podium, best first. The pedestals are built to the same figures. */
export const PODIUM_STEPS: readonly (readonly [number, number])[] = [
  [0, 1],
  [-2.5, 0.55],
  [2.5, 0.25],
];

function found<T>(value: T | undefined, seat: number): T {
  if (value === undefined) throw new Error(`No seat ${seat} at this table`);
  return value;
}

function known<T>(zone: T | undefined, name: string): T {
  if (zone === undefined) throw new Error(`Neither the game nor the table has a zone "${name}"`);
  return zone;
}

/** A cat holds its cards so that their backs face the table. */
function fanCard(frame: SeatFrame, index: number, count: number): CardPose {
  const place = index - (count - 1) / 2;
  const step = Math.min(0.27, 1.5 / Math.max(1, count - 1));
  const across = place * step;
  // Each card a little behind the next: in one plane their faces would flicker through each other.
  const forward = 1.3 + place * 0.014;
  const sin = Math.sin(frame.yaw);
  const cos = Math.cos(frame.yaw);
  return {
    x: frame.x + cos * across + sin * forward,
    y: 0.5 - across * across * 0.25,
    z: frame.z - sin * across + cos * forward,
    ...times(times(turn('y', frame.yaw + Math.PI), turn('x', 0.12)), turn('z', across * 0.52)),
    scale: 0.74,
    bend: 0.22,
    held: 0,
  };
}

function heldCard(camera: CameraFrame, index: number, count: number, chosen: boolean): CardPose {
  const box = handCardBox(index, count, camera.viewport, chosen);
  const depth = HAND_DEPTH + box.row * 0.08 - index * 0.004 - (chosen ? 0.2 : 0);
  const at = unproject(camera, box.x, box.y, depth);
  const unit = project(camera, at).unit;
  const facing: Quaternion = times(camera, turn('z', box.angle));
  return { ...at, ...facing, scale: box.height / unit / CARD_HEIGHT, bend: 0.04, held: 1 };
}

/** Corners that enclose a cat, its ears and its fan. A narrow screen may cut the outer shoulder, never the face. */
function catBox(frame: SeatFrame, table: TableShape): readonly Point[] {
  const shoulder = table.portrait ? 0.85 : 1.1;
  return [-1, 1].flatMap((side) => [
    point(frame.x + side * shoulder, CAT_HEIGHT + 1.15, frame.z - 0.3),
    point(frame.x + side * shoulder, 0, frame.z + 0.6),
  ]);
}

/** The piles in the middle, also for a watcher who has no near side of the table to look at. */
function middleBox(table: TableShape): readonly Point[] {
  const half = table.portrait ? 1.6 : 3.4;
  const near = table.portrait ? OWN_ROW + 0.68 : table.pilesZ + 0.9;
  return [point(-half, 0, near), point(half, 0, near)];
}
