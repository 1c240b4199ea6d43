/** The three spices. Their outlines differ as much as their colours: a horn, a leafy root, three balls. */

import { at, type Ctx, circle, glow, oval, path } from '../../../scene/cards/ink.ts';

export const SPICE_NAMES = ['chili', 'wasabi', 'pepper'] as const;
export type SpiceName = (typeof SPICE_NAMES)[number];

export interface SpiceInk {
  readonly hue: string;
  readonly deep: string;
  readonly pale: string;
  readonly night: string;
}

export const SPICE_INKS: Readonly<Record<SpiceName, SpiceInk>> = {
  chili: { hue: '#dd2c2a', deep: '#8c1020', pale: '#ffe6da', night: '#5b0812' },
  wasabi: { hue: '#57a52c', deep: '#24601c', pale: '#eef8dc', night: '#173f12' },
  pepper: { hue: '#2f6fd8', deep: '#153a80', pale: '#e2ecff', night: '#0b2252' },
};

/** Draws within -1 to 1. */
export function drawSpice(ctx: Ctx, spice: SpiceName): void {
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  if (spice === 'chili') drawChili(ctx);
  else if (spice === 'wasabi') drawWasabi(ctx);
  else drawPepper(ctx);
  ctx.restore();
}

function drawChili(ctx: Ctx): void {
  const skin = ctx.createLinearGradient(-0.5, -0.6, 0.6, 0.6);
  skin.addColorStop(0, '#ff7a52');
  skin.addColorStop(0.45, '#e32624');
  skin.addColorStop(1, '#8e0d18');
  ctx.fillStyle = skin;
  ctx.strokeStyle = '#5b0812';
  ctx.lineWidth = 0.075;
  ctx.fill(path(CHILI));
  ctx.stroke(path(CHILI));
  ctx.strokeStyle = 'rgba(255,236,214,.85)';
  ctx.lineWidth = 0.1;
  ctx.stroke(path('M.02 -.44C.24 -.28 .26 .04 .12 .32'));
  ctx.strokeStyle = 'rgba(60,0,8,.25)';
  ctx.lineWidth = 0.07;
  ctx.stroke(path('M-.24 -.3C-.12 .1 -.16 .42 -.38 .72'));
  ctx.fillStyle = '#46a436';
  ctx.strokeStyle = '#17501a';
  ctx.lineWidth = 0.06;
  ctx.fill(path(CALYX));
  ctx.stroke(path(CALYX));
  ctx.strokeStyle = '#2d7a26';
  ctx.lineWidth = 0.13;
  ctx.stroke(path('M-.14 -.72Q-.12 -.92 .1 -.97'));
}

const CHILI =
  'M-.44 -.58C-.02 -.84 .46 -.52 .44 -.04C.42 .46 .02 .84 -.64 .95C-.36 .62 -.3 .32 -.36 0C-.42 -.26 -.54 -.42 -.44 -.58Z';
const CALYX = 'M-.54 -.52C-.34 -.86 .08 -.84 .2 -.56C.04 -.6 -.06 -.48 -.14 -.4C-.24 -.56 -.38 -.58 -.54 -.52Z';

function drawWasabi(ctx: Ctx): void {
  ctx.strokeStyle = '#173f12';
  ctx.lineWidth = 0.075;
  for (const [turn, size] of [
    [-0.95, 0.8],
    [0.95, 0.8],
    [0, 0.98],
  ] as const)
    at(ctx, 0, 0.04, size, turn, () => {
      const leaf = ctx.createLinearGradient(0, -1, 0, 0);
      leaf.addColorStop(0, '#c3ef77');
      leaf.addColorStop(1, '#3f9226');
      ctx.fillStyle = leaf;
      ctx.fill(path(LEAF));
      ctx.stroke(path(LEAF));
      ctx.lineWidth = 0.05;
      ctx.stroke(path(VEINS));
    });
  const root = ctx.createLinearGradient(-0.32, 0, 0.32, 0);
  root.addColorStop(0, '#e0f3ab');
  root.addColorStop(0.5, '#9dca5a');
  root.addColorStop(1, '#5c8f2c');
  ctx.fillStyle = root;
  ctx.lineWidth = 0.075;
  ctx.fill(path(ROOT));
  ctx.stroke(path(ROOT));
  ctx.lineWidth = 0.05;
  for (const y of [0.27, 0.47, 0.67]) {
    ctx.beginPath();
    ctx.moveTo(-0.31 + y * 0.17, y);
    ctx.quadraticCurveTo(0, y + 0.1, 0.31 - y * 0.17, y);
    ctx.stroke();
  }
}

const LEAF = 'M0 .1C-.66 -.05 -.58 -.75 0 -1C.58 -.75 .66 -.05 0 .1Z';
const VEINS = 'M0 0V-.72M0 -.2L.24 -.42M0 -.2L-.24 -.42M0 -.46L.18 -.62M0 -.46L-.18 -.62';
const ROOT = 'M-.32 .02C-.44 .4 -.28 .8 0 1C.28 .8 .44 .4 .32 .02C.1 .13 -.1 .13 -.32 .02Z';

function drawPepper(ctx: Ctx): void {
  ctx.strokeStyle = '#3a6b2a';
  ctx.lineWidth = 0.11;
  ctx.stroke(path('M.12 -.98Q-.05 -.5 0 0M0 -.44Q.3 -.54 .42 -.2M0 -.38Q-.3 -.44 -.42 -.1'));
  for (const [x, y, r] of [
    [-0.45, 0, 0.42],
    [0.45, -0.1, 0.4],
    [0.02, 0.53, 0.45],
  ] as const) {
    ctx.fillStyle = glow(ctx, x - r * 0.35, y - r * 0.4, r * 1.5, [
      [0, '#a9cdff'],
      [0.5, '#2f6fd8'],
      [1, '#0f2b66'],
    ]);
    ctx.strokeStyle = '#0a1f4e';
    ctx.lineWidth = 0.07;
    circle(ctx, x, y, r);
    ctx.fill();
    ctx.stroke();
    ctx.strokeStyle = 'rgba(6,20,60,.55)';
    ctx.lineWidth = 0.05;
    ctx.beginPath();
    ctx.arc(x + r * 0.2, y + r * 0.1, r * 0.55, 0.4, 2.2);
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(x - r * 0.15, y + r * 0.2, r * 0.4, 1.2, 3);
    ctx.stroke();
    ctx.fillStyle = 'rgba(255,255,255,.88)';
    oval(ctx, x - r * 0.36, y - r * 0.42, r * 0.22, r * 0.14, -0.7);
    ctx.fill();
  }
}
