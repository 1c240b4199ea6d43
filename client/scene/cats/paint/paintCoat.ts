/** Paints one cat's texture: all regions of the atlas on one canvas, whose first row is v = 0. */

import type { CatLook } from '../../../../shared/table/people/catLook.ts';
import type { RegionName } from '../atlas.ts';
import { createChance } from '../chance.ts';
import { buildOf, paletteOf } from '../species.ts';
import type { Work } from '../workshop/work.ts';
import type { Layer, Painting } from './brush.ts';
import { type Brush, type Canvas2D, paintRegion } from './brush.ts';
import { FACE } from './face.ts';
import {
  paintArm,
  paintEarBack,
  paintEarFront,
  paintMane,
  paintPaw,
  paintSole,
  paintTail,
  paintTorso,
} from './limbs.ts';

export interface PaintSpec {
  readonly look: CatLook;
  /** Height of the canvas in pixels; it is twice as wide. */
  readonly height: number;
}

const STRENGTH: Readonly<Record<CatLook['pattern'], Painting['strength']>> = {
  faint: { alpha: 0.55, size: 0.82 },
  classic: { alpha: 1, size: 1 },
  bold: { alpha: 1, size: 1.28 },
};

const LAYERS: readonly (readonly [RegionName, Layer])[] = [
  ...FACE.map((layer): readonly [RegionName, Layer] => ['head', layer]),
  ['body', paintTorso],
  ['arm', paintArm],
  ['tail', paintTail],
  ['earFront', paintEarFront],
  ['earBack', paintEarBack],
  ['paw', paintPaw],
  ['sole', paintSole],
  ['mane', paintMane],
];

export function* paintCoat({ look, height }: PaintSpec, canvas: HTMLCanvasElement | OffscreenCanvas): Work<void> {
  canvas.width = 2 * height;
  canvas.height = height;
  // Kept in memory: the thousands of small strokes are an order of magnitude slower on a canvas that lives on the GPU.
  const context = canvas.getContext('2d', { willReadFrequently: true }) as Canvas2D | null;
  if (!context) throw new Error('This browser has no 2D canvas');
  const brush: Brush = { context, chance: createChance(7) };
  const painting: Painting = { palette: paletteOf(look), build: buildOf(look), strength: STRENGTH[look.pattern] };

  for (const [region, paint] of LAYERS) {
    if (region === 'mane' && !painting.build.mane) continue;
    paintRegion(brush, region, height, (inside) => paint(inside, painting));
    yield;
  }
}
