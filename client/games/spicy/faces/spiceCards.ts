/** Spice cards and the two wilds. */

import { cornerTab, field, inField, MIDDLE_X, MIDDLE_Y } from '../../../scene/cards/cardGround.ts';
import { drawNumber, drawText } from '../../../scene/cards/glyphs.ts';
import {
  at,
  bothCorners,
  type Ctx,
  circle,
  glow,
  type Ink,
  oval,
  PAPER,
  paintGold,
  path,
  verticalFade,
} from '../../../scene/cards/ink.ts';
import { drawSpice, SPICE_INKS, type SpiceName } from './spiceIcons.ts';

/** Rays, leaves or dots: the ground tells the spices apart too. */
function drawGround(ctx: Ctx, spice: SpiceName): void {
  ctx.fillStyle = '#fff';
  ctx.strokeStyle = '#fff';
  if (spice === 'chili')
    for (let ray = 0; ray < 22; ray += 2)
      at(ctx, MIDDLE_X, MIDDLE_Y, 1, (ray / 22) * Math.PI * 2, () => {
        ctx.beginPath();
        ctx.moveTo(0, 0);
        ctx.quadraticCurveTo(30, 140, -34, 300);
        ctx.lineTo(34, 300);
        ctx.quadraticCurveTo(66, 140, 0, 0);
        ctx.fill();
      });
  else if (spice === 'wasabi')
    for (let row = 0; row < 8; row += 1)
      for (let column = 0; column < 5; column += 1)
        at(ctx, column * 62 + (row % 2) * 31 - 6, row * 56 + 10, 30, row % 2 === 0 ? 0.5 : -0.5, () => {
          ctx.fill(path('M0 .7C-.7 .3 -.5 -.6 0 -.9C.5 -.6 .7 .3 0 .7Z'));
        });
  else
    for (let row = 0; row < 12; row += 1)
      for (let column = 0; column < 8; column += 1) {
        circle(ctx, column * 37 + (row % 2) * 18, row * 36, 11);
        ctx.fill();
      }
}

/** The medallion's outline: a flame's diamond, a shield, a disc. */
function medallion(ctx: Ctx, spice: SpiceName, grow: number): void {
  const r = 76 + grow;
  ctx.beginPath();
  if (spice === 'pepper') ctx.ellipse(MIDDLE_X, MIDDLE_Y, r, r * 1.14, 0, 0, Math.PI * 2);
  else if (spice === 'chili') {
    ctx.moveTo(MIDDLE_X, MIDDLE_Y - r * 1.42);
    ctx.quadraticCurveTo(MIDDLE_X + r * 0.62, MIDDLE_Y - r * 0.7, MIDDLE_X + r * 1.08, MIDDLE_Y);
    ctx.quadraticCurveTo(MIDDLE_X + r * 0.62, MIDDLE_Y + r * 0.7, MIDDLE_X, MIDDLE_Y + r * 1.42);
    ctx.quadraticCurveTo(MIDDLE_X - r * 0.62, MIDDLE_Y + r * 0.7, MIDDLE_X - r * 1.08, MIDDLE_Y);
    ctx.quadraticCurveTo(MIDDLE_X - r * 0.62, MIDDLE_Y - r * 0.7, MIDDLE_X, MIDDLE_Y - r * 1.42);
  } else ctx.roundRect(MIDDLE_X - r * 0.96, MIDDLE_Y - r * 1.18, r * 1.92, r * 2.36, 46);
  ctx.closePath();
}

