/**
 * `npm run shots -- --film NAME... [--size=desktop|classic|tablet|phone] [--tier=low|mid|high] [--frames=12]`: puts the frames of a
 * moment on one sheet, so that motion can be looked at, into test/tools/pictures/shots.
 */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch, REPOSITORY } from '../../support/browser/chromium.ts';
import { servePages } from '../../support/browser/servePages.ts';
import { FILMS } from './moments/films.ts';
import { SIZES, type Size } from './sizes.ts';
import { PATIENCE, withDrawn } from './takeMoment.ts';

const OUT = join(REPOSITORY, 'test/tools/pictures/shots');
/** Of a sheet, in CSS pixels. */
const SHEET_WIDTH = 1900;

const args = process.argv.slice(2);
const option = (name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((name) => !(name in FILMS));
if (wanted.length === 0 || unknown.length > 0) {
  console.error(`--film takes names of: ${Object.keys(FILMS).join(', ')}`);
  process.exit(1);
}
const tier = option('tier') ?? 'mid';
const frames = Number(option('frames') ?? 12);
const sizes = (Object.keys(SIZES) as Size[]).filter((size) => (option('size') ?? 'desktop') === size);

interface Shot {
  readonly time: number;
  readonly png: Buffer;
}

function film(browser: Browser, url: string, name: string, size: Size): Promise<readonly Shot[]> {
  const address = `${url}/moments.html?film=${name}&tier=${tier}&clock=fixed`;
  return withDrawn(browser, { address, viewport: SIZES[size], scale: 0.5 }, async (page) => {
    const shots: Shot[] = [];
    for (let frame = 0; frame < frames; frame += 1) {
      const part = frame / Math.max(1, frames - 1);
      const time = await page.evaluate((part) => window.__film?.(part) ?? 0, part);
      shots.push({ time, png: await page.screenshot({ timeout: PATIENCE }) });
    }
    return shots;
  });
}

async function sheet(browser: Browser, shots: readonly Shot[], size: Size, file: string): Promise<void> {
  const columns = SIZES[size].width > SIZES[size].height ? 3 : 6;
  const cells = shots.map(
    ({ time, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${time.toFixed(2)}</figcaption></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 100 } });
  await page.setContent(`<style>
    body { margin: 0; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 4px; background: #000; }
    figure { margin: 0; position: relative; } img { width: 100%; display: block; }
    figcaption { position: absolute; left: 6px; top: 4px; color: #fff; font: 700 15px sans-serif; }
  </style>${cells.join('')}`);
  await page.screenshot({ path: join(OUT, file), fullPage: true });
  await page.close();
}

await mkdir(OUT, { recursive: true });
const server = await servePages('moments');
const browser = await launch();
let failed = 0;
for (const name of wanted)
  for (const size of sizes) {
    const started = Date.now();
    const file = `film-${name}-${size}.png`;
    try {
      await sheet(browser, await film(browser, server.url, name, size), size, file);
      console.log(`${file}  ${((Date.now() - started) / 1000).toFixed(1)} s`);
    } catch (error) {
      failed += 1;
      console.error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
await browser.close();
await server.close();
process.exit(failed === 0 ? 0 : 1);
