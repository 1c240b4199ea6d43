/** The printed ground that cards of every kind begin with. */

import { type Ctx, FACE_HEIGHT, FACE_WIDTH, PAPER, roundRect } from './ink.ts';

export const MIDDLE_X = FACE_WIDTH / 2;
export const MIDDLE_Y = FACE_HEIGHT / 2;

export function field(ctx: Ctx, fill: string | CanvasGradient): void {
  ctx.fillStyle = fill;
  roundRect(ctx, 9, 9, FACE_WIDTH - 18, FACE_HEIGHT - 18, 20);
  ctx.fill();
}

/** A paper tab in the corner: what shows of a card in a closed fan. */
export function cornerTab(ctx: Ctx, height: number): void {
  ctx.fillStyle = PAPER;
  roundRect(ctx, 0, 0, 92, height, [0, 0, 34, 0]);
  ctx.fill();
}

/** The double line along the edge of a back, in whatever ink is on. */
export function backFrame(ctx: Ctx): void {
  ctx.lineWidth = 5;
  roundRect(ctx, 21, 21, FACE_WIDTH - 42, FACE_HEIGHT - 42, 13);
  ctx.stroke();
  ctx.lineWidth = 2;
  roundRect(ctx, 30, 30, FACE_WIDTH - 60, FACE_HEIGHT - 60, 9);
  ctx.stroke();
}

export function inField(ctx: Ctx, alpha: number, draw: () => void): void {
  ctx.save();
  roundRect(ctx, 9, 9, FACE_WIDTH - 18, FACE_HEIGHT - 18, 20);
  ctx.clip();
  ctx.globalAlpha = alpha;
  draw();
  ctx.restore();
}
