/** The table's top, painted for its real shape: ornaments would be stretched on a narrow table otherwise. */

import { CanvasTexture, Color, SRGBColorSpace } from 'three';
import { pawPath, starPath } from '../cards/ink.ts';
import { scatter } from '../layout/pose.ts';
import { rimStretch, type TableShape } from '../layout/seatFrames.ts';

export interface TableStyle {
  readonly wood: readonly [string, string, string];
  /** From the middle to the edge. */
  readonly cloth: readonly [string, string, string];
  readonly trim: string;
  readonly motif: 'paw' | 'star';
}

/** The part of the radius that is cloth. */
const CLOTH = 0.83;

export function paintTable(shape: TableShape, style: TableStyle, size: number, anisotropy: number): CanvasTexture {
  const largest = Math.max(shape.radiusX, shape.radiusZ);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((size * shape.radiusX) / largest);
  canvas.height = Math.round((size * shape.radiusZ) / largest);
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('No 2D canvas');
  const unit = canvas.width / 2 / shape.radiusX;
  paintWood(ctx, canvas, style, unit);
  ctx.translate(canvas.width / 2, canvas.height / 2);
  paintCloth(ctx, shape, style, unit);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = anisotropy;
  return texture;
}

function paintWood(ctx: CanvasRenderingContext2D, canvas: HTMLCanvasElement, style: TableStyle, unit: number): void {
  const board = unit * 1.1;
  const base = new Color(style.wood[0]);
  for (let i = 0; i * board < canvas.width; i += 1) {
    const mixed = base.clone().lerp(new Color(style.wood[scatter(i) > 0.5 ? 1 : 2]), 0.25 + scatter(i * 3) * 0.4);
    ctx.fillStyle = `#${mixed.getHexString()}`;
    ctx.fillRect(i * board, 0, board + 1, canvas.height);
    for (let grain = 0; grain < 34; grain += 1) {
      const x = i * board + scatter(i * 17 + grain) * board;
      ctx.strokeStyle = `rgba(${scatter(grain * 3 + i) > 0.5 ? '40,18,6' : '225,160,100'},${0.05 + scatter(grain) * 0.13})`;
      ctx.lineWidth = 0.7 + scatter(grain * 5) * 2;
      ctx.beginPath();
      ctx.moveTo(x, 0);
      for (let y = 0; y <= canvas.height; y += canvas.height / 8)
        ctx.lineTo(x + Math.sin(y * 0.012 + grain) * unit * 0.05, y);
      ctx.stroke();
    }
    ctx.fillStyle = 'rgba(20,8,2,.6)';
    ctx.fillRect(i * board - 1.5, 0, 3, canvas.height);
    ctx.fillStyle = 'rgba(255,205,150,.16)';
    ctx.fillRect(i * board + 1.5, 0, 2, canvas.height);
  }
}

