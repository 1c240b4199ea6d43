/** Strokes of the fur painter, in the coordinates of the region that is being painted. */

import { ATLAS, type Region, type RegionName } from '../atlas.ts';
import type { Chance } from '../chance.ts';
import { type Hex, rgba } from '../color.ts';
import type { Build, Palette } from '../species.ts';

export type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Brush {
  readonly context: Canvas2D;
  readonly chance: Chance;
}

/** Everything that `draw` paints stays inside the region: a stripe that ran over would show on another part of the cat. */
export function paintRegion(brush: Brush, name: RegionName, height: number, draw: (brush: Brush) => void): void {
  const { context } = brush;
  const { at, size, min, max }: Region = ATLAS[name];
  const sx = (size[0] * height) / (max[0] - min[0]);
  const sy = (size[1] * height) / (max[1] - min[1]);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.beginPath();
  context.rect(at[0] * height, at[1] * height, size[0] * height, size[1] * height);
  context.clip();
  context.setTransform(sx, 0, 0, sy, at[0] * height - min[0] * sx, at[1] * height - min[1] * sy);
  draw(brush);
  context.restore();
}

export function fill(brush: Brush, color: Hex): void {
  brush.context.fillStyle = color;
  brush.context.fillRect(-9, -9, 18, 18);
}

interface Patch {
  readonly alpha?: number;
  /** How much of the radius is solid. */
  readonly core?: number;
  readonly turn?: number;
}

/** An ellipse that fades towards its edge. */
export function softPatch(
  brush: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: Hex,
  patch: Patch = {},
): void {
  const { context } = brush;
  const { alpha = 1, core = 0.35, turn = 0 } = patch;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(rx, ry);
  const gradient = context.createRadialGradient(0, 0, core, 0, 0, 1);
  gradient.addColorStop(0, rgba(color, alpha));
  gradient.addColorStop(1, rgba(color, 0));
  context.fillStyle = gradient;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

export function fade(
  brush: Brush,
  color: Hex,
  from: readonly [number, number],
  to: readonly [number, number],
  alpha = 1,
): void {
  const gradient = brush.context.createLinearGradient(...from, ...to);
  gradient.addColorStop(0, rgba(color, alpha));
  gradient.addColorStop(1, rgba(color, 0));
  brush.context.fillStyle = gradient;
  brush.context.fillRect(-9, -9, 18, 18);
}

export type Curve = readonly [number, number, number, number, number, number];

/** A stripe: a leaf along a quadratic curve with hairs standing out of its edges. */
export function stripe(brush: Brush, curve: Curve, width: number, color: Hex, blunt = 0, alpha = 1): void {
  const { context, chance } = brush;
  const [x0, y0, cx, cy, x1, y1] = curve;
  const steps = 20;
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  const hairs: [number, number, number][] = [];
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const u = 1 - t;
    const x = u * u * x0 + 2 * u * t * cx + t * t * x1;
    const y = u * u * y0 + 2 * u * t * cy + t * t * y1;
    const angle = Math.atan2(2 * u * (cy - y0) + 2 * t * (y1 - cy), 2 * u * (cx - x0) + 2 * t * (x1 - cx));
    const swell = Math.max(0, Math.sin(Math.PI * (blunt + (1 - blunt) * (0.06 + 0.94 * t)))) ** 0.75;
    const half = swell * width * (1 - 0.25 * t);
    for (const [points, side] of [
      [left, 1],
      [right, -1],
    ] as const) {
      const ragged = side * half * (1 + (chance() - 0.5) * 0.4);
      const point: [number, number] = [x - Math.sin(angle) * ragged, y + Math.cos(angle) * ragged];
      points.push(point);
      hairs.push([...point, angle], [...point, angle]);
    }
  }
  context.globalAlpha = alpha;
  context.fillStyle = color;
  context.beginPath();
  for (const point of [...left, ...right.reverse()]) context.lineTo(...point);
  context.fill();
  context.strokeStyle = color;
  context.lineCap = 'round';
  context.lineWidth = width * 0.22;
  context.globalAlpha = 0.7 * alpha;
  context.beginPath();
  for (const [x, y, angle] of hairs) {
    const direction = angle + (chance() - 0.5) * 1.1;
    const length = width * (0.35 + chance() * 0.65);
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(direction) * length, y + Math.sin(direction) * length);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** A broken ring of spots around a darker heart. */
export function rosette(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  mark: string,
  heart: string,
  squeeze = 1,
): void {
  const { context, chance } = brush;
  context.save();
  context.translate(x, y);
  context.scale(1, squeeze);
  context.rotate(chance() * Math.PI * 2);
  context.fillStyle = heart;
  context.beginPath();
  context.ellipse(0, 0, radius * 0.85, radius * 0.75, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = mark;
  const spots = 3 + Math.floor(chance() * 2);
  for (let i = 0; i < spots; i += 1) {
    const angle = (i / spots) * Math.PI * 2 + chance() * 0.4;
    context.beginPath();
    context.ellipse(
      Math.cos(angle) * radius,
      Math.sin(angle) * radius * 0.9,
      radius * (0.6 + chance() * 0.22),
      radius * (0.34 + chance() * 0.14),
      angle + Math.PI / 2,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.restore();
}

export interface Fur {
  readonly count: number;
  readonly area: readonly [number, number, number, number];
  readonly direction: (x: number, y: number) => readonly [number, number];
  readonly light: Hex;
  readonly dark: Hex;
  readonly length: number;
  readonly alpha: number;
}

/** Brightness steps of the hairs: every step is one path, since one path per hair takes most of a second. */
const TONES = 5;

export function fur(brush: Brush, { count, area, direction, light, dark, length, alpha }: Fur): void {
  const { context, chance } = brush;
  const [minX, minY, maxX, maxY] = area;
  context.lineCap = 'butt';
  for (let tone = 0; tone < 2 * TONES; tone += 1) {
    const strength = alpha * (((tone >> 1) + 1) / TONES);
    context.strokeStyle = tone % 2 ? rgba(light, strength) : rgba(dark, strength * 0.8);
    context.lineWidth = length * (0.09 + 0.03 * (tone % 3));
    context.beginPath();
    for (let i = 0; i < count / (2 * TONES); i += 1) {
      const x = minX + chance() * (maxX - minX);
      const y = minY + chance() * (maxY - minY);
      const [dx, dy] = direction(x, y);
      const angle = Math.atan2(dy, dx) + (chance() - 0.5) * 0.55;
      const reach = length * (0.5 + chance());
      const bend = angle + 0.22;
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(angle) * reach * 0.5, y + Math.sin(angle) * reach * 0.5);
      context.lineTo(x + Math.cos(bend) * reach, y + Math.sin(bend) * reach);
    }
    context.stroke();
  }
}

export interface Painting {
  readonly palette: Palette;
  readonly build: Build;
  /** How dark and how large the markings are. */
  readonly strength: { readonly alpha: number; readonly size: number };
}

export type Layer = (brush: Brush, painting: Painting) => void;
