/** What a browser receives from a real server until the lobby can be used, and until a table stands in its room. */

import type { Page } from 'playwright-core';
import { en as app } from '../../../client/i18n/en.ts';
import { openSite } from './visit.ts';

export interface Transfer {
  /** Page, scripts and styles as they came over the wire, headers included. */
  readonly lobbyKbSent: number;
  readonly lobbyPicturesKbSent: number;
  /** The lobby's included: nobody comes to a table by another way. */
  readonly tableKbSent: number;
}

/** Nothing new for as long as this: everything is there. */
const QUIET_MS = 4000;
const PATIENCE = 300_000;
const PICTURE = /\.(?:webp|png|svg)$/;

export async function measureTransfer(): Promise<Transfer> {
  const site = await openSite('webgl');
  try {
    // A service worker would hand files out of its own store, and they would seem to cost nothing.
    const context = await site.browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    // Nobody who uses it is there yet, and the table's code waits until then.
    await page.goto(`${site.server.url}/?gfx=low#/`, { waitUntil: 'load' });
    const play = page.getByRole('button', { name: app.play, exact: true }).first();
    await play.waitFor();
    const lobby = await received(page);
    await play.click();
    await page.getByRole('button', { name: app.welcome.lessonNo }).click();
    await page.locator('canvas').first().waitFor();
    const table = await settled(page);
    return { lobbyKbSent: lobby.code, lobbyPicturesKbSent: lobby.pictures, tableKbSent: table.code };
  } finally {
    await site.close();
  }
}

interface Received {
  readonly code: number;
  readonly pictures: number;
}

async function received(page: Page): Promise<Received> {
  const files = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry): entry is PerformanceResourceTiming => 'transferSize' in entry)
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize })),
  );
  const kilobytes = (wanted: (path: string) => boolean) =>
    files.filter(({ path }) => wanted(path)).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return {
    code: kilobytes((path) => path === '/' || /\.(?:js|css)$/.test(path)),
    pictures: kilobytes((path) => PICTURE.test(path)),
  };
}

async function settled(page: Page): Promise<Received> {
  for (let before = await received(page); ; ) {
    await page.waitForTimeout(QUIET_MS);
    const now = await received(page);
    if (now.code === before.code) return now;
    before = now;
  }
}
