/** What every printed card is drawn with: one coordinate system of 256 x 400, and gold that the card's material can find again. */

export type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export const FACE_WIDTH = 256;
export const FACE_HEIGHT = 400;
export const PAPER = '#fff6e3';

/** In the atlas gold is marked by half transparency and shines in 3D; on a thumbnail it is painted. */
export type Gold = 'mask' | 'paint';

export interface Ink {
  readonly ctx: Ctx;
  readonly gold: Gold;
}

const GOLD_STOPS = ['#b9812a', '#ffe9a0', '#d39a35', '#fff3c4', '#a8701f'] as const;

export function paintGold({ ctx, gold }: Ink, draw: () => void): void {
  const sheen = ctx.createLinearGradient(0, 0, FACE_WIDTH, FACE_HEIGHT);
  GOLD_STOPS.forEach((color, place) => {
    sheen.addColorStop(place / (GOLD_STOPS.length - 1), color);
  });
  ctx.save();
  if (gold === 'mask') {
    ctx.globalCompositeOperation = 'destination-out';
    ctx.fillStyle = '#000';
    ctx.strokeStyle = '#000';
    draw();
    ctx.globalCompositeOperation = 'source-over';
    ctx.globalAlpha = 0.5;
  }
  ctx.fillStyle = sheen;
  ctx.strokeStyle = sheen;
  draw();
  ctx.restore();
}

export function roundRect(ctx: Ctx, x: number, y: number, w: number, h: number, r: number | number[]): void {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
}

export function circle(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
}

export function oval(ctx: Ctx, x: number, y: number, rx: number, ry: number, turn = 0): void {
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
}

/** Draws in its own coordinates: moved, turned, scaled. */
export function at(ctx: Ctx, x: number, y: number, scale: number, turn: number, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(scale, scale);
  draw();
  ctx.restore();
}

/** The same corner at both ends, so that a card reads either way up. */
export function bothCorners(ctx: Ctx, draw: () => void): void {
  for (const half of [0, 1]) {
    ctx.save();
    if (half === 1) {
      ctx.translate(FACE_WIDTH, FACE_HEIGHT);
      ctx.rotate(Math.PI);
    }
    draw();
    ctx.restore();
  }
}

export function verticalFade(ctx: Ctx, top: string, bottom: string): CanvasGradient {
  const fade = ctx.createLinearGradient(0, 0, FACE_WIDTH * 0.4, FACE_HEIGHT);
  fade.addColorStop(0, top);
  fade.addColorStop(1, bottom);
  return fade;
}

export function glow(ctx: Ctx, x: number, y: number, radius: number, stops: readonly (readonly [number, string])[]) {
  const light = ctx.createRadialGradient(x, y, 0, x, y, radius);
  for (const [place, color] of stops) light.addColorStop(place, color);
  return light;
}

export function starPath(ctx: Ctx, x: number, y: number, points: number, outer: number, inner: number): void {
  ctx.beginPath();
  for (let i = 0; i < points * 2; i += 1) {
    const r = i % 2 === 0 ? outer : inner;
    const angle = (i / points) * Math.PI - Math.PI / 2;
    ctx.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  }
  ctx.closePath();
}

export function pawPath(ctx: Ctx, x: number, y: number, size: number): void {
  ctx.beginPath();
  ctx.ellipse(x, y + size * 0.3, size * 0.52, size * 0.42, 0, 0, Math.PI * 2);
  for (const [dx, dy, r] of [
    [-0.66, -0.12, 0.2],
    [-0.24, -0.52, 0.22],
    [0.24, -0.52, 0.22],
    [0.66, -0.12, 0.2],
  ] as const) {
    ctx.moveTo(x + (dx + r) * size, y + dy * size);
    ctx.ellipse(x + dx * size, y + dy * size, r * size, r * size * 1.25, dx * 0.4, 0, Math.PI * 2);
  }
}

const paths = new Map<string, Path2D>();

/** Made on first use: where there is no canvas these modules can still be imported. */
export function path(strokes: string): Path2D {
  const known = paths.get(strokes);
  if (known !== undefined) return known;
  const made = new Path2D(strokes);
  paths.set(strokes, made);
  return made;
}
