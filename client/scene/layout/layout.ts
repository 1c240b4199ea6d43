/**
 * Where everything lies, as a pure function of seats, viewer and viewport. A card that no step moves lies where this says,
 * so the table is right with all choreography removed.
 */

import { type CameraFrame, fitCamera, project, type ScreenPoint, unproject, type Viewport } from './cameraFrame.ts';
import { CARD_RATIO, HUD_BOTTOM, HUD_TOP, handCardBox, handReserve } from './ownHand.ts';
import { type CardPose, lying, type Point, point, type Quaternion, scatter, times, turn } from './pose.ts';
import { OWN_ROW, type SeatFrame, seatFrames, type TableShape, type Watcher } from './seatFrames.ts';
import { type SeatZones, seatZones } from './seatZones.ts';

/** Size of a card with scale 1. */
export const CARD_HEIGHT = 1.25;
export const CARD_WIDTH = CARD_HEIGHT * CARD_RATIO;
export const CARD_THICKNESS = 0.008;

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

  /** Cards in the middle of the table. Index 0 is the bottom of a pile or the left of a row. */
  drawDeck(index: number): CardPose;
  /** The Spicy stack. Every card lies at its own careless angle. */
  stack(index: number, faceUp?: boolean): CardPose;
  discard(index: number): CardPose;
  trophies(index: number): CardPose;
  /** Spice It Up! cards in force. */
  ruleCards(index: number, count: number): CardPose;
  /** The card that waits beside the table for its moment: World's End shown, the "+1" while nobody has it. */
  aside(): CardPose;

  /** A seat's hand: a fan of backs before a cat, the own hand before the camera. */
  hand(seat: number, index: number, count: number, chosen?: boolean): CardPose;
  /** Hand cards laid open on the table for all, at a reckoning or at the end. */
  shownHand(seat: number, index: number, count: number): CardPose;
  wonPile(seat: number, index: number): CardPose;
  wonTrophy(seat: number, index: number): CardPose;
  laidRow(seat: number, index: number, count: number, faceUp?: boolean): CardPose;
  heartsRow(seat: number, index: number): CardPose;
  catCard(seat: number, saloonUp: boolean): CardPose;
  plusOne(seat: number): CardPose;

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
  onScreen(at: Point): ScreenPoint;
}

const TIDY = 0.05;
const pileHeight = (index: number, scale = 1) => 0.012 + index * CARD_THICKNESS * scale;

export function createLayout(seats: number, you: number | Watcher, viewport: Viewport): TableLayout {
  const { table, frames } = seatFrames(seats, you, viewport.width / viewport.height);
  const zones = frames.map((frame) => seatZones(frame, table));
  const center = centerZones(table);
  const frameOf = (seat: number): SeatFrame => found(frames[seat], seat);
  const zonesOf = (seat: number): SeatZones => found(zones[seat], seat);

  const lens = table.portrait ? LENS.portrait : LENS.wide;
  const camera = fitCamera(
    [
      ...frames.flatMap((frame) => (frame.own ? [] : catBox(frame, table))),
      ...zones.flatMap((zone) => zone.corners),
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

  const untidy = (at: Point, index: number, salt: number, spread: number, yaw: number, faceUp: boolean, scale = 1) =>
    lying(
      point(
        at.x + (scatter(index * 3 + salt) - 0.5) * spread,
        pileHeight(index, scale),
        at.z + (scatter(index * 5 + salt + 1) - 0.5) * spread,
      ),
      yaw + (scatter(index * 7 + salt + 2) - 0.5) * spread * 5,
      faceUp,
      scale,
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
    drawDeck: (index) => untidy(center.drawDeck, index, 11, TIDY * 0.6, 0.08, false),
    stack: (index, faceUp = false) => untidy(center.stack, index, 23, 0.1, 0, faceUp),
    discard: (index) => untidy(center.discard, index, 37, 0.12, 0.05, true),
    trophies: (index) =>
      lying(point(center.trophies.x + index * 0.18, pileHeight(index), center.trophies.z), -index * 0.08, true, 0.8),
    ruleCards: (index, count) => ruleCard(center.ruleCards, index, count),
    aside: () => lying(center.aside, -0.1, true, 0.84),
    hand,
    shownHand: (seat, index, count) => zonesOf(seat).shownHand(index, count),
    wonPile: (seat, index) => {
      const { at, yaw, scale } = zonesOf(seat).wonPile;
      return untidy(at, index, 41 + seat, 0.09, yaw, false, scale);
    },
    wonTrophy: (seat, index) => zonesOf(seat).wonTrophy(index),
    laidRow: (seat, index, count, faceUp = true) => zonesOf(seat).laidRow(index, count, faceUp),
    heartsRow: (seat, index) => zonesOf(seat).heart(index),
    catCard: (seat, saloonUp) => zonesOf(seat).catCard(saloonUp),
    plusOne: (seat) => zonesOf(seat).plusOne,
    pawOnStack: (order) =>
      point(
        center.stack.x + Math.sin(order * 2.4) * 0.16 * Math.min(1, order),
        0.16 + order * 0.3,
        center.stack.z + 0.05 + Math.cos(order * 2.4) * 0.12 * Math.min(1, order),
      ),
    knock: (seat) => zonesOf(seat).knock,
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
      return point(x * podiumSpread(table), y, podiumZ(table));
    },
    onScreen: (at) => project(camera, at),
  };
}

/** Behind the piles: a pedestal that rose through one would cut its cards. */
export const podiumZ = ({ pilesZ }: TableShape): number => pilesZ - 1.5;

/** A narrow table has its steps closer together, or the outer ones would stand on air. */
export const podiumSpread = ({ portrait }: TableShape): number => (portrait ? 0.7 : 1);

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

interface CenterZones {
  readonly drawDeck: Point;
  readonly stack: Point;
  readonly discard: Point;
  readonly trophies: Point;
  readonly ruleCards: { readonly at: Point; readonly columns: number };
  readonly aside: Point;
}

function centerZones({ portrait, pilesZ }: TableShape): CenterZones {
  if (portrait)
    return {
      drawDeck: point(-1.05, 0, pilesZ),
      stack: point(0, 0, pilesZ),
      discard: point(0, 0, pilesZ),
      trophies: point(0.98, 0, pilesZ),
      ruleCards: { at: point(0, 0, OWN_ROW), columns: 3 },
      aside: point(1.05, 0, pilesZ),
    };
  return {
    drawDeck: point(-1.5, 0, pilesZ),
    stack: point(0, 0, pilesZ),
    discard: point(0, 0, pilesZ),
    trophies: point(1.25, 0, pilesZ),
    ruleCards: { at: point(2.9, 0, pilesZ), columns: 3 },
    aside: point(1.5, 0, pilesZ),
  };
}

const RULE_SCALE = 0.48;

function ruleCard({ at, columns }: CenterZones['ruleCards'], index: number, count: number): CardPose {
  const inRow = Math.min(columns, count);
  const column = (index % columns) - (inRow - 1) / 2;
  const row = Math.floor(index / columns) - (Math.ceil(count / columns) - 1) / 2;
  return lying(point(at.x + column * 0.44, 0.012, at.z + row * 0.66), 0, true, RULE_SCALE);
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
