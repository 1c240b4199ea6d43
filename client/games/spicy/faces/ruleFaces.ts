/** The six Spice It Up! cards: each shows its rule as a picture, because the words are the HUD's, in every language. */

import { drawNumber, drawText } from '../../../scene/cards/glyphs.ts';
import {
  at,
  type Ctx,
  FACE_HEIGHT,
  FACE_WIDTH,
  type Ink,
  PAPER,
  paintGold,
  path,
  pawPath,
  roundRect,
} from '../../../scene/cards/ink.ts';
import { drawSpice, SPICE_INKS } from './spiceIcons.ts';

export const RULE_NAMES = ['weLoveChili', 'startItUp', 'spiceRaider', 'changeYourLuck', 'turnItUp', 'copyCat'] as const;

const X = FACE_WIDTH / 2;
const WHITE = { fill: '#fff', outline: '#2b1038', weight: 0.2 } as const;

interface RuleArt {
  readonly ground: readonly [string, string];
  /** The numbers that the rule is about. */
  readonly range: string;
  picture(ctx: Ctx): void;
}

const ART: readonly RuleArt[] = [
  {
    ground: ['#ff7a5c', '#a3122a'],
    range: '1-3',
    picture(ctx) {
      at(ctx, X, 214, 92, 0, () => {
        ctx.fillStyle = '#fff';
        ctx.fill(path(HEART));
      });
      at(ctx, X + 4, 204, 62, 0, () => drawSpice(ctx, 'chili'));
    },
  },
  {
    ground: ['#ffb347', '#b4501a'],
    range: '1-3',
    picture(ctx) {
      drawNumber(ctx, 8, X - 46, 150, 70, WHITE);
      drawNumber(ctx, 9, X + 46, 150, 70, WHITE);
      arrow(ctx, X, 212, 30, Math.PI / 2);
      for (const [number, x] of [
        [1, -58],
        [2, 0],
        [3, 58],
      ] as const)
        drawNumber(ctx, number, X + x, 284, 66, WHITE);
    },
  },
  {
    ground: ['#46c2a6', '#155c56'],
    range: '4',
    picture(ctx) {
      for (const [lift, turn] of [
        [0, -0.16],
        [-16, 0.1],
        [-32, -0.04],
      ] as const)
        tinyCard(ctx, X, 262 + lift, 118, turn);
      ctx.fillStyle = '#ffe3c2';
      ctx.strokeStyle = '#2b1038';
      ctx.lineWidth = 7;
      pawPath(ctx, X, 178, 62);
      ctx.stroke();
      ctx.fill();
      ctx.fillStyle = '#e7877c';
      pawPath(ctx, X, 180, 38);
      ctx.fill();
    },
  },
  {
    ground: ['#6fb6ff', '#23408f'],
    range: '5',
    picture(ctx) {
      tinyCard(ctx, X - 46, 210, 104, -0.18);
      tinyCard(ctx, X + 46, 210, 104, 0.18);
      arrow(ctx, X, 150, 26, 0);
      arrow(ctx, X, 276, 26, Math.PI);
    },
  },
  {
    ground: ['#c78bff', '#552a9a'],
    range: '6 9',
    picture(ctx) {
      drawText(ctx, '6', X - 48, 214, 118, WHITE);
      drawText(ctx, '9', X + 48, 214, 118, WHITE);
      ctx.strokeStyle = '#ffe49a';
      ctx.lineWidth = 9;
      ctx.lineCap = 'round';
      ctx.beginPath();
      ctx.arc(X, 214, 92, -2.2, -0.9);
      ctx.stroke();
      ctx.beginPath();
      ctx.arc(X, 214, 92, 0.94, 2.24);
      ctx.stroke();
    },
  },
  {
    ground: ['#ff9ecb', '#9c2a6c'],
    range: '1-10',
    picture(ctx) {
      for (const [dx, dy, fill] of [
        [30, -22, '#f2b98f'],
        [-22, 20, '#ffe3c2'],
      ] as const)
        at(ctx, X + dx, 208 + dy, 66, 0, () => catHead(ctx, fill));
    },
  },
];

const HEART = 'M0 .92C-1.3 .1 -1.05 -.9 -.45 -.9C-.15 -.9 0 -.66 0 -.5C0 -.66 .15 -.9 .45 -.9C1.05 -.9 1.3 .1 0 .92Z';

