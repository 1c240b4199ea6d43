/** The Black Jacky deck: which cell of the atlas holds which card, and how each is drawn. */

import { SPECIES } from '../../../../shared/table/people/catLook.ts';
import type { Deck } from '../../../scene/cards/atlas.ts';
import { backFrame, cornerTab, field } from '../../../scene/cards/cardGround.ts';
import { drawNumber, drawText } from '../../../scene/cards/glyphs.ts';
import {
  at,
  bothCorners,
  type Ctx,
  circle,
  FACE_HEIGHT,
  FACE_WIDTH,
  glow,
  type Ink,
  PAPER,
  paintGold,
  path,
  roundRect,
  starPath,
  verticalFade,
} from '../../../scene/cards/ink.ts';
import { drawCatEmblem, drawHat, emblemSpecies } from './catEmblem.ts';
import { drawMouse, drawTrick } from './mouse.ts';

export const BLACK_JACKY_CELLS = {
  mouse: (number: number): number => number - 1,
  redHeart: 8,
  blackHeart: 9,
  plusOne: 10,
  back: 11,
  /** In the order of `SPECIES`. */
  saloon: (species: number): number => 12 + species,
  wanted: (species: number): number => 12 + SPECIES.length + species,
  count: 12 + SPECIES.length * 2,
} as const;

const X = FACE_WIDTH / 2;
const Y = FACE_HEIGHT / 2;

/** Ground and kerchief of each number, from cool and low to hot and high. */
const NUMBER_INKS: readonly (readonly [string, string, string])[] = [
  ['#4fa3a5', '#1f5a63', '#e8554a'],
  ['#5f95c8', '#274a7c', '#f0b23e'],
  ['#7f86c9', '#3c3f83', '#57b06a'],
  ['#9a78bd', '#53317c', '#f2d04e'],
  ['#b2719c', '#6b2a58', '#4fa3d6'],
  ['#c4705f', '#7a2c24', '#4fae8c'],
  ['#d28a44', '#8a4414', '#5277c9'],
  ['#d9ae3e', '#8c5f0e', '#b03a4c'],
];

export function drawBlackJackyFace(ink: Ink, cell: number): void {
  const { ctx } = ink;
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, FACE_WIDTH, FACE_HEIGHT);
  if (cell < BLACK_JACKY_CELLS.redHeart) drawMouseCard(ink, cell + 1);
  else if (cell === BLACK_JACKY_CELLS.redHeart) drawHeart(ink, 'red');
  else if (cell === BLACK_JACKY_CELLS.blackHeart) drawHeart(ink, 'black');
  else if (cell === BLACK_JACKY_CELLS.plusOne) drawPlusOne(ink);
  else if (cell === BLACK_JACKY_CELLS.back) drawWesternBack(ink);
  else if (cell < BLACK_JACKY_CELLS.wanted(0)) drawSaloon(ink, cell - BLACK_JACKY_CELLS.saloon(0));
  else drawWanted(ink, cell - BLACK_JACKY_CELLS.wanted(0));
}

function planks(ctx: Ctx, alpha: number): void {
  ctx.save();
  roundRect(ctx, 9, 9, FACE_WIDTH - 18, FACE_HEIGHT - 18, 20);
  ctx.clip();
  ctx.globalAlpha = alpha;
  ctx.strokeStyle = '#fff';
  ctx.lineWidth = 2;
  for (let plank = 0; plank < 8; plank += 1)
    for (let grain = 0; grain < 3; grain += 1) {
      const y = plank * 52 + grain * 15;
      ctx.beginPath();
      ctx.moveTo(0, y);
      ctx.bezierCurveTo(80, y + 10 * Math.sin(plank + grain), 170, y - 9 * Math.cos(plank * 2 + grain), 260, y + 4);
      ctx.stroke();
    }
  ctx.restore();
}

