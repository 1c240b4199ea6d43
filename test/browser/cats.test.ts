import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { type PageServer, servePages } from './servePages.ts';

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), servePages('cats')]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Draws a sheet of the page and answers what it counted. */
async function draw(query: string) {
  const page = await browser.newPage({ viewport: { width: 400, height: 400 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${server.url}/cats.html?${query}`);
  await page.waitForFunction(() => window.sheet !== undefined, undefined, { timeout: 120_000 });
  const sheet = await page.evaluate(() => window.sheet);
  const picture = await page.locator('canvas').screenshot();
  await page.close();
  return { sheet: sheet!, picture, complaints };
}

describe('cats in a browser', () => {
  test('six cats in hats with their shadows take at most 36 draw calls and 250,000 triangles', async () => {
    const { sheet, complaints } = await draw('sheet=clothes&quality=mid&cell=60');
    expect(complaints).toEqual([]);
    const sum = (key: 'calls' | 'triangles') => sheet.cells.reduce((total, cell) => total + cell[key], 0);
    expect(sum('calls')).toBeLessThanOrEqual(36);
    expect(sum('triangles')).toBeLessThan(250_000);
  }, 180_000);

  test('the same clock gives the same picture, and every cat gives back what it borrowed', async () => {
    const [one, two] = [await draw('sheet=slap&quality=low&cell=60'), await draw('sheet=slap&quality=low&cell=60')];
    expect(one.picture.equals(two.picture)).toBe(true);
    expect(one.sheet.leftOver).toEqual({ assets: 0, geometries: 0, textures: 0 });
  }, 180_000);
});
