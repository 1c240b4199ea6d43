/** Paints one picture after another, apart from the thread that runs the tables. */

import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { PaintOrder } from '../../shared/table/preview.ts';

export interface Painted {
  readonly id: number;
  /** Undefined where it failed. */
  readonly picture?: Uint8Array;
  readonly error?: string;
}

interface Tools {
  createCanvas(width: number, height: number): unknown;
  loadSvg(markup: string, width: number, height: number): Promise<unknown>;
  readonly font: string | undefined;
}

interface Painter {
  paint(order: PaintOrder, tools: Tools): Promise<{ encode(kind: 'jpeg', quality: number): Promise<Uint8Array> }>;
}

const QUALITY = 84;
const SHARPNESS = 2;
const FONTS = ['Nunito', 'DejaVu Sans', 'Noto Sans', 'Liberation Sans', 'Arial', 'Helvetica'];

// Its binary is missing on some platforms: whoever started this thread is told by its end.
const { createCanvas, GlobalFonts, loadImage, Path2D } = await import('@napi-rs/canvas');
// Card faces are drawn with paths, as in a browser.
Object.assign(globalThis, { Path2D });
const { paint } = (await import(pathToFileURL(String(workerData)).href)) as Painter;

const families = new Set(GlobalFonts.families.map(({ family }) => family));
const tools: Tools = {
  createCanvas,
  loadSvg: (markup, width, height) =>
    loadImage(
      Buffer.from(
        markup.replace(
          '<svg ',
          `<svg width="${Math.ceil(width * SHARPNESS)}" height="${Math.ceil(height * SHARPNESS)}" `,
        ),
      ),
    ),
  font: FONTS.find((font) => families.has(font)),
};

parentPort?.on('message', async ({ id, order }: { readonly id: number; readonly order: PaintOrder }) => {
  try {
    const canvas = await paint(order, tools);
    parentPort?.postMessage({ id, picture: await canvas.encode('jpeg', QUALITY) } satisfies Painted);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies Painted);
  }
});
