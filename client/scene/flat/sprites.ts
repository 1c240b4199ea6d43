/** Card faces as small pictures, drawn once each. */

import { type Deck, drawFace } from '../cards/atlas.ts';
import { FACE_HEIGHT, FACE_WIDTH } from '../cards/ink.ts';

export interface Sprites {
  of(cell: number): HTMLCanvasElement;
}

const WIDTH = 160;
const HEIGHT = Math.round((WIDTH * FACE_HEIGHT) / FACE_WIDTH);
const CORNER = 12;

type CreateCanvas = (width: number, height: number) => HTMLCanvasElement;

const inDocument: CreateCanvas = (width, height) => Object.assign(document.createElement('canvas'), { width, height });

/** Also where there is no document. */
export function createSprites(deck: Deck, createCanvas: CreateCanvas = inDocument): Sprites {
  const drawn = new Map<number, HTMLCanvasElement>();
  return {
    of(cell) {
      const known = drawn.get(cell);
      if (known !== undefined) return known;
      const canvas = createCanvas(WIDTH, HEIGHT);
      const ctx = canvas.getContext('2d');
      if (ctx === null) throw new Error('No 2D canvas');
      ctx.beginPath();
      ctx.roundRect(0, 0, WIDTH, HEIGHT, CORNER);
      ctx.clip();
      drawFace(ctx, deck, cell, WIDTH, HEIGHT);
      ctx.lineWidth = 3;
      ctx.strokeStyle = 'rgb(60 30 20 / 0.35)';
      ctx.stroke();
      drawn.set(cell, canvas);
      return canvas;
    },
  };
}
