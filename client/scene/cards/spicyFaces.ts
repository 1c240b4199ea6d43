/** The Spicy deck: which cell of the atlas holds which card, and how each is drawn. */

import { drawNumber, drawText } from './glyphs.ts';
import {
  at,
  bothCorners,
  type Ctx,
  circle,
  FACE_HEIGHT,
  FACE_WIDTH,
  glow,
  type Ink,
  oval,
  PAPER,
  paintGold,
  path,
  pawPath,
  roundRect,
  verticalFade,
} from './ink.ts';
import { drawRule, RULE_NAMES } from './ruleFaces.ts';
import { drawSpice, SPICE_INKS, SPICE_NAMES, type SpiceName } from './spiceIcons.ts';

const SPICE_CELLS = 30;
export const SPICY_CELLS = {
  spice: (spice: SpiceName, number: number): number => SPICE_NAMES.indexOf(spice) * 10 + number - 1,
  wildNumber: 30,
  wildSpice: 31,
  worldsEnd: 32,
  trophy: 33,
  back: 34,
  /** In the order of `RULE_NAMES`. */
  rule: (index: number): number => 35 + index,
  count: 35 + RULE_NAMES.length,
} as const;

const MIDDLE_X = FACE_WIDTH / 2;
const MIDDLE_Y = FACE_HEIGHT / 2;

export function drawSpicyFace(ink: Ink, cell: number): void {
  const { ctx } = ink;
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, FACE_WIDTH, FACE_HEIGHT);
  if (cell < SPICE_CELLS) drawSpiceCard(ink, SPICE_NAMES[Math.floor(cell / 10)] ?? 'chili', (cell % 10) + 1);
  else if (cell === SPICY_CELLS.wildNumber) drawWildNumber(ink);
  else if (cell === SPICY_CELLS.wildSpice) drawWildSpice(ink);
  else if (cell === SPICY_CELLS.worldsEnd) drawWorldsEnd(ink);
  else if (cell === SPICY_CELLS.trophy) drawTrophy(ink);
  else if (cell === SPICY_CELLS.back) drawBack(ink);
  else drawRule(ink, cell - SPICY_CELLS.back - 1);
}

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

function inField(ctx: Ctx, alpha: number, draw: () => void): void {
  ctx.save();
  roundRect(ctx, 9, 9, FACE_WIDTH - 18, FACE_HEIGHT - 18, 20);
  ctx.clip();
  ctx.globalAlpha = alpha;
  draw();
  ctx.restore();
}

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

