/** The mice of Black Jacky, and the emblem of each number's trick. */

import { drawText } from '../../../scene/cards/glyphs.ts';
import { at, type Ctx, circle, oval, PAPER, path, roundRect, starPath } from '../../../scene/cards/ink.ts';

const LINE = '#33190f';

/** A mouse in a neckerchief, within about -1.2 to 1.2. */
export function drawMouse(ctx: Ctx, kerchief: string): void {
  ctx.save();
  ctx.strokeStyle = LINE;
  ctx.lineWidth = 0.07;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const side of [-1, 1]) {
    ctx.fillStyle = '#b9a08e';
    circle(ctx, side * 0.72, -0.5, 0.48);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = '#eab4a6';
    circle(ctx, side * 0.72, -0.48, 0.3);
    ctx.fill();
  }
  ctx.fillStyle = kerchief;
  const scarf = path('M-.66 .54Q0 .8 .66 .54L.5 .86L.2 .8L0 1.24L-.24 .8L-.52 .86Z');
  ctx.fill(scarf);
  ctx.stroke(scarf);
  ctx.fillStyle = '#cdb5a2';
  const head = path('M-.78 -.1C-.8 -.66 .8 -.66 .78 -.1C.76 .3 .34 .5 .16 .7Q0 .82 -.16 .7C-.34 .5 -.76 .3 -.78 -.1Z');
  ctx.fill(head);
  ctx.stroke(head);
  ctx.fillStyle = '#f4e6d6';
  ctx.fill(path('M-.3 .34Q0 .16 .3 .34Q.2 .66 0 .74Q-.2 .66 -.3 .34Z'));
  for (const side of [-1, 1]) {
    ctx.fillStyle = '#fff';
    oval(ctx, side * 0.34, -0.06, 0.21, 0.25);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = '#1c0f0a';
    circle(ctx, side * 0.3, -0.02, 0.12);
    ctx.fill();
    ctx.fillStyle = '#fff';
    circle(ctx, side * 0.3 - 0.04, -0.08, 0.045);
    ctx.fill();
  }
  ctx.lineWidth = 0.035;
  ctx.stroke(path('M.24 .46L.94 .36M.24 .52L.92 .58M-.24 .46L-.94 .36M-.24 .52L-.92 .58'));
  ctx.lineWidth = 0.06;
  ctx.fillStyle = '#e0766c';
  circle(ctx, 0, 0.42, 0.13);
  ctx.fill();
  ctx.stroke();
  ctx.stroke(path('M-.12 .62Q0 .7 .12 .62'));
  ctx.restore();
}

/** The trick of a number, within about -1 to 1. */
export function drawTrick(ctx: Ctx, number: number): void {
  ctx.save();
  ctx.strokeStyle = LINE;
  ctx.lineWidth = 0.12;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  TRICKS[number - 1]?.(ctx);
  ctx.restore();
}

const TRICKS: readonly ((ctx: Ctx) => void)[] = [
  bell,
  unknock,
  exchange,
  forcedDraw,
  turnedDown,
  nailedPlus,
  turnedUp,
  gold,
];

function shape(ctx: Ctx, fill: string, strokes: string): void {
  ctx.fillStyle = fill;
  ctx.fill(path(strokes));
  ctx.stroke(path(strokes));
}

function bell(ctx: Ctx): void {
  shape(ctx, '#f0bf45', 'M0 -.8C.62 -.72 .5 .1 .84 .46H-.84C-.5 .1 -.62 -.72 0 -.8Z');
  shape(ctx, '#d8952c', 'M-.24 .5A.24 .26 0 0 0 .24 .5Z');
  ctx.stroke(path('M-.96 -.5Q-1.1 -.2 -.98 .06M.96 -.5Q1.1 -.2 .98 .06'));
}

function unknock(ctx: Ctx): void {
  shape(
    ctx,
    '#e2b48a',
    'M-.6 -.16Q-.62 -.56 -.34 -.52Q-.2 -.8 .04 -.62Q.3 -.78 .42 -.5Q.74 -.5 .68 -.12L.6 .5H-.4Q-.78 .24 -.6 -.16Z',
  );
  ctx.stroke(path('M-.2 -.46V-.12M.1 -.52V-.12M.4 -.44V-.12'));
  ctx.strokeStyle = '#c8302a';
  ctx.lineWidth = 0.2;
  ctx.stroke(path('M-.86 .84L.86 -.84'));
}

function card(ctx: Ctx, x: number, y: number, turn: number, fill: string): void {
  at(ctx, x, y, 1, turn, () => {
    ctx.fillStyle = fill;
    roundRect(ctx, -0.4, -0.6, 0.8, 1.2, 0.1);
    ctx.fill();
    ctx.stroke();
  });
}

function exchange(ctx: Ctx): void {
  card(ctx, -0.42, 0, -0.2, PAPER);
  card(ctx, 0.42, 0, 0.2, '#b44a3a');
  ctx.strokeStyle = '#2f7d4a';
  ctx.lineWidth = 0.17;
  ctx.stroke(
    path('M-.5 -.86Q0 -1.12 .52 -.86M.3 -1.04L.54 -.85L.36 -.66M.5 .86Q0 1.12 -.52 .86M-.3 1.04L-.54 .85L-.36 .66'),
  );
}

function forcedDraw(ctx: Ctx): void {
  card(ctx, 0, 0.12, 0, '#b44a3a');
  shape(ctx, '#f0bf45', 'M-.26 -1H.26V-.3H.56L0 .34L-.56 -.3H-.26Z');
}

function turnedDown(ctx: Ctx): void {
  card(ctx, 0, 0, 0, '#5c3a22');
  drawText(ctx, '0', 0, 0, 0.8, { fill: '#f3ddb4' });
}

function nailedPlus(ctx: Ctx): void {
  card(ctx, 0, 0.16, 0.06, PAPER);
  drawText(ctx, '+1', 0, 0.22, 0.52, { fill: '#c8302a', narrow: 0.8 });
  shape(ctx, '#9aa2ac', 'M-.3 -.98H.3L.24 -.8H.1V-.42L0 -.28L-.1 -.42V-.8H-.24Z');
}

function turnedUp(ctx: Ctx): void {
  card(ctx, -0.18, 0.1, -0.24, '#b44a3a');
  card(ctx, 0.26, 0.02, 0.14, PAPER);
  ctx.strokeStyle = '#2f7d4a';
  ctx.lineWidth = 0.17;
  ctx.stroke(path('M-.84 .1Q-.84 -.9 .1 -.9M-.12 -1.1L.14 -.9L-.1 -.68'));
}

function gold(ctx: Ctx): void {
  ctx.fillStyle = '#ffd257';
  starPath(ctx, 0, -0.02, 4, 0.98, 0.3);
  ctx.fill();
  ctx.stroke();
  for (const [x, y] of [
    [-0.7, -0.66],
    [0.72, 0.66],
    [0.68, -0.7],
    [-0.7, 0.7],
  ] as const) {
    starPath(ctx, x, y, 4, 0.3, 0.1);
    ctx.fill();
  }
}
