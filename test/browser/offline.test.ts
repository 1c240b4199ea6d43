/** Once visited, the game needs no network: the page, the rules and practice with bots come from what was kept. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { serveClient } from './serveClient.ts';
import type { PageServer } from './servePages.ts';

const PATIENCE = 60_000;

let browser: Browser;
let client: PageServer;
let page: Page;
const broken: string[] = [];

beforeAll(async () => {
  [browser, client] = await Promise.all([launch('flat'), serveClient()]);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  context.setDefaultTimeout(PATIENCE);
  page = await context.newPage();
  page.on('pageerror', (error) => broken.push(error.message));
  await page.goto(`${client.url}/?gfx=off`);
  await page.evaluate('navigator.serviceWorker.ready');
  // Nobody answers any more: not the page, not a file, not a server.
  await client.close();
  await page.reload();
});
afterAll(() => browser?.close());

test('it can be installed: a manifest whose icons are there', async () => {
  const manifest = (await page.evaluate(`
    fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())
  `)) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe('Hot Paws');
  for (const { src } of manifest.icons)
    expect(await page.evaluate(`fetch(${JSON.stringify(src)}).then((answer) => answer.ok)`), src).toBe(true);
});

test('Play leads to a table with bots, who play', async () => {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const log = page.getByRole('log');
  await expect.poll(() => log.textContent(), { timeout: PATIENCE }).toMatch(/(Your|’s) turn|start a new stack/);
  const told = await log.textContent();
  // Whoever is on turn: the person passes, or a bot plays by itself.
  await page.keyboard.press('p');
  await expect.poll(() => log.textContent(), { timeout: PATIENCE }).not.toBe(told);
  expect(broken).toEqual([]);
}, 180_000);

test('the rules and the first game are there, too', async () => {
  await page.goto(`${client.url}/?gfx=off#/rules/blackJacky/B16`);
  await page.getByRole('heading', { name: /^6: / }).waitFor();
  await page.goto(`${client.url}/?gfx=off#/lesson/blackJacky`);
  await page
    .getByRole('complementary', { name: 'Your first game' })
    .getByText(/Welcome to the saloon/)
    .waitFor();
  expect(broken).toEqual([]);
}, 180_000);
