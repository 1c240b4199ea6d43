/** World's End, the trophies, and the back that all cards of Spicy share. */

import { backFrame, field, inField, MIDDLE_X, MIDDLE_Y } from '../../../scene/cards/cardGround.ts';
import { drawText } from '../../../scene/cards/glyphs.ts';
import {
  at,
  type Ctx,
  circle,
  FACE_HEIGHT,
  FACE_WIDTH,
  glow,
  type Ink,
  paintGold,
  path,
  pawPath,
  roundRect,
  verticalFade,
} from '../../../scene/cards/ink.ts';

/** A burning world under a last sunset. */
export function drawWorldsEnd(ink: Ink): void {
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
export function drawTrophy(ink: Ink): void {
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

export function drawBack(ink: Ink): void {
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
    backFrame(ctx);
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