function drawMouseCard(ink: Ink, number: number): void {
  const { ctx } = ink;
  const [light, deep, kerchief] = NUMBER_INKS[number - 1] ?? ['#888', '#444', '#c33'];
  field(ctx, verticalFade(ctx, light, deep));
  planks(ctx, 0.12);
  paintGold(ink, () => {
    circle(ctx, X + 8, 166, 88);
    ctx.fill();
  });
  ctx.fillStyle = glow(ctx, X, 150, 110, [
    [0, '#fffdf4'],
    [1, '#f3e2c0'],
  ]);
  circle(ctx, X + 8, 166, 82);
  ctx.fill();
  at(ctx, X + 8, 170, 63, 0, () => {
    drawMouse(ctx, kerchief);
    at(ctx, 0, 0.22, 0.62, 0, () => {
      ctx.strokeStyle = '#33190f';
      ctx.lineWidth = 0.1;
      drawHat(ctx);
    });
  });
  ctx.fillStyle = PAPER;
  ctx.strokeStyle = deep;
  ctx.lineWidth = 6;
  circle(ctx, X - 8, 310, 56);
  ctx.fill();
  ctx.stroke();
  at(ctx, X - 8, 310, 40, 0, () => drawTrick(ctx, number));
  bothCorners(ctx, () => {
    cornerTab(ctx, 116);
    drawNumber(ctx, number, 46, 52, 88, { fill: deep, weight: 0.21 });
  });
}

const HEART =
  'M0 .92C-1.34 .1 -1.1 -.88 -.48 -.88C-.16 -.88 0 -.66 0 -.48C0 -.66 .16 -.88 .48 -.88C1.1 -.88 1.34 .1 0 .92Z';

function drawHeart(ink: Ink, color: 'red' | 'black'): void {
  const { ctx } = ink;
  const red = color === 'red';
  field(ctx, red ? verticalFade(ctx, '#f7d9c4', '#e3a98f') : verticalFade(ctx, '#8d8793', '#4c4653'));
  planks(ctx, 0.25);
  at(ctx, X, Y, 98, 0, () => {
    const body = ctx.createLinearGradient(-0.6, -0.9, 0.5, 0.9);
    for (const [place, stop] of (red
      ? [
          [0, '#ff7a66'],
          [0.5, '#e02a34'],
          [1, '#8e0d26'],
        ]
      : [
          [0, '#5a5468'],
          [0.5, '#28222f'],
          [1, '#0d0a12'],
        ]) as readonly (readonly [number, string])[])
      body.addColorStop(place, stop);
    ctx.fillStyle = body;
    ctx.strokeStyle = red ? '#6d0a1c' : '#07050a';
    ctx.lineWidth = 0.09;
    ctx.fill(path(HEART));
    ctx.stroke(path(HEART));
    ctx.strokeStyle = red ? 'rgba(255,240,230,.85)' : 'rgba(210,205,230,.5)';
    ctx.lineWidth = 0.12;
    ctx.lineCap = 'round';
    ctx.stroke(path('M-.72 -.2Q-.72 -.56 -.42 -.6'));
    if (red) return;
    ctx.lineWidth = 0.06;
    ctx.strokeStyle = '#b9b4c6';
    ctx.stroke(path('M.5 -.5L.3 -.2L.56 .04L.3 .3'));
  });
  paintGold(ink, () => {
    ctx.lineWidth = 5;
    roundRect(ctx, 19, 19, FACE_WIDTH - 38, FACE_HEIGHT - 38, 14);
    ctx.stroke();
  });
}

function drawPlusOne(ink: Ink): void {
  const { ctx } = ink;
  field(ctx, verticalFade(ctx, '#f0b03e', '#b2521a'));
  planks(ctx, 0.16);
  ctx.fillStyle = '#fff3cf';
  starPath(ctx, X, Y, 16, 122, 96);
  ctx.fill();
  drawText(ctx, '+1', X - 4, Y, 150, { fill: '#c8302a', outline: '#5b1210', weight: 0.2, narrow: 0.86 });
  bothCorners(ctx, () => {
    ctx.fillStyle = '#9aa2ac';
    ctx.strokeStyle = '#4b3520';
    ctx.lineWidth = 3;
    circle(ctx, 38, 40, 12);
    ctx.fill();
    ctx.stroke();
  });
}

