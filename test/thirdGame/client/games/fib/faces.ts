/** The cards of Fib: a number on night blue, and a crescent on the back. */

import type { Deck } from '../../../../../client/scene/cards/atlas.ts';
import { cornerTab, field, MIDDLE_X, MIDDLE_Y } from '../../../../../client/scene/cards/cardGround.ts';
import { drawNumber } from '../../../../../client/scene/cards/glyphs.ts';
import {
  bothCorners,
  type Ctx,
  circle,
  FACE_HEIGHT,
  FACE_WIDTH,
  glow,
  type Ink,
  PAPER,
  paintGold,
  starPath,
  verticalFade,
} from '../../../../../client/scene/cards/ink.ts';
import { NUMBERS } from '../../../shared/games/fib/terms.ts';

export const CELLS = { number: (number: number): number => number - 1, back: NUMBERS.length } as const;

/** From dusk to deep night. */
const SKIES = ['#7aa6d8', '#6b95cc', '#5d84bf', '#5073b1', '#4463a2', '#395492', '#2f4681', '#26396f', '#1e2d5c'];

function drawFace(ink: Ink, number: number): void {
  const { ctx } = ink;
  const sky = SKIES[number - 1] ?? '#1e2d5c';
  field(ctx, verticalFade(ctx, sky, '#101a38'));
  stars(ctx, number);
  glow(ctx, MIDDLE_X, MIDDLE_Y, 130, [
    [0, 'rgba(255,236,178,.5)'],
    [1, 'rgba(255,236,178,0)'],
  ]);
  drawNumber(ctx, number, MIDDLE_X, MIDDLE_Y, 190, { fill: PAPER, weight: 0.16 });
  bothCorners(ctx, () => {
    cornerTab(ctx, 84);
    drawNumber(ctx, number, 44, 42, 56, { fill: '#1e2d5c', weight: 0.15 });
  });
}

/** As many as the number says, in a ring. */
function stars(ctx: Ctx, number: number): void {
  ctx.fillStyle = '#ffe9a8';
  for (let star = 0; star < number; star += 1) {
    const angle = (star / number) * Math.PI * 2 - Math.PI / 2;
    starPath(ctx, MIDDLE_X + Math.cos(angle) * 92, MIDDLE_Y + Math.sin(angle) * 140, 5, 13, 5.5);
    ctx.fill();
  }
}

function drawBack(ink: Ink): void {
  const { ctx } = ink;
  field(ctx, verticalFade(ctx, '#24386a', '#0c1330'));
  paintGold(ink, () => {
    circle(ctx, MIDDLE_X, MIDDLE_Y, 78);
    ctx.fill();
  });
  ctx.fillStyle = '#182650';
  circle(ctx, MIDDLE_X + 34, MIDDLE_Y - 18, 66);
  ctx.fill();
  stars(ctx, 9);
}

export const FIB_DECK: Deck = {
  cells: NUMBERS.length + 1,
  draw(ink, cell) {
    ink.ctx.fillStyle = PAPER;
    ink.ctx.fillRect(0, 0, FACE_WIDTH, FACE_HEIGHT);
    if (cell === CELLS.back) drawBack(ink);
    else drawFace(ink, cell + 1);
  },
};
