/** Digits and the few capitals on cards, as strokes of our own: the same shapes everywhere, whatever fonts a device has. */

import { type Ctx, path } from './ink.ts';

/** Paths in a box 0.6 wide and 1 high, drawn with a round pen. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M.3 .11C.46 .11 .5 .3 .5 .5S.46 .89 .3 .89 .1 .7 .1 .5 .14 .11 .3 .11Z',
  '1': 'M.15 .29L.35 .13V.88',
  '2': 'M.11 .3C.13 .06 .5 .04 .5 .31C.5 .5 .22 .64 .12 .88H.52',
  '3': 'M.12 .13H.48L.27 .42C.6 .42 .6 .89 .27 .89C.17 .89 .11 .85 .08 .77',
  '4': 'M.4 .9V.12L.08 .67H.56',
  '5': 'M.48 .12H.17L.14 .46C.3 .34 .54 .42 .52 .65C.5 .92 .19 .95 .08 .78',
  '6': 'M.44 .11C.26 .13 .1 .36 .1 .63C.1 .98 .52 .98 .52 .65C.52 .36 .15 .35 .11 .6',
  '7': 'M.09 .12H.52L.25 .89',
  '8': 'M.3 .47C.08 .43 .09 .11 .3 .11S.52 .43 .3 .47C.03 .53 .04 .89 .3 .89S.57 .53 .3 .47Z',
  '9': 'M.16 .89C.34 .87 .5 .64 .5 .37C.5 .02 .08 .02 .08 .35C.08 .64 .45 .65 .49 .4',
  '+': 'M.06 .52H.54M.3 .28V.76',
  '-': 'M.14 .52H.46',
  '.': 'M.3 .88V.885',
  '?': 'M.11 .3C.13 .06 .5 .04 .5 .3C.5 .48 .3 .46 .3 .64M.3 .88V.885',
  A: 'M.05 .89L.3 .12L.55 .89M.16 .63H.44',
  D: 'M.12 .12V.88H.18C.62 .88 .62 .12 .18 .12Z',
  E: 'M.5 .12H.13V.88H.5M.13 .49H.43',
  L: 'M.13 .11V.88H.5',
  N: 'M.09 .89V.12L.51 .88V.11',
  O: 'M.3 .11C.48 .11 .55 .28 .55 .5S.48 .89 .3 .89 .05 .72 .05 .5 .12 .11 .3 .11Z',
  S: 'M.5 .22C.42 .05 .1 .07 .11 .29C.12 .52 .5 .45 .5 .69C.5 .96 .15 .95 .07 .78',
  T: 'M.05 .12H.55M.3 .12V.89',
  W: 'M.02 .12L.16 .88L.3 .36L.44 .88L.58 .12',
};

const ADVANCE: Readonly<Record<string, number>> = { '1': 0.5, '.': 0.34, '-': 0.58 };
const advance = (glyph: string) => ADVANCE[glyph] ?? 0.64;

function pathOf(glyph: string): Path2D {
  const strokes = STROKES[glyph];
  if (strokes === undefined) throw new Error(`No strokes for "${glyph}"`);
  return path(strokes);
}

export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, glyph) => sum + advance(glyph), 0) * size;

export interface Pen {
  readonly fill: string;
  readonly outline?: string;
  /** Thickness of the pen by the height of the glyph. */
  readonly weight?: number;
  /** Width by normal width: "10" fits where "9" does. */
  readonly narrow?: number;
}

/** Text with its middle at (x, y). */
export function drawText(ctx: Ctx, text: string, x: number, y: number, size: number, pen: Pen): void {
  const narrow = pen.narrow ?? 1;
  const weight = pen.weight ?? 0.19;
  const left = x - (textWidth(text, size) * narrow) / 2;
  ctx.save();
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  // All outlines first: an outline drawn later would cut into the glyph before it.
  for (const [color, width] of [
    [pen.outline, weight + 0.17],
    [pen.fill, weight],
  ] as const) {
    if (color === undefined) continue;
    ctx.strokeStyle = color;
    let cursor = left;
    for (const glyph of text) {
      ctx.save();
      ctx.translate(cursor + ((advance(glyph) - 0.6) / 2) * size * narrow, y - size / 2);
      ctx.scale(size * narrow, size);
      ctx.lineWidth = width;
      ctx.stroke(pathOf(glyph));
      ctx.restore();
      cursor += advance(glyph) * size * narrow;
    }
  }
  ctx.restore();
}

/** A 6 or a 9 gets a line below it: in a fan cards are seen upside down. */
export function drawNumber(ctx: Ctx, n: number, x: number, y: number, size: number, pen: Pen): void {
  drawText(ctx, String(n), x, y, size, n > 9 ? { ...pen, narrow: 0.82, weight: 0.18 } : pen);
  if (n !== 6 && n !== 9) return;
  ctx.save();
  ctx.lineCap = 'round';
  const width = size * 0.36;
  for (const [color, thick] of [
    [pen.outline, 0.2],
    [pen.fill, 0.09],
  ] as const) {
    if (color === undefined) continue;
    ctx.strokeStyle = color;
    ctx.lineWidth = size * thick;
    ctx.beginPath();
    ctx.moveTo(x - width / 2, y + size * 0.57);
    ctx.lineTo(x + width / 2, y + size * 0.57);
    ctx.stroke();
  }
  ctx.restore();
}
