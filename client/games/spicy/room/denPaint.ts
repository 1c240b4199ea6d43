/** The paints of the spice den. */

import { scatter } from '../../../scene/layout/pose.ts';
import { blotches, LAYER_SIZE, type PaintLayer, plain, planks } from '../../../scene/room/paintLayers.ts';

export const DEN_PAINT = { plain: 0, planks: 1, plaster: 2, rug: 3, textile: 4, dusk: 5, tiles: 6 } as const;

const HALF = LAYER_SIZE / 2;

/** Plaster with a stencilled band of eight-pointed stars. */
const plaster: PaintLayer = (ctx) => {
  blotches(ctx, '#ece2d6', 'rgba(120,80,60,.16)', 'rgba(255,255,255,.2)', 60);
  ctx.strokeStyle = 'rgba(120,40,40,.22)';
  ctx.lineWidth = 5;
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const x = column * 128 + 64;
      const y = row * 128 + 64;
      for (const turn of [0, Math.PI / 4]) {
        ctx.save();
        ctx.translate(x, y);
        ctx.rotate(turn);
        ctx.strokeRect(-30, -30, 60, 60);
        ctx.restore();
      }
      ctx.beginPath();
      ctx.arc(x, y, 12, 0, Math.PI * 2);
      ctx.stroke();
    }
};

/** A round Persian carpet, seen from above. */
const rug: PaintLayer = (ctx) => {
  ctx.fillStyle = '#5a1526';
  ctx.fillRect(0, 0, LAYER_SIZE, LAYER_SIZE);
  ctx.translate(HALF, HALF);
  const ring = (radius: number, fill: string) => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.arc(0, 0, radius, 0, Math.PI * 2);
    ctx.fill();
  };
  ring(254, '#d9a24a');
  ring(248, '#20304f');
  ring(214, '#d9a24a');
  ring(210, '#8c2233');
  const petals = (count: number, radius: number, size: number, fill: string, core: string) => {
    for (let petal = 0; petal < count; petal += 1) {
      ctx.save();
      ctx.rotate((petal / count) * Math.PI * 2);
      ctx.translate(0, -radius);
      ctx.fillStyle = fill;
      ctx.beginPath();
      ctx.moveTo(0, -size);
      ctx.bezierCurveTo(size, -size * 0.3, size * 0.7, size * 0.8, 0, size);
      ctx.bezierCurveTo(-size * 0.7, size * 0.8, -size, -size * 0.3, 0, -size);
      ctx.fill();
      ctx.fillStyle = core;
      ctx.beginPath();
      ctx.arc(0, 0, size * 0.32, 0, Math.PI * 2);
      ctx.fill();
      ctx.restore();
    }
  };
  petals(32, 231, 13, '#c8503a', '#f2d79a');
  petals(18, 178, 22, '#e0b25c', '#8c2233');
  petals(18, 150, 12, '#2f7a72', '#f2d79a');
  ring(126, '#d9a24a');
  ring(122, '#1f4a55');
  petals(12, 92, 24, '#c8503a', '#f2d79a');
  ring(58, '#d9a24a');
  ring(54, '#5a1526');
  petals(8, 30, 20, '#e0b25c', '#1f4a55');
  for (let thread = 0; thread < 2600; thread += 1) {
    ctx.fillStyle = scatter(thread) > 0.5 ? 'rgba(255,235,205,.06)' : 'rgba(20,4,8,.1)';
    ctx.fillRect((scatter(thread * 3) - 0.5) * 512, (scatter(thread * 5) - 0.5) * 512, 6, 1.5);
  }
};

/** Striped weave for curtains and cushions. Pale: the part's colour dyes it. */
const textile: PaintLayer = (ctx) => {
  ctx.fillStyle = '#e8e0d6';
  ctx.fillRect(0, 0, LAYER_SIZE, LAYER_SIZE);
  for (let stripe = 0; stripe < 4; stripe += 1) {
    const x = stripe * 128;
    ctx.fillStyle = 'rgba(70,20,30,.3)';
    ctx.fillRect(x, 0, 12, LAYER_SIZE);
    ctx.fillStyle = '#fff3c9';
    ctx.fillRect(x + 16, 0, 5, LAYER_SIZE);
    ctx.fillRect(x + 106, 0, 5, LAYER_SIZE);
    for (let knot = 0; knot < 8; knot += 1) {
      ctx.save();
      ctx.translate(x + 64, knot * 64 + 32);
      ctx.rotate(Math.PI / 4);
      ctx.fillStyle = '#fff3c9';
      ctx.fillRect(-14, -14, 28, 28);
      ctx.fillStyle = 'rgba(90,20,40,.75)';
      ctx.fillRect(-8, -8, 16, 16);
      ctx.restore();
    }
  }
  ctx.fillStyle = 'rgba(40,10,20,.07)';
  for (let row = 0; row < LAYER_SIZE; row += 4) ctx.fillRect(0, row, LAYER_SIZE, 1.5);
};

