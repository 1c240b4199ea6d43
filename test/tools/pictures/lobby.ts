/**
 * `npm run shots -- --lobby`: the pictures behind the lobby, each a moment of the real table, into the client's sources. Stills, since they
 * have to be there before any script: take them again whenever the table has come to look different.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { launch, REPOSITORY } from '../../support/browser/chromium.ts';
import { servePages } from '../../support/browser/servePages.ts';
import { takeMoment } from './takeMoment.ts';

/** Where each room's pictures lie, as its theme.css names them. */
const STILLS = {
  'spicy-welcome': 'client/styles/welcome/room',
  'blackJacky-welcome': 'client/games/blackJacky/room/saloon',
} as const;

const WHOLE = { width: 1080, height: 900 } as const;
/** For large screens, for small ones, and for the card on which a game is chosen. Small ones wait for the second, and the third lies half under words. */
const SIZES = {
  '': { width: 1080, sharpness: 74 },
  '-phone': { width: 720, sharpness: 50 },
  '-card': { width: 440, sharpness: 40 },
} as const;

interface Size {
  readonly width: number;
  /** Of 100. */
  readonly sharpness: number;
}

async function shrink(picture: Buffer, { width, sharpness }: Size): Promise<Buffer> {
  const image = await loadImage(picture);
  const canvas = createCanvas(width, Math.round((width * WHOLE.height) / WHOLE.width));
  const ctx = canvas.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.encode('webp', sharpness);
}

const server = await servePages('moments');
const browser = await launch();
for (const [name, file] of Object.entries(STILLS)) {
  const picture = await takeMoment(browser, { url: server.url, name, tier: 'high', viewport: WHOLE, words: false });
  for (const [ending, size] of Object.entries(SIZES)) {
    const path = `${file}${ending}.webp`;
    const still = await shrink(picture, size);
    await writeFile(join(REPOSITORY, path), still);
    console.log(`${path}  ${(still.length / 1024).toFixed(0)} KB`);
  }
}
await browser.close();
await server.close();
process.exit(0);
