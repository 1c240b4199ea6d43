/** The own hand in CSS pixels: large enough to read on a phone, and at the same place for the scene and for the DOM buttons over it. */

import type { Viewport } from './cameraFrame.ts';

/** Height of the HUD's bars. */
export const HUD_TOP = 56;
export const HUD_BOTTOM = 96;

/** Width of a card by its height. */
export const CARD_RATIO = 0.64;
const SMALLEST_WIDTH = 56;
/** By the viewport: upright six cards fill the width, lying there is room for more. */
const UPRIGHT = { part: 0.165, most: 88 } as const;
const LYING = { part: 0.085, most: 104 } as const;
/** Past this little of each card shows its corner index no longer: a second row begins. */
const SMALLEST_STEP = 0.42;
export const CHOSEN_SCALE = 1.6;

export interface HandCardBox {
  /** Middle of the card. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Radians, positive leans left. */
  readonly angle: number;
  /** 0 for the front row. */
  readonly row: number;
}

export function handCardWidth({ width, height }: Viewport): number {
  const { part, most } = width < height ? UPRIGHT : LYING;
  return Math.round(Math.max(SMALLEST_WIDTH, Math.min(most, width * part, height * 0.145)));
}

/** A phone held sideways has no height to give away. */
export const hudBottom = ({ height }: Viewport): number => Math.min(HUD_BOTTOM, height * 0.2);

/** How much of the viewport the own hand and the bar below it cover. */
export const handReserve = (viewport: Viewport): number =>
  hudBottom(viewport) + handCardWidth(viewport) / CARD_RATIO + 10;

export function handRows(count: number, viewport: Viewport): number {
  const card = handCardWidth(viewport);
  const room = viewport.width - 24 - card;
  return count > 1 && room / (count - 1) < card * SMALLEST_STEP ? 2 : 1;
}

export function handCardBox(index: number, count: number, viewport: Viewport, chosen = false): HandCardBox {
  const width = handCardWidth(viewport);
  const height = width / CARD_RATIO;
  const rows = handRows(count, viewport);
  const perRow = Math.ceil(count / rows);
  // The back row is filled first, so that a full hand reads from top left to bottom right.
  const row = rows - 1 - Math.floor(index / perRow);
  const inRow = row === 0 ? count - perRow * (rows - 1) : perRow;
  const place = (index % perRow) - (inRow - 1) / 2;
  const step = Math.min(width * 1.06, (viewport.width - 24 - width) / Math.max(1, inRow - 1));
  const lift = row * height * 0.46;
  const middle = viewport.height - hudBottom(viewport) - height / 2 - lift + Math.min(6, place * place * 0.7);
  if (!chosen) return { x: viewport.width / 2 + place * step, y: middle, width, height, angle: -place * 0.022, row };
  const grown = CHOSEN_SCALE * width;
  const x = viewport.width / 2 + place * step;
  return {
    x: Math.max(grown / 2 + 6, Math.min(viewport.width - grown / 2 - 6, x)),
    y: middle - ((CHOSEN_SCALE - 1) * height) / 2 - 6,
    width: grown,
    height: CHOSEN_SCALE * height,
    angle: 0,
    row,
  };
}
