/** Once visited, the game needs no network: the page, the rules and practice with bots come from what was kept. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Build, buildClient, clientBuild } from '../../support/browser/build.ts';
import { launch } from '../../support/browser/chromium.ts';
import { type ClientServer, serveClient } from '../../support/browser/serveClient.ts';

const PATIENCE = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launch('flat');
});
afterAll(() => browser?.close());

async function newContext(): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

async function open(context: BrowserContext, url: string, broken: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => broken.push(error.message));
  await page.goto(`${url}/?gfx=off`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  return page;
}

/** A worker answers for this page, with everything kept. */
const isKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** The worker of the next version has kept everything and waits for its turn. */
const isWaiting = async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed';

describe('after one visit and without a network', () => {
  let client: ClientServer;
  let page: Page;
  const broken: string[] = [];

  beforeAll(async () => {
    client = await serveClient();
    page = await open(await newContext(), client.url, broken);
    await isKept(page);
    // Nobody answers any more: not the page, not a file, not a server.
    await client.close();
  });

  test('the page that is open loads what it has not needed before', async () => {
    await page.getByRole('link', { name: /^How to play/ }).click();
    await page.getByRole('heading', { name: 'How to play Spicy' }).waitFor();
  });

  test('it can be installed: a manifest whose icons are there', async () => {
    await page.goto(`${client.url}/?gfx=off#/`);
    await page.reload();
    const manifest = (await page.evaluate(`
      fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())
    `)) as { name: string; icons: { src: string }[] };
    expect(manifest.name).toBe('Hot Paws');
    for (const { src } of manifest.icons)
      expect(await page.evaluate(`fetch(${JSON.stringify(src)}).then((answer) => answer.ok)`), src).toBe(true);
  });

  test('Play leads to a table with bots, who play', async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Just deal' }).click();
    const log = page.getByRole('log');
    await expect.poll(() => log.textContent()).toMatch(/(Your|’s) turn|start a new stack/);
    const told = await log.textContent();
    // Whoever is on turn: the person passes, or a bot plays by itself.
    await page.keyboard.press('p');
    await expect.poll(() => log.textContent()).not.toBe(told);
    expect(broken).toEqual([]);
  });

  test('the rules and the first game are there, too', async () => {
    await page.goto(`${client.url}/?gfx=off#/rules/blackJacky/B16`);
    await page.getByRole('heading', { name: /^6: / }).waitFor();
    await page.goto(`${client.url}/?gfx=off#/lesson/blackJacky`);
    await page
      .getByRole('complementary', { name: 'Your first game' })
      .getByText(/Welcome to the saloon/)
      .waitFor();
    expect(broken).toEqual([]);
  });
});

describe('when a new version is released', () => {
  let client: ClientServer;
  let context: BrowserContext;
  let versions: { readonly [version in 'old' | 'new']: Build };
  const broken: string[] = [];

  beforeAll(async () => {
    // Not minified: another content, so another name, for every script.
    versions = { old: await clientBuild(), new: await buildClient('--minify', 'false') };
    client = await serveClient();
    client.release(versions.old.folder);
    context = await newContext();
  });
  afterAll(async () => {
    await client.close();
    await versions.old.remove();
    await versions.new.remove();
  });

  const assetsOf = (version: 'old' | 'new') => readdirSync(join(versions[version].folder, 'assets'));

  /** Of which versions the scripts and styles are that a page has loaded. Those that all versions share belong to each. */
  async function mixOf(page: Page): Promise<readonly string[]> {
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/'))
        .map((path) => path.slice('/assets/'.length)),
    );
    // Script, words and styles at least.
    expect(loaded.length).toBeGreaterThan(2);
    return (['old', 'new'] as const).filter((version) => loaded.every((file) => assetsOf(version).includes(file)));
  }

  test('an open page stays with its own, the next page has the new one, and neither mixes them', async () => {
    const early = await open(context, client.url, broken);
    await isKept(early);
    client.release(versions.new.folder);

    const late = await open(context, client.url, broken);
    expect(await mixOf(late)).toEqual(['new']);
    await expect.poll(() => late.evaluate(isWaiting)).toBe(true);

    // What was never loaded before is asked for only now, when the server has forgotten the older version.
    for (const page of [early, late]) {
      await page.getByRole('link', { name: /^How to play/ }).click();
      await page.getByRole('heading', { name: 'How to play Spicy' }).waitFor();
    }
    expect(await mixOf(early)).toEqual(['old']);
    expect(await mixOf(late)).toEqual(['new']);

    await context.setOffline(true);
    await late.evaluate(() => location.assign('#/lesson/spicy'));
    await late.getByText(/three cards only/).waitFor();
    expect(await mixOf(late)).toEqual(['new']);
    await early.reload();
    await early.getByRole('heading', { name: 'How to play Spicy' }).waitFor();
    expect(await mixOf(early)).toEqual(['old']);
    await early.close();
    await late.close();
  });

  test('the older one is thrown away with its last page', async () => {
    const page = await open(context, client.url, broken);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(await mixOf(page)).toEqual(['new']);
    expect(broken).toEqual([]);
  });
});
