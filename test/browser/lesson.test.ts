/** The rules and the first game of each game, by keyboard and accessible names only. */

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { serveClient } from './serveClient.ts';
import type { PageServer } from './servePages.ts';
import { barriers, hurry } from './visit.ts';

const PATIENCE = 60_000;
const LONG = 300_000;

let browser: Browser;
let client: PageServer;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [browser, client] = await Promise.all([launch('flat'), serveClient()]);
});
afterAll(async () => {
  await browser?.close();
  await client?.close();
});
beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  page = await context.newPage();
  await hurry(page);
});
afterEach(() => context.close());

const visit = (route: string) => page.goto(`${client.url}/?gfx=off#/${route}`);
const coach = () => page.getByRole('complementary', { name: 'Your first game' });

async function press(name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}

async function advised(words: string | RegExp): Promise<void> {
  await coach().getByText(words).waitFor();
}

/** The paragraph has the focus and can be seen. */
async function openedAt(title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title });
  await heading.waitFor();
  const isOpened = () =>
    heading.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element === document.activeElement && top > 0 && bottom < innerHeight;
    });
  await expect.poll(isOpened, { timeout: PATIENCE }).toBe(true);
}

describe('the rules', () => {
  test(
    'open at the paragraph of a rule, are searched, and lead to the other game',
    async () => {
      await visit('rules/spicy/R16');
      await openedAt('Wild cards');
      expect(
        await page.getByRole('img', { name: 'wild spice, said to be 6 pepper, number challenged, wrong' }).isVisible(),
      ).toBe(true);

      await page.getByRole('searchbox', { name: 'Search the rules' }).focus();
      await page.keyboard.type('world’s end');
      await page.getByText('1 paragraph', { exact: true }).waitFor();
      expect(await page.getByRole('article').count()).toBe(1);
      expect(await barriers(page)).toEqual([]);

      await page.getByRole('link', { name: 'Black Jacky' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'How to play Black Jacky' }).waitFor();
    },
    LONG,
  );

  test(
    'are opened from a refusal over the match, which is still there afterwards',
    async () => {
      await visit('lesson/spicy');
      await advised(/three cards only/);
      // Not allowed on an empty stack: the reason, and beside it the way to the rule.
      await page.keyboard.press(' ');
      const alert = page.getByRole('alert');
      await alert.getByText('There is no card to challenge.').waitFor();
      await alert.getByRole('link', { name: 'Why?' }).focus();
      await page.keyboard.press('Enter');
      const rules = page.getByRole('dialog', { name: 'How to play Spicy' });
      await rules.waitFor();
      await openedAt('Who may challenge');
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await rules.waitFor({ state: 'detached' });
      await advised(/three cards only/);
    },
    LONG,
  );
});

describe('the first game', () => {
  test(
    'of Spicy: a lie that is caught, a liar caught, a trophy',
    async () => {
      await visit('lesson/spicy');
      await advised(/three cards only/);
      expect(await barriers(page)).toEqual([]);
      await press('2 chili');
      await press(/^Play as 2 chili/);
      await advised(/says 5 chili/);
      await press('Let it go');
      await advised(/7 chili, says Tabasco/);
      await press('Let it go');
      await advised(/So lie!/);
      await press('4 wasabi');
      await press(/^Play as 8 chili/);
      await advised(/^Caught!/);
      await press('1 wasabi');
      await press(/^Play as 1 wasabi/);
      await advised(/4 wasabi, says Miso/);
      await press('Let it go');
      await advised(/Challenge it!/);
      await page.keyboard.press(' ');
      await page.getByRole('button', { name: 'Not a 10' }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await press('Not a 10');
      await advised(/You caught a liar/);
      await press('Go on');
      await advised(/^2 pepper/);
      await press('Let it go');
      await advised(/Play your pepper 9/);
      await press('Do it for me');
      await advised(/^10 pepper/);
      await press('Let it go');
      await advised(/One card left/);
      await press('wild spice');
      await press(/^Play as 1 pepper/);
      await advised(/paw lies on your last card/);
      await press('Go on');
      await advised(/a trophy worth 10 points/);
      await page.getByRole('heading', { name: 'You win!' }).waitFor();
      expect(await barriers(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'of Black Jacky: a trick, a swap, a trick on somebody, a knock',
    async () => {
      await visit('lesson/blackJacky');
      await advised(/Welcome to the saloon/);
      await press(/^8, /);
      await press(/^Trick: /);
      await advised(/10\.1 is not much/);
      await press(/^2, /);
      await press('Swap for the 5');
      await advised(/13\.1 now/);
      await press('Go on');
      await advised(/Biscuit lays a 4/);
      await press('Go on');
      await advised(/Draw a card from the pile/);
      await press(/^Draw/);
      await advised(/That makes 20\.1/);
      await press('Go on');
      await advised(/goes to Calamity/);
      await press(/^6, /);
      await press(/^Trick: /);
      await page.getByText('On whom?').waitFor();
      expect(await barriers(page)).toEqual([]);
      await press(/^Calamity/);
      await advised(/Knock!/);
      await page.keyboard.press(' ');
      await advised(/The first knock/);
      await press('Go on');
      await advised(/Calamity swaps a 7/);
      await press('Go on');
      await advised(/your \+1 makes it 21/);
      await page.getByRole('heading', { name: 'You win!' }).waitFor();
      expect(await barriers(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'lets the pupil stray, takes it back, and speaks another language in the middle',
    async () => {
      await visit('lesson/spicy');
      await advised(/three cards only/);
      await press('Pass');
      await advised(/A way of your own/);
      await press('Take it back');
      await advised(/three cards only/);
      await press('Settings');
      await page.getByRole('radio', { name: 'Deutsch' }).focus();
      await page.keyboard.press(' ');
      await page.keyboard.press('Escape');
      await page
        .getByRole('complementary', { name: 'Deine erste Partie' })
        .getByText(/nur drei Karten/)
        .waitFor();
    },
    LONG,
  );
});
