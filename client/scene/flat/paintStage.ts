/** Paints the stage without 3D: the same cards at the same places, flat on a canvas. */

import type { Ctx } from '../cards/ink.ts';
import { project } from '../layout/cameraFrame.ts';
import { CARD_HEIGHT, CARD_WIDTH, type TableLayout } from '../layout/layout.ts';
import { type Point, point, type Quaternion, rotated } from '../layout/pose.ts';
import { rimStretch } from '../layout/seatFrames.ts';
import { CARD, type Stage } from '../stage.ts';
import type { Sprites } from './sprites.ts';

export interface Palette {
  readonly lamp: string;
  readonly wall: string;
  readonly night: string;
  readonly wood: string;
  readonly woodDark: string;
  readonly felt: string;
  readonly feltDeep: string;
  readonly gold: string;
}

/** A card of the own hand this much in hand is drawn by the button over it. */
const IN_HAND = 0.98;

/** Who draws the own hand: buttons over it, or nobody else. */
export type OwnHand = 'buttons' | 'painted';

export function paintStage(
  ctx: Ctx,
  stage: Stage,
  layout: TableLayout,
  sprites: Sprites,
  palette: Palette,
  ownHand: OwnHand = 'buttons',
  bare = false,
): void {
  if (bare) ctx.clearRect(0, 0, layout.viewport.width, layout.viewport.height);
  else paintWall(ctx, layout, palette);
  paintTable(ctx, layout, palette);
  for (const slot of inPaintingOrder(stage, ownHand)) paintCard(ctx, stage, slot, layout, sprites);
  if (!bare) paintDark(ctx, stage, layout);
}

/** What is held up before everybody, once more: the cats of a page lie over its table and must not hide it. */
export function paintRaised(
  ctx: Ctx,
  stage: Stage,
  layout: TableLayout,
  sprites: Sprites,
  ownHand: OwnHand = 'buttons',
): void {
  ctx.clearRect(0, 0, layout.viewport.width, layout.viewport.height);
  for (const slot of inPaintingOrder(stage, ownHand))
    if (isRaised(stage, slot)) paintCard(ctx, stage, slot, layout, sprites);
}

/** In units of the table: higher than any pile. */
const RAISED = 1;
const isRaised = ({ cards }: Stage, slot: number): boolean => (cards.values[slot * CARD.stride + CARD.y] ?? 0) > RAISED;

/** A lamp over the far side of the table, and dusk in the corners. */
function paintWall(ctx: Ctx, layout: TableLayout, { wall, lamp, night }: Palette): void {
  const { width, height } = layout.viewport;
  const { centerZ, radiusZ } = layout.table;
  const far = layout.onScreen(point(0, 1.5, centerZ - radiusZ));
  const light = ctx.createRadialGradient(far.x, far.y, 0, far.x, far.y, Math.max(width, height) * 0.75);
  light.addColorStop(0, lamp);
  light.addColorStop(0.45, wall);
  light.addColorStop(1, night);
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
}

const CORNERS = 96;

/** The outline of the table, grown by a factor and sunk by so much: the same oval that the sculpted one has. */
function outline(ctx: Ctx, layout: TableLayout, grow: number, sunk = 0): void {
  const { radiusX, radiusZ, centerZ, squareness } = layout.table;
  ctx.beginPath();
  for (let step = 0; step < CORNERS; step += 1) {
    const angle = (step / CORNERS) * Math.PI * 2;
    const reach = grow * rimStretch(squareness, angle);
    const at = layout.onScreen(
      point(Math.sin(angle) * radiusX * reach, -sunk, centerZ + Math.cos(angle) * radiusZ * reach),
    );
    if (step === 0) ctx.moveTo(at.x, at.y);
    else ctx.lineTo(at.x, at.y);
  }
  ctx.closePath();
}

function paintTable(ctx: Ctx, layout: TableLayout, { wood, woodDark, felt, feltDeep, gold }: Palette): void {
  const { radiusX, radiusZ, centerZ } = layout.table;
  const middle = layout.onScreen(point(0, 0, centerZ));
  const top = layout.onScreen(point(0, 0, centerZ - radiusZ)).y;
  const bottom = layout.onScreen(point(0, 0, centerZ + radiusZ)).y;
  const fill = (grow: number, color: string | CanvasGradient, sunk = 0): void => {
    outline(ctx, layout, grow, sunk);
    ctx.fillStyle = color;
    ctx.fill();
  };
  const inlay = (grow: number, width: number): void => {
    outline(ctx, layout, grow);
    ctx.lineWidth = width;
    ctx.strokeStyle = gold;
    ctx.stroke();
  };
  const boards = ctx.createLinearGradient(0, top, 0, bottom);
  boards.addColorStop(0, woodDark);
  boards.addColorStop(1, wood);
  const cloth = ctx.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, middle.unit * radiusX);
  cloth.addColorStop(0, felt);
  cloth.addColorStop(1, feltDeep);
  fill(1.05, 'rgb(0 0 0 / 0.35)', 0.5);
  fill(1, woodDark, 0.3);
  fill(1, boards);
  fill(0.86, 'rgb(0 0 0 / 0.35)');
  fill(0.845, cloth);
  inlay(0.82, 3);
  inlay(0.8, 1);
  inlay(0.66, 1);
}

