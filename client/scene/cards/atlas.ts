/** One picture with all cards of a game, for the 3D cards; the same faces one by one, for thumbnails in the HUD. */

import { type Ctx, FACE_HEIGHT, FACE_WIDTH, type Ink } from './ink.ts';

export interface Deck {
  readonly cells: number;
  draw(ink: Ink, cell: number): void;
}

/** Columns of every atlas; the card material counts on it. */
export const ATLAS_COLUMNS = 9;
export const atlasRows = (deck: Deck): number => Math.ceil(deck.cells / ATLAS_COLUMNS);

/** One face, painted for the DOM. */
export function drawFace(ctx: Ctx, deck: Deck, cell: number, width: number, height: number): void {
  ctx.save();
  ctx.scale(width / FACE_WIDTH, height / FACE_HEIGHT);
  deck.draw({ ctx, gold: 'paint' }, cell);
  ctx.restore();
}

/** `scale` 1 draws cells of 256 x 400. */
export function drawAtlas(deck: Deck, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const width = Math.round(FACE_WIDTH * scale);
  const height = Math.round(FACE_HEIGHT * scale);
  canvas.width = width * ATLAS_COLUMNS;
  canvas.height = height * atlasRows(deck);
  // Read back by the upload to the graphics card: a canvas kept there would be copied cell by cell, 15 times slower.
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('No 2D canvas');
  for (let cell = 0; cell < deck.cells; cell += 1) {
    ctx.save();
    ctx.translate((cell % ATLAS_COLUMNS) * width, Math.floor(cell / ATLAS_COLUMNS) * height);
    ctx.scale(width / FACE_WIDTH, height / FACE_HEIGHT);
    ctx.beginPath();
    ctx.rect(0, 0, FACE_WIDTH, FACE_HEIGHT);
    ctx.clip();
    deck.draw({ ctx, gold: 'mask' }, cell);
    ctx.restore();
  }
  return canvas;
}