function tinyCard(ctx: Ctx, x: number, y: number, height: number, turn: number): void {
  at(ctx, x, y, 1, turn, () => {
    const width = height * 0.64;
    ctx.fillStyle = PAPER;
    ctx.strokeStyle = '#2b1038';
    ctx.lineWidth = 5;
    roundRect(ctx, -width / 2, -height / 2, width, height, 9);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = '#8c2340';
    roundRect(ctx, -width / 2 + 8, -height / 2 + 8, width - 16, height - 16, 5);
    ctx.fill();
    ctx.fillStyle = '#eac368';
    pawPath(ctx, 0, 2, width * 0.22);
    ctx.fill();
  });
}

function arrow(ctx: Ctx, x: number, y: number, size: number, turn: number): void {
  at(ctx, x, y, size, turn, () => {
    ctx.fillStyle = '#ffe49a';
    ctx.strokeStyle = '#2b1038';
    ctx.lineWidth = 0.24;
    ctx.lineJoin = 'round';
    const shape = path('M-1.3 -.34H.3V-.9L1.3 0L.3 .9V.34H-1.3Z');
    ctx.stroke(shape);
    ctx.fill(shape);
  });
}

function catHead(ctx: Ctx, fill: string): void {
  ctx.fillStyle = fill;
  ctx.strokeStyle = '#2b1038';
  ctx.lineWidth = 0.11;
  ctx.lineJoin = 'round';
  const head = path(
    'M-.82 -.95L-.3 -.66Q0 -.74 .3 -.66L.82 -.95Q.98 -.3 .92 .1Q.8 .9 0 .9Q-.8 .9 -.92 .1Q-.98 -.3 -.82 -.95Z',
  );
  ctx.fill(head);
  ctx.stroke(head);
  ctx.fillStyle = '#2b1038';
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(side * 0.38, 0.02, 0.13, 0.2, 0, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.stroke(path('M-.22 .44Q-.1 .58 0 .44Q.1 .58 .22 .44'));
  ctx.fillStyle = '#e7877c';
  ctx.fill(path('M-.12 .26H.12L0 .4Z'));
}

export function drawRule(ink: Ink, index: number): void {
  const { ctx } = ink;
  const art = ART[index];
  if (art === undefined) throw new Error(`No Spice It Up! card ${index}`);
  const ground = ctx.createLinearGradient(0, 0, 120, FACE_HEIGHT);
  ground.addColorStop(0, art.ground[0]);
  ground.addColorStop(1, art.ground[1]);
  ctx.fillStyle = ground;
  roundRect(ctx, 9, 9, FACE_WIDTH - 18, FACE_HEIGHT - 18, 20);
  ctx.fill();
  ctx.save();
  ctx.globalAlpha = 0.16;
  ctx.fillStyle = '#fff';
  ctx.clip();
  for (let ray = 0; ray < 12; ray += 1)
    at(ctx, X, 210, 1, (ray / 12) * Math.PI * 2, () => {
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.lineTo(-30, 320);
      ctx.lineTo(30, 320);
      ctx.fill();
    });
  ctx.restore();
  art.picture(ctx);
  paintGold(ink, () => {
    ctx.lineWidth = 5;
    roundRect(ctx, 19, 19, FACE_WIDTH - 38, FACE_HEIGHT - 38, 14);
    ctx.stroke();
  });
  ctx.fillStyle = PAPER;
  roundRect(ctx, X - 74, 8, 148, 66, [0, 0, 26, 26]);
  ctx.fill();
  const [first, second] = art.range.split(' ');
  const pen = { fill: SPICE_INKS.chili.deep, weight: 0.19 };
  if (second === undefined) drawText(ctx, art.range, X, 40, art.range.length > 3 ? 44 : 52, pen);
  else {
    drawText(ctx, first ?? '', X - 26, 40, 52, pen);
    drawText(ctx, second, X + 26, 40, 52, pen);
  }
  at(ctx, X, 352, 26, 0, () => {
    ctx.fillStyle = '#ffe49a';
    ctx.fill(
      path(
        'M0 -1.2C.7 -.4 .8 .1 .5 .6C.4 .2 .2 0 .1 -.1C.2 .4 -.1 .6 -.1 1C-.7 .7 -.9 .1 -.5 -.4C-.4 -.1 -.3 0 -.2 0C-.3 -.5 -.1 -.9 0 -1.2Z',
      ),
    );
  });
}