function paintCloth(ctx: CanvasRenderingContext2D, shape: TableShape, style: TableStyle, unit: number): void {
  const a = shape.radiusX * unit;
  const b = shape.radiusZ * unit;
  const inset = (distance: number) => ({ rx: a * CLOTH - distance * unit, ry: b * CLOTH - distance * unit });
  const outline = (distance: number) => {
    const { rx, ry } = inset(distance);
    ctx.beginPath();
    for (let i = 0; i < 180; i += 1) {
      const angle = (i / 180) * Math.PI * 2;
      const stretch = rimStretch(shape.squareness, angle);
      ctx.lineTo(Math.cos(angle) * rx * stretch, Math.sin(angle) * ry * stretch);
    }
    ctx.closePath();
  };

  ctx.fillStyle = 'rgba(20,6,0,.5)';
  outline(-0.14);
  ctx.fill();
  ctx.save();
  ctx.scale(1, b / a);
  const fade = ctx.createRadialGradient(0, 0, a * 0.05, 0, 0, a * CLOTH);
  fade.addColorStop(0, style.cloth[0]);
  fade.addColorStop(0.7, style.cloth[1]);
  fade.addColorStop(1, style.cloth[2]);
  ctx.restore();
  ctx.save();
  outline(0);
  ctx.clip();
  ctx.scale(1, b / a);
  ctx.fillStyle = fade;
  ctx.fillRect(-a, -a, a * 2, a * 2);
  ctx.restore();
  ctx.save();
  outline(0);
  ctx.clip();
  for (let thread = 0; thread < 15000; thread += 1) {
    ctx.fillStyle = `rgba(${scatter(thread) > 0.5 ? '255,215,200' : '20,0,8'},${scatter(thread * 3) * 0.07})`;
    ctx.fillRect(
      (scatter(thread * 5) - 0.5) * 2 * a,
      (scatter(thread * 7) - 0.5) * 2 * b,
      1 + scatter(thread) * 2.5,
      1.4,
    );
  }
  ctx.restore();

  ctx.strokeStyle = style.trim;
  for (const [distance, width] of [
    [0.1, 0.07],
    [0.22, 0.022],
    [0.78, 0.022],
  ] as const) {
    ctx.lineWidth = width * unit;
    outline(distance);
    ctx.stroke();
  }
  ctx.fillStyle = style.trim;
  alongRim(inset(0.5), shape.squareness, unit * 0.62, (x, y, turn, place) => {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(turn);
    if (place % 3 !== 0) {
      ctx.beginPath();
      ctx.moveTo(0, -0.12 * unit);
      ctx.lineTo(0.075 * unit, 0);
      ctx.lineTo(0, 0.12 * unit);
      ctx.lineTo(-0.075 * unit, 0);
    } else if (style.motif === 'paw') pawPath(ctx, 0, 0, 0.17 * unit);
    else starPath(ctx, 0, 0, 5, 0.2 * unit, 0.085 * unit);
    ctx.fill();
    ctx.restore();
  });
  paintMiddle(ctx, shape, style, unit);
}

/** A faint medallion under the piles. */
function paintMiddle(ctx: CanvasRenderingContext2D, shape: TableShape, style: TableStyle, unit: number): void {
  ctx.save();
  ctx.translate(0, (shape.pilesZ - shape.centerZ) * unit);
  ctx.globalAlpha = 0.2;
  ctx.strokeStyle = style.trim;
  ctx.fillStyle = style.trim;
  ctx.lineWidth = 0.03 * unit;
  for (let petal = 0; petal < 16; petal += 1) {
    ctx.save();
    ctx.rotate((petal / 16) * Math.PI * 2);
    ctx.beginPath();
    ctx.moveTo(0, -0.5 * unit);
    ctx.bezierCurveTo(0.26 * unit, -0.8 * unit, 0.16 * unit, -1.12 * unit, 0, -1.3 * unit);
    ctx.bezierCurveTo(-0.16 * unit, -1.12 * unit, -0.26 * unit, -0.8 * unit, 0, -0.5 * unit);
    ctx.stroke();
    ctx.restore();
  }
  if (style.motif === 'paw') pawPath(ctx, 0, 0, 0.34 * unit);
  else starPath(ctx, 0, 0, 5, 0.42 * unit, 0.18 * unit);
  ctx.fill();
  ctx.restore();
}

/** Calls back at even distances along the oval. */
function alongRim(
  { rx, ry }: { rx: number; ry: number },
  squareness: number,
  step: number,
  visit: (x: number, y: number, turn: number, place: number) => void,
): void {
  const fine = 1440;
  const points = Array.from({ length: fine + 1 }, (_, i) => {
    const angle = (i / fine) * Math.PI * 2;
    const stretch = rimStretch(squareness, angle);
    return { x: Math.cos(angle) * rx * stretch, y: Math.sin(angle) * ry * stretch };
  });
  const lengths = points.map((p, i) => Math.hypot(p.x - (points[i - 1] ?? p).x, p.y - (points[i - 1] ?? p).y));
  const around = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(6, Math.round(around / step / 3) * 3);
  let travelled = 0;
  let place = 0;
  points.forEach((p, i) => {
    travelled += lengths[i] ?? 0;
    const next = points[i + 1];
    if (next === undefined || place >= count || travelled < (place * around) / count) return;
    visit(p.x, p.y, Math.atan2(next.y - p.y, next.x - p.x), place);
    place += 1;
  });
}
