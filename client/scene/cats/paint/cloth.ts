/** The print of bandanas (left half) and scarves (right half): red is the pattern, green the shade of the weave. */

import { CanvasTexture, LinearMipmapLinearFilter } from 'three';

const SIZE = 512;

export function paintCloth(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = 2 * SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas');
  const scale = SIZE / 2.4;
  context.fillStyle = '#00ff00';
  context.fillRect(0, 0, 2 * SIZE, SIZE);
  context.setTransform(scale, 0, 0, -scale, SIZE / 2, SIZE / 2 - 1.2 * scale);
  paintBandana(context);
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintScarf(context);
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  return texture;
}

function paintBandana(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#ffff00';
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const x = -1.2 + column * 0.3 + (row % 2) * 0.15;
      const y = -0.62 - row * 0.17;
      if (Math.abs(x) > 1.18) continue;
      if ((column + row) % 2) pawPrint(context, x, y, 0.075, Math.sin(row * 5 + column * 3) * 0.4);
      else dot(context, x, y, 0.022);
    }
  }
  context.strokeStyle = '#ffff00';
  for (const [inset, width] of [
    [0, 0.03],
    [0.055, 0.012],
  ] as const) {
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(-0.86 + inset * 1.4, -0.74);
    context.lineTo(0, -1.8 + inset * 1.7);
    context.lineTo(0.86 - inset * 1.4, -0.74);
    context.stroke();
  }
}

function dot(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function pawPrint(context: CanvasRenderingContext2D, x: number, y: number, radius: number, turn: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.beginPath();
  context.ellipse(0, -radius * 0.25, radius * 0.62, radius * 0.5, 0, 0, Math.PI * 2);
  context.fill();
  for (const toe of [-1.5, -0.5, 0.5, 1.5])
    dot(context, toe * radius * 0.42, radius * (0.62 - Math.abs(toe) * 0.22), radius * 0.2);
  context.restore();
}

/** Knitted: rows of small v-stitches, every fourth band pale, a fringe at the end. */
function paintScarf(context: CanvasRenderingContext2D): void {
  for (let row = 0; row < 64; row += 1) {
    const y = row * 8;
    const pale = row % 9 > 5;
    for (let column = 0; column < 48; column += 1) {
      const x = SIZE + column * 10.7;
      context.strokeStyle = pale ? '#ffd000' : '#00d000';
      context.lineWidth = 4.6;
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + 5.3, y + 6);
      context.lineTo(x + 10.6, y);
      context.stroke();
    }
  }
}