export function drawSpiceCard(ink: Ink, spice: SpiceName, number: number): void {
  const { ctx } = ink;
  const color = SPICE_INKS[spice];
  field(ctx, verticalFade(ctx, color.hue, color.deep));
  inField(ctx, 0.1, () => drawGround(ctx, spice));
  paintGold(ink, () => {
    medallion(ctx, spice, 5);
    ctx.fill();
  });
  ctx.globalCompositeOperation = 'destination-out';
  medallion(ctx, spice, 0);
  ctx.fill();
  ctx.globalCompositeOperation = 'source-over';
  ctx.fillStyle = glow(ctx, MIDDLE_X, MIDDLE_Y - 20, 130, [
    [0, '#fffdf6'],
    [1, color.pale],
  ]);
  medallion(ctx, spice, 0);
  ctx.fill();
  at(ctx, MIDDLE_X, MIDDLE_Y - 16, 66, 0, () => drawSpice(ctx, spice));
  drawNumber(ctx, number, MIDDLE_X - 22, MIDDLE_Y + 58, 66, { fill: '#fff', outline: color.night, weight: 0.2 });
  bothCorners(ctx, () => {
    cornerTab(ctx, 140);
    drawNumber(ctx, number, 46, 50, 88, { fill: color.hue, weight: 0.2 });
    at(ctx, 44, 117, 20, 0, () => drawSpice(ctx, spice));
  });
}

function wildField(ctx: Ctx, colors: readonly string[]): void {
  const wheel = ctx.createConicGradient(-Math.PI / 2, MIDDLE_X, MIDDLE_Y);
  colors.forEach((color, place) => {
    wheel.addColorStop(place / colors.length, color);
    wheel.addColorStop((place + 0.86) / colors.length, color);
  });
  wheel.addColorStop(1, colors[0] ?? '#000');
  field(ctx, wheel);
  inField(ctx, 0.14, () => {
    ctx.fillStyle = '#fff';
    for (let ray = 0; ray < 24; ray += 1)
      at(ctx, MIDDLE_X, MIDDLE_Y, 1, (ray / 24) * Math.PI * 2, () => {
        ctx.fillRect(-6, 100, 12, 200);
      });
  });
}

function wildDisc(ink: Ink): void {
  const { ctx } = ink;
  paintGold(ink, () => {
    oval(ctx, MIDDLE_X, MIDDLE_Y, 90, 104);
    ctx.fill();
  });
  ctx.fillStyle = PAPER;
  oval(ctx, MIDDLE_X, MIDDLE_Y, 84, 98);
  ctx.fill();
}

/** Right for every number, wrong for every spice. */
export function drawWildNumber(ink: Ink): void {
  const { ctx } = ink;
  wildField(ctx, ['#7b3fc4', '#a938b0', '#d8578a', '#8a45c9']);
  wildDisc(ink);
  const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
  digits.forEach((digit, place) => {
    const angle = (place / digits.length) * Math.PI * 2 - Math.PI / 2;
    drawText(ctx, digit, MIDDLE_X + Math.cos(angle) * 60, MIDDLE_Y + Math.sin(angle) * 72, 32, {
      fill: place % 2 === 0 ? '#7b3fc4' : '#b5368f',
      narrow: digit === '10' ? 0.8 : 1,
    });
  });
  drawText(ctx, '?', MIDDLE_X, MIDDLE_Y, 78, { fill: '#fff', outline: '#4b1f86', weight: 0.2 });
  bothCorners(ctx, () => {
    cornerTab(ctx, 120);
    drawText(ctx, '?', 46, 58, 88, { fill: '#7b3fc4', weight: 0.2 });
  });
}

/** Right for every spice, wrong for every number. */
export function drawWildSpice(ink: Ink): void {
  const { ctx } = ink;
  wildField(ctx, [SPICE_INKS.chili.hue, SPICE_INKS.pepper.hue, SPICE_INKS.wasabi.hue]);
  wildDisc(ink);
  const trio = [
    ['chili', -34, -40],
    ['wasabi', 38, -38],
    ['pepper', 0, 44],
  ] as const;
  for (const [spice, x, y] of trio) at(ctx, MIDDLE_X + x, MIDDLE_Y + y, 42, 0, () => drawSpice(ctx, spice));
  bothCorners(ctx, () => {
    cornerTab(ctx, 142);
    at(ctx, 30, 36, 25, 0, () => drawSpice(ctx, 'chili'));
    at(ctx, 58, 70, 25, 0, () => drawSpice(ctx, 'wasabi'));
    at(ctx, 32, 104, 24, 0, () => drawSpice(ctx, 'pepper'));
  });
}
