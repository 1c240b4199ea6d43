/**
 * `npm run shots -- [NAME...] [--tier=low|mid|high|off] [--size=desktop|classic|tablet|phone]`: takes pictures of every moment, or of those
 * whose name contains NAME, into test/tools/pictures/shots. The clock stands still in them, so they come out the same every time.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch, REPOSITORY } from '../../support/browser/chromium.ts';
import { servePages } from '../../support/browser/servePages.ts';
import { MOMENTS } from './moments/index.ts';
import { SIZES, type Size } from './sizes.ts';
import { takeMoment } from './takeMoment.ts';

const OUT = join(REPOSITORY, 'test/tools/pictures/shots');

const args = process.argv.slice(2);
const option = (name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const tier = option('tier') ?? 'mid';
/** Unless one is asked for, the widest and the narrowest. */
const USUAL: readonly Size[] = ['desktop', 'phone'];
const size = option('size');
const sizes = size === undefined ? USUAL : (Object.keys(SIZES) as Size[]).filter((name) => name === size);
const names = Object.keys(MOMENTS).filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

await mkdir(OUT, { recursive: true });
const server = await servePages('moments');
const browser = await launch();
let failed = 0;
for (const name of names)
  for (const size of sizes) {
    const started = Date.now();
    try {
      const picture = await takeMoment(browser, { url: server.url, name, tier, viewport: SIZES[size] });
      await writeFile(join(OUT, `${name}-${size}.png`), picture);
      console.log(`${name}-${size}.png  ${((Date.now() - started) / 1000).toFixed(1)} s`);
    } catch (error) {
      failed += 1;
      console.error(`${name} at ${size} size: ${error instanceof Error ? error.message : error}`);
    }
  }
await browser.close();
await server.close();
process.exit(failed === 0 ? 0 : 1);
