/** The page to watch on, in a house that was opened a minute ago. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { de } from '../../../client/watch/words/de.ts';
import { en } from '../../../client/watch/words/en.ts';
import { fr } from '../../../client/watch/words/fr.ts';
import { nl } from '../../../client/watch/words/nl.ts';
import { GALLERY_WORDS } from '../../../shared/games/spicy/gallery/words.ts';
import { barriers, openSite, SIZES, type Site, visit } from '../../support/browser/visit.ts';
import { playing } from '../../support/guest/gathering.ts';
import type { Guest } from '../../support/guest/guest.ts';

const spicy = GALLERY_WORDS.en;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('the page to watch on', () => {
  test.each(['phone', 'laptop'] as const)('has reveals to look at, on a %s', async (size) => {
    const guest = await visit(site, '/watch', { size });
    const cards = guest.page.locator('.reveal-card');
    await cards.first().waitFor();
    await guest.page.getByText(en.wider.ever).waitFor();
    expect(await barriers(guest.page)).toEqual([]);
    const shown = await cards.count();
    await guest.page.getByRole('button', { name: en.more }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('a like is counted once and can be taken back, by keyboard', async () => {
    const guest = await visit(site, '/watch');
    const like = guest.page.getByRole('button', { name: en.like(0) }).first();
    await like.waitFor();
    await like.focus();
    await guest.page.keyboard.press('Enter');
    const liked = guest.page.getByRole('button', { name: en.liked(1) });
    await liked.waitFor();
    await guest.page.reload();
    await liked.waitFor();
    await liked.focus();
    await guest.page.keyboard.press('Enter');
    await expect.poll(() => liked.count()).toBe(0);
    await guest.leave();
  });

  test.each([
    ['de-DE', de],
    ['nl-NL', nl],
    ['fr-FR', fr],
  ] as const)('speaks %s', async (locale, words) => {
    const guest = await visit(site, '/watch', { locale });
    await guest.page.getByRole('heading', { name: words.best }).waitFor();
    await guest.page.locator('.reveal-caption').first().waitFor();
    await guest.leave();
  });
});

describe('House TV', () => {
  test('shows a table with nothing to press, over nothing where it is laid over something, and a recorded reveal when that is gone', async () => {
    const guest = await visit(site, '/tv?overlay');
    const { page } = guest;
    await page.locator('.table-screen').waitFor();
    await page.locator('.tv .plate-place').first().waitFor();
    expect(await page.locator('.tv').getByRole('button').count()).toBe(0);
    const grounds = await page.evaluate(() =>
      ['html', 'body', '.room', '.table-screen'].map((part) => {
        const element = document.querySelector(part);
        return element === null ? '' : getComputedStyle(element).background;
      }),
    );
    for (const ground of grounds) expect(ground).toMatch(/^rgba\(0, 0, 0, 0\) none/);
    const { open } = site.server.app.services;
    const house = [...open].find(({ model }) => model.house === true)!;
    house.hear({ type: 'close', table: house.id });
    await page.locator('.tv-caption').waitFor();
    await page.locator('.replay .plate-place').first().waitFor();
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });
});

describe('who watches a match', () => {
  test('reads whether they were right before they are asked about the next round', async () => {
    const { id, all } = await playing(site.server, 2, { game: 'blackJacky', pace: 'relaxed' });
    const guest = await visit(site, `/watch/${id}`);
    await guest.page.locator('.guess-question').first().getByRole('button').first().click();
    await guest.page.locator('.guess-answers [aria-pressed="true"]').waitFor();
    const choices = (who: Guest) => who.game.choices(who.view) as readonly { readonly type: string }[];
    const [first] = all as [Guest, Guest];
    while (!first.log.some(({ events }) => first.game.reveals(events as never[]).length > 0)) {
      const who = all.find((player) => choices(player).length > 0);
      if (who === undefined) await first.until(() => all.some((player) => choices(player).length > 0));
      else await who.command(choices(who).find(({ type }) => type === 'knock') ?? choices(who)[0]);
    }
    await guest.page.getByText(new RegExp(`${en.wasRight}|${en.wasWrong}`)).waitFor();
    await guest.page.locator('.guess-question').first().waitFor();
    expect(guest.complaints).toEqual([]);
    await guest.leave();
    for (const player of all) await player.leave();
  });

  test('finds it with a still of it, guesses along and sees how it came out', async () => {
    const { id, all } = await playing(site.server, 2, { pace: 'relaxed' });
    const feed = await visit(site, '/watch');
    const still = feed.page.locator(`.live-card[href$="${id}"] img`);
    await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    await feed.leave();
    const guest = await visit(site, `/watch/${id}`);
    const [first, second] = all as [Guest, Guest];
    const turn = () => [first, second].find(({ you, state }) => you === state.match?.turn)!;
    const choose = (who: Guest, type: string) =>
      (who.game.choices(who.view) as { readonly type: string }[]).find((command) => command.type === type);
    const laying = turn();
    const other = laying === first ? second : first;
    await laying.command(choose(laying, 'play'));
    await guest.page.getByRole('button', { name: spicy.answers.both! }).click();
    // What one guesses by can be read beside it, or over it.
    for (const size of [SIZES.phone, SIZES.tablet, SIZES.laptop]) {
      await guest.page.setViewportSize(size);
      await expect
        .poll(async () => {
          // Away while a show can be skipped.
          const strip = await guest.page.locator('.stack-strip').boundingBox();
          const panel = (await guest.page.locator('.guess-panel').boundingBox())!;
          return strip !== null && (panel.x > strip.x + strip.width || panel.y > strip.y + strip.height);
        })
        .toBe(true);
    }
    await guest.page.locator('.guess-answers [aria-pressed="true"]').waitFor();
    expect(await barriers(guest.page)).toEqual([]);
    const seen = other.seq;
    await other.until(() => other.seq >= seen && choose(other, 'paw') !== undefined);
    await other.command({ type: 'paw' });
    await other.until(() => choose(other, 'name') !== undefined);
    expect(await guest.page.locator('.guess-tally').count()).toBe(0);
    await other.command(choose(other, 'name'));
    await guest.page.locator('.guess-tally').waitFor();
    await guest.page.getByText(new RegExp(`${en.wasRight}|${en.wasWrong}`)).waitFor();
    expect(guest.complaints).toEqual([]);
    await guest.leave();
    for (const player of all) await player.leave();
  });
});
