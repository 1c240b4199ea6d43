/**
 * `node test/browser/screens.ts [NAME...] [--language=en|de|nl|fr] [--size=phone|tablet|laptop] [--tier=off|low|mid|high]`: pictures
 * of every screen that people read and touch, from a real table, into test/browser/shots. For people to look at.
 */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../../shared/table/talk.ts';
import { REPOSITORY } from './chromium.ts';
import { openStreet, SIZES, type Street, visit } from './visit.ts';

type Size = keyof typeof SIZES;

const OUT = join(REPOSITORY, 'test/browser/shots');
const PATIENCE = 120_000;

const args = process.argv.slice(2);
const option = (name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);

/** How to get to each screen from its address. Found by structure, not by words: the words are what is looked at. */
const SCREENS: { readonly [name: string]: { readonly path: string; go(page: Page): Promise<void> } } = {
  home: { path: '#/', go: (page) => page.locator('.play').waitFor() },
  settings: {
    path: '#/',
    async go(page) {
      await page.locator('.top-bar button').click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  friends: { path: '#/friends', go: (page) => page.locator('form.panel').waitFor() },
  tables: { path: '#/tables', go: (page) => page.locator('.empty, .tables').first().waitFor() },
  cat: {
    path: '#/cat',
    async go(page) {
      await page.locator('.cat-editor').waitFor();
      if (option('tier') !== undefined) await page.locator('.mirror canvas[data-shown=true]').waitFor();
    },
  },
  gathering: {
    path: '#/friends',
    async go(page) {
      await page.locator('.panel .primary').click();
      await page.locator('.seat-card.free button').first().click();
      await page.locator('.dismiss').waitFor();
    },
  },
  spicyTable: { path: '#/practice/spicy', go: (page) => page.locator('.prompt.yours').waitFor() },
  spicyPad: {
    path: '#/practice/spicy',
    async go(page) {
      await page.locator('.prompt.yours').waitFor();
      await page.locator('.hand-card').nth(2).click();
      await page.locator('.laying').waitFor();
    },
  },
  blackJackyTable: { path: '#/practice/blackJacky', go: (page) => page.locator('.prompt.yours').waitFor() },
  blackJackyCard: {
    path: '#/practice/blackJacky',
    async go(page) {
      await page.locator('.prompt.yours').waitFor();
      await page.locator('.hand-card').first().click();
      await page.locator('.laying').waitFor();
    },
  },
};

const wanted = args.filter((arg) => !arg.startsWith('--'));
const names = Object.keys(SCREENS).filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const languages = LANGUAGES.filter((language) => (option('language') ?? language) === language);
const sizes = (Object.keys(SIZES) as Size[]).filter((size) => (option('size') ?? size) === size);

async function take(street: Street, name: string, language: Language, size: Size): Promise<void> {
  const screen = SCREENS[name];
  if (screen === undefined) return;
  const guest = await visit(street, screen.path, { size, locale: language, tier: option('tier') ?? 'off' });
  guest.page.setDefaultTimeout(PATIENCE);
  try {
    await screen.go(guest.page);
    await guest.page.screenshot({ path: join(OUT, `${name}-${language}-${size}.png`), timeout: PATIENCE });
    if (guest.complaints.length > 0) throw new Error(guest.complaints.join('; '));
  } finally {
    await guest.leave();
  }
}

await mkdir(OUT, { recursive: true });
const street = await openStreet(option('tier') === undefined ? 'flat' : 'webgl');
let failed = 0;
for (const name of names)
  for (const language of languages)
    for (const size of sizes)
      await take(street, name, language, size).then(
        () => console.log(`${name}-${language}-${size}.png`),
        (error: unknown) => {
          failed += 1;
          console.error(`${name}-${language}-${size}: ${error instanceof Error ? error.message : error}`);
        },
      );
await street.close();
process.exit(failed === 0 ? 0 : 1);
