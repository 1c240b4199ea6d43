/** axe-core finds nothing serious on any screen. Scores, naming, aiming and watching are looked at where they are played. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en as app } from '../../client/i18n/en.ts';
import { en as spicy } from '../../shared/games/spicy/texts/en.ts';
import { button, hand } from '../support/browser/seated.ts';
import { barriers, openSite, type Site, visit } from '../support/browser/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** The first thing of each screen that is only there when the screen is. */
const SCREENS: { readonly [name: string]: { readonly path: string; there(page: Page): Promise<unknown> } } = {
  home: { path: '/', there: (page) => page.getByRole('button', { name: app.play }).waitFor() },
  friends: { path: '/friends', there: (page) => page.getByRole('button', { name: app.openTable }).waitFor() },
  tables: { path: '/tables', there: (page) => page.getByText(app.noTables).waitFor() },
  watchList: { path: '/watch', there: (page) => page.locator('.reveal-card').first().waitFor() },
  cat: { path: '/cat', there: (page) => page.getByRole('button', { name: app.save }).waitFor() },
  rulesOfSpicy: { path: '/rules/spicy', there: (page) => page.getByRole('article').first().waitFor() },
  rulesOfBlackJacky: { path: '/rules/blackJacky', there: (page) => page.getByRole('article').first().waitFor() },
  noSuchTable: { path: '/table/nowhere', there: (page) => page.getByRole('alert').getByText(/./).waitFor() },
  oldTransfer: { path: '/#transfer=long-gone', there: (page) => page.getByRole('alert').getByText(/./).waitFor() },
};

describe.each(['phone', 'laptop'] as const)('nothing serious stands in anybody’s way on a %s:', (size) => {
  test.each(Object.keys(SCREENS))('%s', async (name) => {
    const screen = SCREENS[name]!;
    const guest = await visit(site, screen.path, { size });
    await screen.there(guest.page);
    expect(await barriers(guest.page)).toEqual([]);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('the settings, which are remembered', async () => {
    const guest = await visit(site, '/', { size });
    await button(guest, app.settings).click();
    await guest.page.getByLabel(app.largeText).check();
    expect(await barriers(guest.page)).toEqual([]);
    await guest.page.reload();
    await button(guest, app.play).waitFor();
    expect(await guest.page.locator('html').getAttribute('data-large-text')).toBe('');
    expect(await barriers(guest.page)).toEqual([]);
    await guest.leave();
  });

  test.each(['spicy', 'blackJacky'])(
    'the table of %s with a card in the paw and everything that is laid over it',
    async (game) => {
      const guest = await visit(site, `/practice/${game}`, { size });
      const { page } = guest;
      await hand(guest).first().waitFor();
      expect(await barriers(page)).toEqual([]);
      await hand(guest).first().click();
      await page.locator('.laying').waitFor();
      // Enter is the answer, though the opening of the match is still announced in the place of the answers.
      await page.locator('.laying :focus').waitFor();
      await page.locator('.caption.announced').waitFor({ state: 'detached' });
      await page.locator('.laying :focus').waitFor();
      expect(await barriers(page)).toEqual([]);
      // Every spice has a colour of its own to be read on.
      for (const spice of await page.locator('.pad-spices label').all()) {
        await spice.click();
        expect(await barriers(page)).toEqual([]);
      }
      for (const [key, title] of [
        ['?', app.helpTitle],
        ['l', app.log],
        ['t', app.talk],
      ] as const) {
        const opener = await page.evaluateHandle(() => document.activeElement);
        await page.keyboard.press(key);
        const dialog = page.getByRole('dialog', { name: title });
        await dialog.waitFor();
        expect(await barriers(page), title).toEqual([]);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        // Who reads with the ears goes on where it was.
        expect(await opener.evaluate((element) => element === document.activeElement), title).toBe(true);
      }
      await button(guest, app.leave).click();
      await page.getByText(app.together.leaveHere).waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: app.stay }).click();
      await page.getByText(app.together.leaveHere).waitFor({ state: 'detached' });
      expect(guest.complaints).toEqual([]);
      await guest.leave();
    },
  );

  test('a refusal at the hand', async () => {
    const guest = await visit(site, '/practice/spicy', { size });
    await hand(guest).first().waitFor();
    // Nothing lies there yet.
    await guest.page.keyboard.press('Space');
    await guest.page
      .getByRole('alert')
      .getByText(spicy.refusals.nothingToChallenge as string)
      .waitFor();
    expect(await barriers(guest.page)).toEqual([]);
    await guest.leave();
  });
});
