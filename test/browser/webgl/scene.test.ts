/** The 3D table on machines that fail it: no WebGL2, a graphics card that goes away, and one to be spared. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../support/browser/chromium.ts';
import { serveClient } from '../../support/browser/serveClient.ts';
import type { PageServer } from '../../support/browser/servePages.ts';

const PATIENCE = 120_000;
const LONG = 300_000;
/** Software draws every pixel: a small window is enough to see whether there is anything. */
const SMALL = { width: 480, height: 270 };

let browser: Browser;
let client: PageServer;
let page: Page;

beforeAll(async () => {
  [browser, client] = await Promise.all([launch(), serveClient()]);
});
afterAll(async () => {
  await browser?.close();
  await client?.close();
});
afterEach(() => page?.close());

declare global {
  interface Window {
    /** Draw calls so far. */
    drawCalls?: number;
    /** Lets the threads begin that make the fur of cats. */
    beginWork?: () => void;
    /** Takes the graphics card away, and gives it back. */
    graphicsCard?: WEBGL_lose_context | null;
  }
}

/** `query` and `prepare` say how the table is drawn. */
async function visit(query: string, route: string, prepare?: () => void): Promise<void> {
  page = await browser.newPage({ viewport: SMALL, locale: 'en-GB' });
  page.setDefaultTimeout(PATIENCE);
  if (prepare !== undefined) await page.addInitScript(prepare);
  await page.goto(`${client.url}/?${query}#/${route}`);
}

/** A lesson stands still until its pupil does something. */
async function sitDown(query: string, prepare?: () => void): Promise<void> {
  await visit(query, 'lesson/spicy', prepare);
  await advised(/three cards only/);
}

const advised = (words: RegExp): Promise<void> => page.getByRole('complementary').getByText(words).waitFor();

const drawnCats = () => page.locator('.drawn-cat');
const inDepth = () => drawnCats().first().waitFor({ state: 'detached' });

async function playFirstCard(): Promise<void> {
  await page.getByRole('button', { name: '2 chili' }).press('Enter');
  await page.getByRole('button', { name: /^Play as 2 chili/ }).press('Enter');
  await advised(/says 5 chili/);
}

const picture = (): Promise<string> =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

test(
  'a table is there before its cats, who are drawn until they come, and a bar tells how far it is',
  async () => {
    await sitDown('gfx=low', () => {
      const orders: (() => void)[] = [];
      const native = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (order: unknown) {
        orders.push(() => native.call(this, order, {}));
      };
      window.beginWork = () => {
        for (const order of orders.splice(0)) order();
      };
    });
    const bar = page.getByRole('progressbar');
    const built = () => bar.evaluate((element) => (element as HTMLProgressElement).value);
    await page.locator('.drawn-felt').waitFor({ state: 'detached' });
    expect(await drawnCats().count()).toBe(2);
    expect(await built()).toBeGreaterThan(0);
    await page.evaluate(() => window.beginWork?.());
    await inDepth();
    await bar.waitFor({ state: 'detached' });
  },
  LONG,
);

describe('a lost graphics card', () => {
  const loseIt = () =>
    page
      .locator('canvas')
      .first()
      .evaluate((canvas) => {
        const gl = (canvas as HTMLCanvasElement).getContext('webgl2');
        window.graphicsCard = gl?.getExtension('WEBGL_lose_context') ?? null;
        window.graphicsCard?.loseContext();
      });

  test(
    'that comes back shows the same picture as before, and meanwhile the cats are drawn',
    async () => {
      await sitDown('gfx=low&clock=fixed');
      await inDepth();
      // In steps that the director takes for frames, until everything is dealt.
      await page.evaluate(() => {
        for (let time = 0; time < 12; time += 1) window.__advance?.(time);
      });
      const before = await picture();
      await loseIt();
      await expect.poll(() => drawnCats().count(), { timeout: PATIENCE }).toBe(2);
      await page.evaluate(() => window.graphicsCard?.restoreContext());
      await inDepth();
      await page.evaluate(() => window.__advance?.(11));
      expect(await picture()).toBe(before);
    },
    LONG,
  );

  test(
    'that stays away leaves a flat table with its cats, and the game goes on',
    async () => {
      await sitDown('gfx=low');
      await inDepth();
      await loseIt();
      await page.waitForFunction(
        () => document.querySelector('canvas')?.getContext('2d') instanceof CanvasRenderingContext2D,
      );
      expect(await drawnCats().count()).toBe(2);
      await playFirstCard();
    },
    LONG,
  );
});

test(
  'without WebGL2 the table is flat, has its cats and can be played',
  async () => {
    await sitDown('gfx=high', () => {
      const native = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
        return asked[0] === 'webgl2' ? null : native.apply(this, asked as never);
      } as typeof native;
    });
    expect(await drawnCats().count()).toBe(2);
    await playFirstCard();
  },
  LONG,
);

test(
  'what is being shown can be skipped by a button or its key',
  async () => {
    // All clocks stand still: the deal is never too old to be shown, and nothing but the key ends it.
    await visit('gfx=low&clock=fixed', 'practice/spicy', () => {
      const now = Date.now();
      Date.now = () => now;
    });
    await page.waitForFunction(() => window.__advance !== undefined);
    await page.evaluate(() => window.__advance?.(0.2));
    const skip = page.getByRole('button', { name: 'Skip' });
    await skip.waitFor();
    await page.keyboard.press('s');
    await skip.waitFor({ state: 'detached' });
  },
  LONG,
);

test(
  'in low quality a table at rest draws nothing until something changes',
  async () => {
    await sitDown('gfx=low', () => {
      window.drawCalls = 0;
      const { prototype } = WebGL2RenderingContext;
      const native = prototype.drawElements;
      prototype.drawElements = function (...what) {
        window.drawCalls = (window.drawCalls ?? 0) + 1;
        native.apply(this, what);
      };
    });
    await inDepth();
    /** How many draw calls came with so many frames of the display. */
    const during = (frames: number) =>
      page.evaluate(async (count) => {
        const before = window.drawCalls ?? 0;
        for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
        return (window.drawCalls ?? 0) - before;
      }, frames);
    await expect.poll(() => during(30), { timeout: PATIENCE }).toBe(0);
    expect(await during(120)).toBe(0);
    await page.setViewportSize({ width: SMALL.width, height: SMALL.height + 40 });
    await expect.poll(() => page.evaluate(() => window.drawCalls ?? 0), { timeout: PATIENCE }).toBeGreaterThan(0);
    await expect.poll(() => during(30), { timeout: PATIENCE }).toBe(0);
  },
  LONG,
);

test(
  'the cat editor has a cat of the table: drawn until it is sculpted',
  async () => {
    await visit('gfx=low', 'cat');
    const mirror = page.locator('.mirror');
    await mirror.locator('[data-shown=true] canvas').waitFor();
    expect(await mirror.locator('.cat-face').count()).toBe(0);
  },
  LONG,
);
