/** A third game in a real browser: the client is built with one line more, and nothing else of it changes. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as app } from '../../../client/i18n/en.ts';
import { type Build, buildClient } from '../../support/browser/build.ts';
import { launch } from '../../support/browser/chromium.ts';
import { attempt, button, playToTheEnd, promptOf } from '../../support/browser/seated.ts';
import { barriers, HURRIED, press, type Site, visit } from '../../support/browser/visit.ts';
import { startServer } from '../../support/server/testServer.ts';
import { en as fib } from '../../thirdGame/shared/games/fib/texts/en.ts';

let build: Build;
let site: Site;

beforeAll(async () => {
  build = await buildClient('--config', 'test/thirdGame/vite.config.ts');
  const server = await startServer({}, { pages: build.folder });
  const browser = await launch('flat');
  site = {
    browser,
    server,
    async close() {
      await browser.close();
      await server.close();
    },
  };
});
afterAll(async () => {
  await site?.close();
  await build?.remove();
});

test('Fib is chosen in the lobby and played against bots to its scores', async () => {
  const guest = await visit(site, '/', { settings: HURRIED });
  const { page } = guest;
  await press(page, 'radio', /^Fib/);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('parlour');
  // It takes three cats at most: so many sit down, though four are usual.
  expect(await page.getByLabel(app.welcome.catsAtTable).locator('option').allTextContents()).toEqual([
    '2 cats',
    '3 cats',
  ]);
  await button(guest, app.play).click();
  await page.getByRole('group', { name: fib.hand }).getByRole('button').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await page.locator('.plate').count()).toBe(3);
  // It has no rule book: nothing leads to one. Its keys stand in the help.
  expect(await page.getByRole('link', { name: app.howToPlay }).count()).toBe(0);
  expect(await page.getByRole('link', { name: app.whyRule }).count()).toBe(0);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText(fib.keys.call, { exact: true }).waitFor();
  await page.keyboard.press('Escape');

  await playToTheEnd([guest], async () => {
    const prompt = await promptOf(guest);
    if (prompt === fib.callOrStand) return attempt(guest, button(guest, fib.letStand));
    if (prompt !== fib.yourTurn && prompt !== fib.orCall) return false;
    const saying = page.getByRole('region', { name: fib.say }).getByRole('button').first();
    if (!(await saying.isVisible())) await attempt(guest, page.locator('.hand-card').first());
    return attempt(guest, saying);
  });
  await page.getByText(fib.endedBy).first().waitFor();
  expect(await page.getByRole('log').textContent()).toContain(fib.log.over);
  expect(guest.complaints).toEqual([]);
});

test('friends and strangers get a table of as many seats as it takes', async () => {
  for (const [path, open] of [
    ['/friends', app.openTable],
    ['/tables', app.openPublic],
  ] as const) {
    const guest = await visit(site, '/');
    await press(guest.page, 'radio', /^Fib/);
    await guest.page.goto(new URL(`${path}?gfx=off`, guest.page.url()).href);
    await button(guest, open).click();
    await guest.page.getByRole('heading', { name: app.gatheringTitle }).waitFor();
    expect(await guest.page.locator('.seat-card').count()).toBe(3);
    await guest.leave();
  }
});

test('a lesson that it does not have leads home', async () => {
  const { page, leave } = await visit(site, '/lesson/fib');
  await page.getByRole('button', { name: app.play }).waitFor();
  await leave();
});