/** Roofs, domes and a moon over the sea, at dusk. */
const dusk: PaintLayer = (ctx) => {
  const sky = ctx.createLinearGradient(0, 0, 0, LAYER_SIZE);
  sky.addColorStop(0, '#1d1d55');
  sky.addColorStop(0.35, '#6a3d86');
  sky.addColorStop(0.6, '#e0705c');
  sky.addColorStop(0.75, '#ffc071');
  sky.addColorStop(1, '#ffdf9a');
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, LAYER_SIZE, LAYER_SIZE);
  ctx.fillStyle = '#fff6d8';
  for (let star = 0; star < 50; star += 1)
    ctx.fillRect(scatter(star) * 512, scatter(star * 3) * 190, 1 + scatter(star * 7) * 2, 1 + scatter(star * 7) * 2);
  ctx.beginPath();
  ctx.arc(370, 110, 34, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#2c2a66';
  ctx.beginPath();
  ctx.arc(384, 102, 29, 0, Math.PI * 2);
  ctx.fill();
  const town = (base: number, color: string, seed: number, size: number) => {
    ctx.fillStyle = color;
    ctx.fillRect(0, base, LAYER_SIZE, LAYER_SIZE - base);
    for (let house = 0; house < 11; house += 1) {
      const x = house * 50 + scatter(seed + house) * 18 - 12;
      const w = (34 + scatter(seed * 3 + house) * 26) * size;
      const h = (24 + scatter(seed * 5 + house) * 54) * size;
      ctx.fillRect(x, base - h, w, h + 2);
      if (house % 3 === 1) {
        ctx.beginPath();
        ctx.arc(x + w / 2, base - h, w * 0.46, Math.PI, 0);
        ctx.fill();
        ctx.fillRect(x + w / 2 - 2, base - h - w * 0.46 - 16, 4, 18);
      } else if (house % 4 === 2) {
        ctx.fillRect(x + w / 2 - 7, base - h - 74 * size, 14, 78 * size);
        ctx.beginPath();
        ctx.moveTo(x + w / 2 - 11, base - h - 72 * size);
        ctx.lineTo(x + w / 2, base - h - 104 * size);
        ctx.lineTo(x + w / 2 + 11, base - h - 72 * size);
        ctx.fill();
      }
    }
  };
  town(400, '#8a3f62', 3, 0.8);
  town(440, '#4a2250', 17, 1.1);
  ctx.fillStyle = '#ffd27a';
  for (let light = 0; light < 40; light += 1)
    ctx.fillRect(scatter(light * 9) * 512, 400 + scatter(light * 4) * 100, 4, 6);
};

/** Glazed floor tiles. */
const tiles: PaintLayer = (ctx) => {
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const shade = 200 + scatter(row * 4 + column) * 40;
      ctx.fillStyle = `rgb(${shade},${shade * 0.9},${shade * 0.82})`;
      ctx.fillRect(column * 128, row * 128, 128, 128);
      ctx.fillStyle = (row + column) % 2 === 0 ? 'rgba(120,36,40,.75)' : 'rgba(36,84,96,.7)';
      ctx.save();
      ctx.translate(column * 128 + 64, row * 128 + 64);
      ctx.rotate(Math.PI / 4);
      ctx.fillRect(-34, -34, 68, 68);
      ctx.fillStyle = 'rgba(240,205,130,.85)';
      ctx.fillRect(-14, -14, 28, 28);
      ctx.restore();
      ctx.strokeStyle = 'rgba(40,20,14,.55)';
      ctx.lineWidth = 5;
      ctx.strokeRect(column * 128, row * 128, 128, 128);
    }
};

export const DEN_LAYERS: readonly PaintLayer[] = [plain, planks(5), plaster, rug, textile, dusk, tiles];
