/** The paints of a room: square pictures drawn in code, stacked into one array texture so that each may repeat on its own. */

import {
  DataArrayTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
  UnsignedByteType,
} from 'three';
import { scatter } from '../layout/pose.ts';

export const LAYER_SIZE = 512;

export type PaintLayer = (ctx: CanvasRenderingContext2D) => void;

export function paintLayers(layers: readonly PaintLayer[], anisotropy: number): DataArrayTexture {
  const canvas = document.createElement('canvas');
  canvas.width = LAYER_SIZE;
  canvas.height = LAYER_SIZE;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('No 2D canvas');
  const bytes = LAYER_SIZE * LAYER_SIZE * 4;
  const data = new Uint8Array(bytes * layers.length);
  layers.forEach((paint, layer) => {
    ctx.save();
    // Array textures take rows from the bottom; canvases from the top.
    ctx.setTransform(1, 0, 0, -1, 0, LAYER_SIZE);
    paint(ctx);
    ctx.restore();
    data.set(ctx.getImageData(0, 0, LAYER_SIZE, LAYER_SIZE).data, bytes * layer);
  });
  const texture = new DataArrayTexture(data, LAYER_SIZE, LAYER_SIZE, layers.length);
  texture.format = RGBAFormat;
  texture.type = UnsignedByteType;
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = anisotropy;
  texture.needsUpdate = true;
  return texture;
}

export const plain: PaintLayer = (ctx) => {
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, LAYER_SIZE, LAYER_SIZE);
};

/** Boards with grain, dark joints and a light upper edge. Pale: the part's colour stains them. */
export const planks =
  (boards: number): PaintLayer =>
  (ctx) => {
    const width = LAYER_SIZE / boards;
    for (let board = 0; board < boards; board += 1) {
      const light = 190 + scatter(board) * 55;
      ctx.fillStyle = `rgb(${light},${light * 0.985},${light * 0.96})`;
      ctx.fillRect(board * width, 0, width, LAYER_SIZE);
      for (let grain = 0; grain < 26; grain += 1) {
        const x = board * width + scatter(board * 31 + grain) * width;
        ctx.strokeStyle =
          scatter(grain * 7 + board) > 0.45
            ? `rgba(60,30,12,${0.08 + scatter(grain) * 0.2})`
            : `rgba(255,245,230,${0.1 + scatter(grain + 5) * 0.2})`;
        ctx.lineWidth = 0.8 + scatter(grain * 3) * 2.4;
        ctx.beginPath();
        ctx.moveTo(x, 0);
        // Ends where it began, so that the boards repeat without a seam.
        ctx.bezierCurveTo(x + 7 * Math.sin(grain), 170, x - 7 * Math.cos(grain * 2), 340, x, LAYER_SIZE);
        ctx.stroke();
      }
      ctx.fillStyle = 'rgba(20,8,2,.75)';
      ctx.fillRect(board * width - 2, 0, 4, LAYER_SIZE);
      ctx.fillStyle = 'rgba(255,240,215,.35)';
      ctx.fillRect(board * width + 2, 0, 2, LAYER_SIZE);
      ctx.fillStyle = 'rgba(20,8,2,.6)';
      ctx.fillRect(board * width, scatter(board * 13) * (LAYER_SIZE - 20), width, 4);
    }
  };

/** Uneven plaster or paper: soft blotches over a ground. */
export function blotches(ctx: CanvasRenderingContext2D, ground: string, dark: string, light: string, count: number) {
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, LAYER_SIZE, LAYER_SIZE);
  for (let blotch = 0; blotch < count; blotch += 1) {
    const x = scatter(blotch * 3) * LAYER_SIZE;
    const y = scatter(blotch * 5 + 1) * LAYER_SIZE;
    const r = 20 + scatter(blotch * 7 + 2) * 90;
    const fade = ctx.createRadialGradient(x, y, 0, x, y, r);
    fade.addColorStop(0, scatter(blotch * 11) > 0.5 ? dark : light);
    fade.addColorStop(1, 'rgba(0,0,0,0)');
    ctx.fillStyle = fade;
    ctx.fillRect(x - r, y - r, r * 2, r * 2);
  }
}
