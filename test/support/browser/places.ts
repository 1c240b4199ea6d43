/** How to get to each screen that people read and touch. Found by structure, not by words: the words are what is looked at. */

import type { Page } from 'playwright-core';
import { type Site, visit } from './visit.ts';

export interface Place {
  readonly path: string;
  go(page: Page, site: Site): Promise<void>;
}

const PATIENCE = 120_000;

const at = (path: string, sign: string): Place => ({ path, go: (page) => seen(page, sign) });

const seen = (page: Page, sign: string): Promise<void> => page.locator(sign).first().waitFor();

/** From another place, by one press. */
const then = (from: Place, press: string, sign: string): Place => ({
  path: from.path,
  async go(page, site) {
    await from.go(page, site);
    await page.locator(press).first().click();
    await seen(page, sign);
  },
});

const byKey = (from: Place, key: string, sign: string): Place => ({
  path: from.path,
  async go(page, site) {
    await from.go(page, site);
    await page.keyboard.press(key);
    await seen(page, sign);
  },
});

/** A lesson, with everything done for the pupil up to here: a prepared deal comes to every moment in the same way. */
const inLesson = (game: string, sign: string): Place => ({
  path: `/lesson/${game}`,
  async go(page) {
    const advice = page.locator('.coach .row button').first();
    const wanted = page.locator(sign).first();
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      await wanted.or(advice).first().waitFor();
      if (await wanted.isVisible()) return;
      // Gone again when the cats are faster.
      await advice.click({ timeout: 1000 }).catch(() => undefined);
    }
    throw new Error(`The lesson never came to ${sign}`);
  },
});

const home = at('/', '.play');
const friends = at('/friends', 'form.panel');
const spicy = at('/practice/spicy', '.prompt.yours');
const blackJacky = at('/practice/blackJacky', '.prompt.yours');

const gathering: Place = {
  path: friends.path,
  async go(page) {
    await page.locator('.panel .primary').click();
    await page.locator('.seat-card.free button').first().click();
    await seen(page, '.dismiss');
  },
};

/** Somebody else's table, from the own page: their path is the address. */
async function hosted(site: Site, visible: boolean): Promise<string> {
  const { page } = await visit(site, friends.path);
  await gathering.go(page, site);
  if (visible) await page.locator('section > .toggle:nth-last-child(3) input').check();
  await page.locator('.gathering-actions .primary').last().click();
  await seen(page, '.table-screen');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function toTable(page: Page, path: string): Promise<void> {
  // As an old link does it: the page stays.
  await page.evaluate((wanted) => {
    location.hash = wanted;
  }, `#${path}`);
}

/** Drawn a round before it can be laid. */
const SIX_ON_TURN = '.table-screen:has(.prompt.yours) .hand-card[aria-label^="6"]';

export const PLACES: { readonly [name: string]: Place } = {
  home,
  homeSaloon: then(home, '.game-choice:last-of-type input', '[data-theme=saloon] .play'),
  settings: then(home, '.top-bar button', 'dialog[open]'),
  friends,
  tables: at('/tables', '.empty, .tables'),
  tablesOpen: {
    path: '/',
    async go(page, site) {
      await hosted(site, true);
      await toTable(page, '/watch');
      await seen(page, '.live-card:not(.tv)');
    },
  },
  cat: at('/cat', '.cat-editor'),
  gathering,
  rulesSpicy: at('/rules/spicy', '.rule-paragraph'),
  rulesSpicyAt: at('/rules/spicy/R16', '.rule-paragraph.opened'),
  rulesBlackJacky: at('/rules/blackJacky', '.rule-paragraph'),
  rulesOver: then(spicy, '.table-menu a', 'dialog[open] .rule-paragraph'),
  lessonSpicy: at('/lesson/spicy', '.coach .row'),
  lessonBlackJacky: at('/lesson/blackJacky', '.coach .row'),
  spicyTable: spicy,
  spicyPad: then(spicy, '.hand-card:nth-child(3)', '.laying'),
  spicyNaming: inLesson('spicy', '.naming'),
  spicyScores: inLesson('spicy', '.scores'),
  blackJackyTable: blackJacky,
  blackJackyCard: then(blackJacky, '.hand-card', '.laying'),
  blackJackyAiming: then(
    then(inLesson('blackJacky', SIX_ON_TURN), SIX_ON_TURN, '.laying'),
    '.laying .primary',
    '.plate.aimable:visible',
  ),
  blackJackyScores: inLesson('blackJacky', '.scores'),
  refusal: byKey(at('/lesson/spicy', '.coach .row'), ' ', '[role=alert]'),
  help: byKey(spicy, '?', 'dialog[open]'),
  log: byKey(spicy, 'l', 'dialog[open]'),
  talk: byKey(spicy, 't', 'dialog[open]'),
  watcher: {
    path: '/',
    async go(page, site) {
      await toTable(page, `/watch/${await hosted(site, false)}`);
      await seen(page, '.banner.watching');
    },
  },
  connectionLost: {
    path: friends.path,
    async go(page, site) {
      await gathering.go(page, site);
      await page.locator('.gathering-actions .primary').last().click();
      await seen(page, '.hand-card');
      // What the table is drawn with has come, too.
      await page.locator('.drawn-felt').waitFor({ state: 'detached' });
      await page.context().setOffline(true);
      await page.evaluate('closeSockets()');
      await seen(page, '.banner');
    },
  },
};