function drawWesternBack(ink: Ink): void {
  const { ctx } = ink;
  field(
    ctx,
    glow(ctx, X, Y, 240, [
      [0, '#2f6f6a'],
      [0.6, '#1d4b4c'],
      [1, '#0f2a30'],
    ]),
  );
  planks(ctx, 0.1);
  paintGold(ink, () => {
    backFrame(ctx);
    ctx.lineWidth = 5;
    circle(ctx, X, Y, 84);
    ctx.stroke();
    starPath(ctx, X, Y, 5, 76, 34);
    ctx.fill();
    for (let tip = 0; tip < 5; tip += 1) {
      const angle = (tip / 5) * Math.PI * 2 - Math.PI / 2;
      circle(ctx, X + Math.cos(angle) * 78, Y + Math.sin(angle) * 78, 9);
      ctx.fill();
    }
    bothCorners(ctx, () => {
      ctx.lineWidth = 3;
      for (const scroll of [26, 16]) {
        ctx.beginPath();
        ctx.arc(62, 62, scroll, Math.PI * 0.9, Math.PI * 2.2);
        ctx.stroke();
        ctx.beginPath();
        ctx.arc(FACE_WIDTH - 62, 62, scroll, Math.PI * 0.8, Math.PI * 2.1);
        ctx.stroke();
      }
    });
  });
  ctx.fillStyle = '#1d4b4c';
  circle(ctx, X, Y, 24);
  ctx.fill();
  paintGold(ink, () => {
    at(ctx, X, Y + 2, 17, 0, () => ctx.fill(path(HEART)));
  });
}

function drawSaloon(ink: Ink, index: number): void {
  const { ctx } = ink;
  field(ctx, verticalFade(ctx, '#b5773c', '#5f3213'));
  planks(ctx, 0.14);
  ctx.fillStyle = '#7a1f2a';
  roundRect(ctx, 22, 24, FACE_WIDTH - 44, 58, 10);
  ctx.fill();
  paintGold(ink, () => {
    ctx.lineWidth = 4;
    roundRect(ctx, 22, 24, FACE_WIDTH - 44, 58, 10);
    ctx.stroke();
  });
  drawText(ctx, 'SALOON', X, 53, 40, { fill: '#ffe9b8', weight: 0.2, narrow: 0.86 });
  ctx.fillStyle = glow(ctx, X, 220, 140, [
    [0, '#fff0c9'],
    [1, '#d49a52'],
  ]);
  circle(ctx, X, 238, 108);
  ctx.fill();
  at(ctx, X, 252, 70, 0, () => drawCatEmblem(ctx, emblemSpecies(index), true));
}

function drawWanted(ink: Ink, index: number): void {
  const { ctx } = ink;
  ctx.fillStyle = '#e7d1a0';
  ctx.fillRect(9, 9, FACE_WIDTH - 18, FACE_HEIGHT - 18);
  ctx.strokeStyle = 'rgba(90,50,20,.3)';
  for (let speck = 0; speck < 60; speck += 1) {
    ctx.beginPath();
    ctx.arc(12 + ((speck * 97) % 230), 12 + ((speck * 61) % 374), 1 + (speck % 3), 0, 4);
    ctx.stroke();
  }
  drawText(ctx, 'WANTED', X, 56, 50, { fill: '#4a2410', weight: 0.2, narrow: 0.82 });
  ctx.strokeStyle = '#4a2410';
  ctx.lineWidth = 5;
  ctx.strokeRect(30, 96, FACE_WIDTH - 60, 214);
  ctx.save();
  ctx.filter = 'sepia(1) contrast(.9)';
  at(ctx, X, 216, 74, 0, () => drawCatEmblem(ctx, emblemSpecies(index), true));
  ctx.restore();
  ctx.fillStyle = '#4a2410';
  for (let heart = -1; heart <= 1; heart += 1) at(ctx, X + heart * 52, 350, 20, 0, () => ctx.fill(path(HEART)));
}

export const BLACK_JACKY_DECK: Deck = { cells: BLACK_JACKY_CELLS.count, draw: drawBlackJackyFace };