function drawSpiceCard(ink: Ink, spice: SpiceName, number: number): void {
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
function drawWildNumber(ink: Ink): void {
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
function drawWildSpice(ink: Ink): void {
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

/** A burning world under a last sunset. */
function drawWorldsEnd(ink: Ink): void {
  const { ctx } = ink;
  field(
    ctx,
    glow(ctx, MIDDLE_X, MIDDLE_Y + 20, 260, [
      [0, '#ffd76a'],
      [0.35, '#ee6a1f'],
      [0.7, '#7d1626'],
      [1, '#1d0616'],
    ]),
  );
  inField(ctx, 1, () => {
    for (let ray = 0; ray < 18; ray += 1)
      at(ctx, MIDDLE_X, MIDDLE_Y, 1, (ray / 18) * Math.PI * 2, () => {
        ctx.fillStyle = 'rgba(255,220,120,.16)';
        ctx.beginPath();
        ctx.moveTo(-8, 70);
        ctx.lineTo(8, 70);
        ctx.lineTo(26, 300);
        ctx.lineTo(-26, 300);
        ctx.fill();
      });
    flames(ctx, '#c22b12', 1.25, 0.2);
    flames(ctx, '#ff7a1a', 1, 0);
    flames(ctx, '#ffd24a', 0.66, 0.35);
  });
  ctx.fillStyle = glow(ctx, MIDDLE_X - 30, MIDDLE_Y - 34, 150, [
    [0, '#5fb7e6'],
    [0.55, '#1c5c9c'],
    [1, '#0a2148'],
  ]);
  circle(ctx, MIDDLE_X, MIDDLE_Y, 78);
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = '#4f9e48';
  ctx.fill(path('M70 150C96 134 120 150 128 170C120 190 140 196 132 216C110 226 96 212 84 214C70 200 58 180 70 150Z'));
  ctx.fill(path('M150 138C172 132 196 150 204 176C196 186 176 184 166 172C154 168 146 154 150 138Z'));
  ctx.fill(path('M146 214C166 204 190 214 188 238C176 262 158 268 150 250C140 240 138 224 146 214Z'));
  ctx.strokeStyle = '#ffdf6b';
  ctx.shadowColor = '#ff7a1a';
  ctx.shadowBlur = 12;
  ctx.lineWidth = 5;
  ctx.lineJoin = 'round';
  ctx.stroke(path('M150 116L132 156L152 176L124 208L144 234L120 284M132 156L104 168M124 208L96 222M144 234L168 244'));
  ctx.restore();
  paintGold(ink, () => {
    ctx.lineWidth = 4;
    circle(ctx, MIDDLE_X, MIDDLE_Y, 84);
    ctx.stroke();
    roundRect(ctx, 19, 19, FACE_WIDTH - 38, FACE_HEIGHT - 38, 14);
    ctx.stroke();
  });
}

function flames(ctx: Ctx, color: string, height: number, shift: number): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(0, FACE_HEIGHT);
  for (let tongue = 0; tongue <= 6; tongue += 1) {
    const x = (tongue + shift) * 46 - 20;
    const top = FACE_HEIGHT - (60 + ((tongue * 37) % 50)) * height;
    ctx.quadraticCurveTo(x - 20, top + 50, x - 2, top);
    ctx.quadraticCurveTo(x + 4, top + 46, x + 24, FACE_HEIGHT - 26 * height);
  }
  ctx.lineTo(FACE_WIDTH, FACE_HEIGHT);
  ctx.fill();
}

/** Worth 10 points. */
function drawTrophy(ink: Ink): void {
  const { ctx } = ink;
  field(ctx, verticalFade(ctx, '#2b4a7f', '#12203f'));
  inField(ctx, 0.12, () => {
    ctx.fillStyle = '#ffe9a8';
    for (let ray = 0; ray < 20; ray += 1)
      at(ctx, MIDDLE_X, 176, 1, (ray / 20) * Math.PI * 2, () => {
        ctx.beginPath();
        ctx.moveTo(0, 0);
        ctx.lineTo(-18, 320);
        ctx.lineTo(18, 320);
        ctx.fill();
      });
  });
  paintGold(ink, () => {
    ctx.lineWidth = 4;
    roundRect(ctx, 19, 19, FACE_WIDTH - 38, FACE_HEIGHT - 38, 14);
    ctx.stroke();
    ctx.fill(
      path(
        'M66 92H190C194 190 172 224 146 238V272C160 280 172 288 180 306H76C84 288 96 280 110 272V238C84 224 62 190 66 92Z',
      ),
    );
    ctx.lineWidth = 13;
    ctx.stroke(path('M66 112C30 106 34 176 84 190M190 112C226 106 222 176 172 190'));
    roundRect(ctx, 70, 312, 116, 22, 6);
    ctx.fill();
  });
  drawText(ctx, '10', MIDDLE_X, 154, 78, { fill: '#fff', outline: '#12203f', weight: 0.2 });
}

function drawBack(ink: Ink): void {
  const { ctx } = ink;
  field(
    ctx,
    glow(ctx, MIDDLE_X, MIDDLE_Y, 240, [
      [0, '#95243f'],
      [0.6, '#66172f'],
      [1, '#36102b'],
    ]),
  );
  inField(ctx, 0.1, () => {
    ctx.strokeStyle = '#ffb9a0';
    ctx.lineWidth = 2;
    for (let line = -12; line < 24; line += 1) {
      ctx.beginPath();
      ctx.moveTo(line * 22, 0);
      ctx.lineTo(line * 22 + 230, 400);
      ctx.moveTo(line * 22 + 230, 0);
      ctx.lineTo(line * 22, 400);
      ctx.stroke();
    }
  });
  paintGold(ink, () => {
    ctx.lineWidth = 5;
    roundRect(ctx, 21, 21, FACE_WIDTH - 42, FACE_HEIGHT - 42, 13);
    ctx.stroke();
    ctx.lineWidth = 2;
    roundRect(ctx, 30, 30, FACE_WIDTH - 60, FACE_HEIGHT - 60, 9);
    ctx.stroke();
    for (let ray = 0; ray < 24; ray += 1)
      at(ctx, MIDDLE_X, MIDDLE_Y, 1, (ray / 24) * Math.PI * 2, () => {
        ctx.beginPath();
        ctx.moveTo(-3, -76);
        ctx.lineTo(0, ray % 2 === 0 ? -116 : -98);
        ctx.lineTo(3, -76);
        ctx.fill();
      });
    ctx.lineWidth = 4;
    circle(ctx, MIDDLE_X, MIDDLE_Y, 69);
    ctx.stroke();
    pawPath(ctx, MIDDLE_X, MIDDLE_Y + 4, 55);
    ctx.fill();
    for (const [x, y] of [
      [52, 56],
      [FACE_WIDTH - 52, 56],
      [52, FACE_HEIGHT - 56],
      [FACE_WIDTH - 52, FACE_HEIGHT - 56],
    ] as const)
      at(ctx, x, y, 17, y > MIDDLE_Y ? Math.PI : 0, () => {
        ctx.fill(
          path(
            'M0 -1C.1 -.5 .6 -.3 .55 .25C.5 .75 .2 .95 0 1C-.2 .95 -.5 .75 -.55 .25C-.5 0 -.3 -.1 -.25 -.4C-.1 -.3 0 -.6 0 -1Z',
          ),
        );
      });
  });
}
