/** `npm run shots -- --sound NAME...`: the sound of moments as spectrograms, into test/tools/pictures/shots. For people to look at. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launch, REPOSITORY } from '../../support/browser/chromium.ts';
import { servePages } from '../../support/browser/servePages.ts';

const OUT = join(REPOSITORY, 'test/tools/pictures/shots');
const PATIENCE = 120_000;

const asked = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const names = asked.length === 0 ? ['spicy-flip'] : asked;
await mkdir(OUT, { recursive: true });
const server = await servePages('spectrogram');
const browser = await launch('flat');
for (const name of names) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  await page.goto(`${server.url}/spectrogram.html?moment=${name}`);
  await page.waitForFunction(() => '__drawn' in window, undefined, { timeout: PATIENCE });
  await page.locator('canvas').screenshot({ path: join(OUT, `sound-${name}.png`) });
  console.log(`sound-${name}.png`);
  await page.close();
}
await browser.close();
await server.close();