/** From below to above; what lies equally high, from far to near. */
function inPaintingOrder({ cards }: Stage, ownHand: OwnHand): readonly number[] {
  const height = (slot: number): number => cards.values[slot * CARD.stride + CARD.y] ?? 0;
  const depth = (slot: number): number => cards.values[slot * CARD.stride + CARD.z] ?? 0;
  const shown: number[] = [];
  for (let slot = 0; slot < cards.used; slot += 1) {
    const held = cards.values[slot * CARD.stride + CARD.held] ?? 0;
    if (cards.visible[slot] === 1 && (held < IN_HAND || ownHand === 'painted')) shown.push(slot);
  }
  return shown.sort((a, b) => height(a) - height(b) || depth(a) - depth(b));
}

/** A card that is held up for a challenge hangs before a camera that has come closer. Flat, everything else stays: only the card is seen with it. */
function eyesFor(stage: Stage, layout: TableLayout, { y }: Point): Pick<TableLayout, 'onScreen' | 'camera'> {
  const { toDuel, duelist, rival } = stage.camera;
  if (toDuel === 0 || y <= RAISED) return layout;
  const { camera, card } = layout.duel(duelist, rival);
  const share = toDuel * Math.min(1, (y - RAISED) / Math.max(0.01, card.y - RAISED));
  return {
    camera: share > 0.5 ? camera : layout.camera,
    onScreen(at) {
      const far = layout.onScreen(at);
      const near = project(camera, at);
      const between = (from: number, to: number): number => from + (to - from) * share;
      return { x: between(far.x, near.x), y: between(far.y, near.y), unit: between(far.unit, near.unit) };
    },
  };
}

function paintCard(ctx: Ctx, stage: Stage, slot: number, layout: TableLayout, sprites: Sprites): void {
  const { cards } = stage;
  const value = (part: number): number => cards.values[slot * CARD.stride + part] ?? 0;
  const at = point(value(CARD.x), value(CARD.y), value(CARD.z));
  const q: Quaternion = { qx: value(CARD.qx), qy: value(CARD.qy), qz: value(CARD.qz), qw: value(CARD.qw) };
  const scale = value(CARD.scale);
  const eyes = eyesFor(stage, layout, at);
  const corner = (x: number, y: number) => {
    const p = rotated(q, point(x * CARD_WIDTH * scale, y * CARD_HEIGHT * scale, 0));
    return eyes.onScreen(point(at.x + p.x, at.y + p.y, at.z + p.z));
  };
  const front = facesCamera(q, at, eyes);
  // Seen from behind, left and right are exchanged.
  const side = front ? 0.5 : -0.5;
  const topLeft = corner(-side, 0.5);
  const topRight = corner(side, 0.5);
  const bottomLeft = corner(-side, -0.5);
  const picture = sprites.of((front ? cards.front[slot] : cards.back[slot]) ?? 0);
  ctx.save();
  ctx.transform(
    (topRight.x - topLeft.x) / picture.width,
    (topRight.y - topLeft.y) / picture.width,
    (bottomLeft.x - topLeft.x) / picture.height,
    (bottomLeft.y - topLeft.y) / picture.height,
    topLeft.x,
    topLeft.y,
  );
  ctx.drawImage(picture, 0, 0);
  if (!front && cards.glass[slot] === 1) {
    ctx.globalAlpha = 0.7;
    ctx.drawImage(sprites.of(cards.front[slot] ?? 0), 0, 0);
    ctx.globalAlpha = 1;
  }
  const glow = value(CARD.glow);
  if (glow > 0) {
    ctx.strokeStyle = `rgb(255 214 110 / ${glow})`;
    ctx.lineWidth = 12;
    ctx.strokeRect(0, 0, picture.width, picture.height);
  }
  ctx.restore();
}

function facesCamera(q: Quaternion, at: Point, { camera }: Pick<TableLayout, 'camera'>): boolean {
  const normal = rotated(q, point(0, 0, 1));
  return normal.x * (camera.x - at.x) + normal.y * (camera.y - at.y) + normal.z * (camera.z - at.z) > 0;
}

/** The moods of the light, as far as a flat table can show them. */
function paintDark(ctx: Ctx, { light, repertoire }: Stage, layout: TableLayout): void {
  let [dark, color] = [0, ''];
  for (const [name, { flat }] of Object.entries(repertoire.lights)) {
    const darker = (light[name] ?? 0) * (flat?.dark ?? 0);
    if (flat !== undefined && darker > dark) [dark, color] = [darker, flat.color];
  }
  if (dark <= 0) return;
  const middle = layout.onScreen(layout.stack(0));
  const { width, height } = layout.viewport;
  const shade = ctx.createRadialGradient(middle.x, middle.y, middle.unit, middle.x, middle.y, Math.max(width, height));
  shade.addColorStop(0, `rgb(${color} / 0)`);
  shade.addColorStop(0.5, `rgb(${color} / ${dark})`);
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, width, height);
}
