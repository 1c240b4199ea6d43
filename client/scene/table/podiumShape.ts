/** The winners' podium: three steps, each with its number. */

import { type BufferGeometry, CanvasTexture, CylinderGeometry, SRGBColorSpace } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { drawText } from '../cards/glyphs.ts';
import { PODIUM_STEPS } from '../layout/layout.ts';
import type { TableStyle } from './tablePaint.ts';

/** Each step takes its own third of the picture, its number to the front. */
export function podiumGeometry(): BufferGeometry {
  const steps = PODIUM_STEPS.map(([x, height], rank) => {
    const step = new CylinderGeometry(1.15, 1.25, height + 0.02, 32).rotateY(Math.PI).translate(x, height / 2, 0);
    const normal = step.getAttribute('normal');
    const uv = step.getAttribute('uv');
    for (let i = 0; i < uv.count; i += 1) {
      const cap = Math.abs(normal.getY(i)) > 0.9;
      uv.setXY(i, (rank + (cap ? 0.1 : uv.getX(i))) / PODIUM_STEPS.length, cap ? 0.5 : uv.getY(i));
    }
    return step;
  });
  return mergeGeometries(steps);
}

export function paintPodium(style: TableStyle): CanvasTexture {
  const canvas = document.createElement('canvas');
  const width = 768;
  canvas.width = width * PODIUM_STEPS.length;
  canvas.height = 128;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('No 2D canvas');
  PODIUM_STEPS.forEach((_, rank) => {
    const left = rank * width;
    ctx.fillStyle = style.cloth[1];
    ctx.fillRect(left, 0, width, 128);
    ctx.fillStyle = style.trim;
    ctx.fillRect(left, 0, width, 16);
    ctx.fillRect(left, 112, width, 16);
    for (let pearl = 0; pearl < 24; pearl += 1) {
      ctx.beginPath();
      ctx.arc(left + (pearl + 0.5) * 32, 30, 5, 0, Math.PI * 2);
      ctx.fill();
    }
    drawText(ctx, String(rank + 1), left + width / 2, 72, 66, { fill: style.trim, outline: '#2a0c12', narrow: 1.6 });
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
