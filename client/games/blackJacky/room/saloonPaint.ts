/** The paints of the saloon. */

import { SPECIES } from '../../../../shared/table/people/catLook.ts';
import { drawText } from '../../../scene/cards/glyphs.ts';
import { scatter } from '../../../scene/layout/pose.ts';
import { blotches, LAYER_SIZE, type PaintLayer, plain, planks } from '../../../scene/room/paintLayers.ts';
import { drawCatEmblem } from '../faces/catEmblem.ts';

export const SALOON_PAINT = { plain: 0, planks: 1, wallpaper: 2, hide: 3, posters: 4, desert: 5, mirror: 6 } as const;

const HALF = LAYER_SIZE / 2;

/** Damask: a faded pattern in rows. */
const wallpaper: PaintLayer = (ctx) => {
  blotches(ctx, '#d9c3a0', 'rgba(90,50,20,.14)', 'rgba(255,240,205,.16)', 40);
  ctx.fillStyle = 'rgba(110,60,50,.32)';
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1) {
      ctx.save();
      ctx.translate(column * 128 + 64, row * 128 + (column % 2) * 64 + 32);
      for (const side of [-1, 1]) {
        ctx.save();
        ctx.scale(side, 1);
        ctx.beginPath();
        ctx.moveTo(0, -48);
        ctx.bezierCurveTo(30, -30, 34, 0, 10, 12);
        ctx.bezierCurveTo(30, 18, 26, 44, 0, 50);
        ctx.bezierCurveTo(8, 30, 8, 10, 0, -4);
        ctx.fill();
        ctx.restore();
      }
      ctx.restore();
    }
};

/** A spotted hide on the floor; its edge is the sheet's. */
const hide: PaintLayer = (ctx) => {
  blotches(ctx, '#d8c0a0', 'rgba(120,80,40,.3)', 'rgba(255,250,235,.3)', 30);
  ctx.fillStyle = '#5a3620';
  for (let spot = 0; spot < 16; spot += 1) {
    ctx.beginPath();
    const x = scatter(spot) * LAYER_SIZE;
    const y = scatter(spot * 3) * LAYER_SIZE;
    for (let i = 0; i <= 10; i += 1) {
      const r = 24 + scatter(spot * 11 + (i % 10)) * 46;
      ctx.lineTo(x + Math.cos((i / 10) * Math.PI * 2) * r, y + Math.sin((i / 10) * Math.PI * 2) * r);
    }
    ctx.fill();
  }
};

/** Six posters, three by two. */
const posters: PaintLayer = (ctx) => {
  SPECIES.forEach((species, i) => {
    const w = LAYER_SIZE / 3;
    const x = (i % 3) * w;
    const y = Math.floor(i / 3) * HALF;
    ctx.fillStyle = '#e9d4a4';
    ctx.fillRect(x, y, w, HALF);
    ctx.strokeStyle = 'rgba(120,80,30,.6)';
    ctx.lineWidth = 8;
    ctx.strokeRect(x + 2, y + 2, w - 4, HALF - 4);
    drawText(ctx, 'WANTED', x + w / 2, y + 40, 36, { fill: '#4a2410', narrow: 0.82 });
    ctx.save();
    ctx.translate(x + w / 2, y + 142);
    ctx.scale(44, 44);
    drawCatEmblem(ctx, species, true);
    ctx.restore();
    drawText(ctx, `${i + 3}00`, x + w / 2, y + 222, 30, { fill: '#7a2a1a' });
  });
};

/** Mesas under a setting sun. */
const desert: PaintLayer = (ctx) => {
  const sky = ctx.createLinearGradient(0, 0, 0, LAYER_SIZE);
  sky.addColorStop(0, '#e9824a');
  sky.addColorStop(0.4, '#ffc26a');
  sky.addColorStop(0.7, '#fff0b8');
  sky.addColorStop(1, '#ffd88a');
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, LAYER_SIZE, LAYER_SIZE);
  const sun = ctx.createRadialGradient(200, 290, 10, 200, 290, 190);
  sun.addColorStop(0, '#ffffff');
  sun.addColorStop(0.2, '#fff6cc');
  sun.addColorStop(1, 'rgba(255,220,130,0)');
  ctx.fillStyle = sun;
  ctx.fillRect(0, 0, LAYER_SIZE, LAYER_SIZE);
  const mesa = (x: number, w: number, top: number, base: number, color: string) => {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(x - w * 0.75, base);
    ctx.lineTo(x - w * 0.5, top + 24);
    ctx.lineTo(x - w * 0.45, top);
    ctx.lineTo(x + w * 0.45, top);
    ctx.lineTo(x + w * 0.52, top + 20);
    ctx.lineTo(x + w * 0.8, base);
    ctx.fill();
  };
  mesa(90, 110, 260, 380, '#c8683a');
  mesa(390, 150, 230, 390, '#b45a34');
  mesa(300, 60, 300, 390, '#a44c2c');
  ctx.fillStyle = '#8a4524';
  ctx.fillRect(0, 380, LAYER_SIZE, 132);
  ctx.fillStyle = '#b4682f';
  ctx.fillRect(0, 430, LAYER_SIZE, 82);
  ctx.strokeStyle = '#3f5a2a';
  ctx.lineWidth = 16;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(new Path2D('M440 450V330M440 400H412V364M440 388H468V350'));
};

/** Old silver with the room in it. */
const mirror: PaintLayer = (ctx) => {
  const glass = ctx.createLinearGradient(0, 0, LAYER_SIZE, LAYER_SIZE);
  glass.addColorStop(0, '#5b4636');
  glass.addColorStop(0.4, '#b98a58');
  glass.addColorStop(0.55, '#e9c88e');
  glass.addColorStop(0.7, '#8a6242');
  glass.addColorStop(1, '#4a3426');
  ctx.fillStyle = glass;
  ctx.fillRect(0, 0, LAYER_SIZE, LAYER_SIZE);
  for (let lamp = 0; lamp < 9; lamp += 1) {
    const x = scatter(lamp * 3) * LAYER_SIZE;
    const y = 60 + scatter(lamp * 5) * 260;
    const shine = ctx.createRadialGradient(x, y, 0, x, y, 46);
    shine.addColorStop(0, 'rgba(255,240,190,.9)');
    shine.addColorStop(0.3, 'rgba(255,200,110,.4)');
    shine.addColorStop(1, 'rgba(255,190,100,0)');
    ctx.fillStyle = shine;
    ctx.fillRect(x - 46, y - 46, 92, 92);
  }
};

export const SALOON_LAYERS: readonly PaintLayer[] = [plain, planks(6), wallpaper, hide, posters, desert, mirror];
