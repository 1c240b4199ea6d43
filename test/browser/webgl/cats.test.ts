import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../support/browser/chromium.ts';
import { type PageServer, servePages } from '../../support/browser/servePages.ts';

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
async function draw(query: string, prepare?: () => void) {
  const page = await browser.newPage({ viewport: { width: 400, height: 400 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  if (prepare !== undefined) await page.addInitScript(prepare);
  await page.goto(`${server.url}/cats.html?${query}`);
  await page.waitForFunction(() => window.sheet !== undefined, undefined, { timeout: 120_000 });
  const sheet = await page.evaluate(() => window.sheet);
  const picture = await page.locator('canvas').screenshot();
  await page.close();
  return { sheet: sheet!, picture, complaints };
}

/** Of 255, on average: strokes are rounded a little differently in a thread. */
async function difference(...pictures: readonly Buffer[]): Promise<number> {
  const page = await browser.newPage();
  const found = await page.evaluate(
    async (sources) => {
      const [one = [], two = []] = await Promise.all(
        sources.map(async (source) => {
          const bitmap = await createImageBitmap(await (await fetch(source)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }),
      );
      let sum = 0;
      for (let at = 0; at < one.length; at += 1) sum += Math.abs(one[at]! - two[at]!);
      return sum / one.length;
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );
  await page.close();
  return found;
}

describe('cats in a browser', () => {
  test('six cats in hats with their shadows take at most 36 draw calls and 250,000 triangles', async () => {
    const { sheet, complaints } = await draw('sheet=clothes&quality=mid&cell=60');
    expect(complaints).toEqual([]);
    const sum = (key: 'calls' | 'triangles') => sheet.cells.reduce((total, cell) => total + cell[key], 0);
    expect(sum('calls')).toBeLessThanOrEqual(36);
    expect(sum('triangles')).toBeLessThan(250_000);
  }, 180_000);

  test('a browser without threads, or whose threads fail, builds the same cats on the page', async () => {
    const sheet = 'sheet=slap&quality=low&cell=60';
    const beside = await draw(sheet);
    const without = await draw(sheet, () => Reflect.deleteProperty(window, 'Worker'));
    // As in browsers whose threads have no canvas to paint on.
    const failing = await draw(sheet, () => {
      window.Worker = class extends Worker {
        constructor() {
          super('data:text/javascript,throw new Error()');
        }
      };
    });
    for (const { picture } of [without, failing]) expect(await difference(picture, beside.picture)).toBeLessThan(0.1);
  }, 180_000);

  test('the same clock gives the same picture, and every cat gives back what it borrowed', async () => {
    const [one, two] = [await draw('sheet=slap&quality=low&cell=60'), await draw('sheet=slap&quality=low&cell=60')];
    expect(one.picture.equals(two.picture)).toBe(true);
    expect(one.sheet.leftOver).toEqual({ assets: 0, geometries: 0, textures: 0 });
  }, 180_000);
});
