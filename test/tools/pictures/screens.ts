/**
 * `node test/tools/pictures/screens.ts [NAME...] [--language=en|de|nl|fr] [--size=phone|tablet|desktop] [--tier=off|low|mid|high]`: pictures
 * of every screen that people read and touch, from a real table, into test/tools/pictures/shots. For people to look at.
 */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../../../shared/table/talk.ts';
import { REPOSITORY } from '../../support/browser/chromium.ts';
import { PLACES, type Place } from '../../support/browser/places.ts';
import { openSite, SIZES, type Site, visit } from '../../support/browser/visit.ts';

type Size = keyof typeof SIZES;

const OUT = join(REPOSITORY, 'test/tools/pictures/shots');
const PATIENCE = 120_000;

const args = process.argv.slice(2);
const option = (name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);

const tier = option('tier') ?? 'off';
const wanted = args.filter((arg) => !arg.startsWith('--'));
const places = Object.entries(PLACES).filter(
  ([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const languages = LANGUAGES.filter((language) => (option('language') ?? language) === language);
/** What moments call desktop. */
const nameOf = (size: Size): string => (size === 'laptop' ? 'desktop' : size);
const sizes = (Object.keys(SIZES) as Size[]).filter((size) => (option('size') ?? nameOf(size)) === nameOf(size));

/** Everything that was fetched is there: the room behind the lobby, the felt, and the sculpted cats for which drawn ones stand in. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const standIns = tier === 'off' ? '.drawn-felt' : '.drawn-table';
  await page.locator(standIns).waitFor({ state: 'detached' });
  if (tier !== 'off' && (await page.locator('.mirror').count()) > 0)
    await page.locator('.mirror [data-shown=true] canvas').waitFor();
}

async function take(site: Site, { path, go }: Place, language: Language, size: Size, file: string): Promise<void> {
  const { page, complaints, leave } = await visit(site, path, { size, locale: language, tier });
  page.setDefaultTimeout(PATIENCE);
  try {
    await go(page, site);
    await settled(page);
    await page.screenshot({ path: join(OUT, file), timeout: PATIENCE });
    if (complaints.length > 0) throw new Error(complaints.join('; '));
  } finally {
    await leave();
  }
}

await mkdir(OUT, { recursive: true });
const site = await openSite(tier === 'off' ? 'flat' : 'webgl');
let failed = 0;
async function takeOrTell(name: string, place: Place, language: Language, size: Size): Promise<void> {
  const file = `${name}-${language}-${nameOf(size)}.png`;
  try {
    await take(site, place, language, size, file);
    console.log(file);
  } catch (error) {
    failed += 1;
    console.error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

for (const [name, place] of places)
  for (const size of sizes) {
    const taken = languages.map((language) => () => takeOrTell(name, place, language, size));
    // A lesson spends its time on shows: flat ones can run beside each other, sculpted ones would take it from each other.
    if (tier === 'off') await Promise.all(taken.map((begin) => begin()));
    else for (const begin of taken) await begin();
  }
await site.close();
process.exit(failed === 0 ? 0 : 1);
