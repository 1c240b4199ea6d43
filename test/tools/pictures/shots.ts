/**
 * `npm run shots -- [NAME...] [--tier=low|mid|high|off] [--size=desktop|classic|tablet|phone]`: takes pictures of every moment, or of those
 * whose name contains NAME, into test/tools/pictures/shots. The clock stands still in them, so they come out the same every time.
 */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch, REPOSITORY } from '../../support/browser/chromium.ts';
import { servePages } from '../../support/browser/servePages.ts';
import { MOMENTS } from './moments/index.ts';
import { SIZES, type Size } from './sizes.ts';

const OUT = join(REPOSITORY, 'test/tools/pictures/shots');
const PATIENCE = 240_000;

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

async function take(browser: Browser, url: string, name: string, size: Size): Promise<void> {
  const page = await browser.newPage({ viewport: SIZES[size], deviceScaleFactor: 1 });
  const failures: string[] = [];
  const broken = new Promise<never>((_, reject) => page.on('pageerror', reject));
  broken.catch(() => undefined);
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  try {
    await page.goto(`${url}/moments.html?moment=${name}&tier=${tier}&clock=fixed`);
    await Promise.race([broken, page.waitForFunction(() => '__drawn' in window, undefined, { timeout: PATIENCE })]);
    await page.screenshot({ path: join(OUT, `${name}-${size}.png`), timeout: PATIENCE });
  } catch (error) {
    failures.push(String(error));
  } finally {
    await page.close();
  }
  if (failures.length > 0) throw new Error(`${name} at ${size} size: ${failures.join('; ')}`);
}

await mkdir(OUT, { recursive: true });
const server = await servePages('moments');
const browser = await launch();
let failed = 0;
for (const name of names)
  for (const size of sizes) {
    const started = Date.now();
    await take(browser, server.url, name, size).then(
      () => console.log(`${name}-${size}.png  ${((Date.now() - started) / 1000).toFixed(1)} s`),
      (error: unknown) => {
        failed += 1;
        console.error(error instanceof Error ? error.message : error);
      },
    );
  }
await browser.close();
await server.close();
process.exit(failed === 0 ? 0 : 1);
