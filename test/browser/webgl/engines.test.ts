/** The same short journey in every engine that people come with: lobby, first moves, a reveal, the scores, and back after a reload. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en as app } from '../../../client/i18n/en.ts';
import { en as jacky } from '../../../shared/games/blackJacky/texts/en.ts';
import { clientBuild } from '../../support/browser/build.ts';
import { chromium } from '../../support/browser/engines/chromium.ts';
import type { Engine, EnginePage } from '../../support/browser/engines/engine.ts';
import { firefox } from '../../support/browser/engines/firefox.ts';
import { webkit } from '../../support/browser/engines/webkit.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;
let remove: () => Promise<void>;
beforeAll(async () => {
  const build = await clientBuild();
  remove = build.remove;
  server = await startServer({}, { pages: build.folder });
});
afterAll(async () => {
  await server?.close();
  await remove?.();
});

const PATIENCE = { timeout: 90_000, interval: 150 };
const until = (page: EnginePage, expression: string) =>
  expect
    .poll(() => page.run<boolean>(`Boolean(${expression})`).catch(() => false), { ...PATIENCE, message: expression })
    .toBe(true);

/** Presses the first button with this name that can be pressed, if there is one. */
const press = (name: string) => `(() => {
  const isFree = (button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true' && button.getClientRects().length > 0;
  const found = [...document.querySelectorAll('button')].find((button) => button.textContent.includes(${JSON.stringify(name)}) && isFree(button));
  found?.click();
  return found !== undefined;
})()`;
const reads = (name: string) => `document.body.innerText.includes(${JSON.stringify(name)})`;

/** Somebody who has been here before and plays a duel with one bot, which is over after three hearts. */
const REMEMBERED = {
  profile: {
    game: 'blackJacky',
    matches: 1,
    pace: 'blitz',
    bots: { seats: 2, level: 'kitten', presets: { blackJacky: 'quick' } },
  },
  settings: { muted: true, language: 'en' },
};
const remember = `Object.entries(${JSON.stringify(REMEMBERED)}).forEach(([key, value]) => localStorage.setItem('hotPaws.' + key, JSON.stringify(value)))`;

const HAND = "document.querySelectorAll('.hand-card').length > 0";

/** Lobby, table, first moves, a reveal, the scores, and all of it still there after a reload. */
async function travel(page: EnginePage, tier: string): Promise<void> {
  const lobby = `${server.url}/?gfx=${tier}`;
  await page.go(lobby);
  await page.run(remember);
  await page.go(lobby);
  await until(page, `(${press(app.play)}, ${HAND})`);
  if (tier !== 'off') await until(page, "document.querySelector('.table-screen canvas')?.getContext('webgl2')");

  // Knock until cards are turned up: sums are counted beside the cats.
  await until(page, `(${press(jacky.knock)}, document.querySelector('.caption.tally'))`);
  await until(page, `(${press(app.skip)}, ${press(jacky.knock)}, ${reads(app.rematch)})`);
  await page.go(await page.run<string>('location.href'));
  await until(page, reads(app.rematch));
}

describe.each<Engine>([chromium, firefox, webkit])('$name', (engine) => {
  const missing = engine.missing();
  if (missing !== undefined && process.env.CI === 'true')
    throw new Error(`${engine.name} is missing: install ${missing}`);
  if (missing !== undefined) console.warn(`${engine.name} is not tried: install ${missing}`);

  test.skipIf(missing !== undefined).each([
    ['3D', 'webgl', 'low'],
    ['flat', 'flat', 'off'],
  ] as const)('plays a match to its scores, %s, and is there again after a reload', async (_, drawing, tier) => {
    const page = await engine.open(drawing);
    try {
      await travel(page, tier);
    } finally {
      await page.close();
    }
  });
});
