/** The lobby in a real browser: first seconds, languages, friends, strangers and watchers. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { de } from '../../../client/i18n/de.ts';
import { en as app } from '../../../client/i18n/en.ts';
import { fr } from '../../../client/i18n/fr.ts';
import { nl } from '../../../client/i18n/nl.ts';
import { en as spicy } from '../../../shared/games/spicy/texts/en.ts';
import { button, hand, invitation, isOnTurn, playAtOnce } from '../../support/browser/seated.ts';
import { barriers, openSite, press, type Site, use, visit } from '../../support/browser/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('a newcomer', () => {
  test('opens the page and bluffs with five taps, one of which declines the lesson, without waiting for anybody else’s turn', async () => {
    const guest = await visit(site, '/', { size: 'phone' });
    const { page } = guest;
    await playAtOnce(guest);
    await hand(guest).first().waitFor();
    expect(await isOnTurn(guest)).toBe(true);
    const before = await hand(guest).count();
    await hand(guest).first().tap();
    // The suggestion is the truth wherever that may be said: any other number is a lie.
    const number = page
      .getByRole('region', { name: spicy.pad })
      .locator('label', { has: page.locator(':not(:checked)') });
    await number.first().tap();
    await button(guest, /^Play as .*lie|^Play as .*half/).tap();
    await expect.poll(() => hand(guest).count()).toBe(before - 1);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('without a server practises with bots in the browser', async () => {
    const guest = await visit(site);
    await guest.page.route('**/api/**', (route) => route.abort());
    await playAtOnce(guest);
    await expect.poll(() => isOnTurn(guest)).toBe(true);
    await use(guest, hand(guest).first());
    await use(guest, button(guest, /^Play as/));
    await guest.page
      .getByText(/^You play, say/)
      .first()
      .waitFor();
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });
});

describe('words', () => {
  test.each([
    ['en-US', 'en', app.play],
    ['de-AT', 'de', de.play],
    ['nl-BE', 'nl', nl.play],
    ['fr-CA', 'fr', fr.play],
    ['es-ES', 'en', app.play],
  ])('for a browser that speaks %s are %s', async (locale, language, play) => {
    const guest = await visit(site, '/', { locale });
    await button(guest, play).waitFor();
    expect(await guest.page.locator('html').getAttribute('lang')).toBe(language);
    await guest.leave();
  });

  test('change on the spot, and stay so', async () => {
    const { page, leave } = await visit(site, '/', { locale: 'de-AT' });
    await page.getByRole('button', { name: de.settings }).click();
    await page.getByRole('radio', { name: 'Français' }).check({ force: true });
    await page.getByRole('heading', { name: fr.settingsTitle }).waitFor();
    await page.getByRole('button', { name: fr.close }).click();
    await page.getByRole('button', { name: fr.play }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: fr.play }).waitFor();
    await leave();
  });
});

describe('a table among friends', () => {
  test('is found by link or code, and dealt when all are ready', async () => {
    const host = await visit(site, '/friends');
    await press(host.page, 'button', app.openTable);
    await host.page.getByRole('heading', { name: app.gatheringTitle }).waitFor();
    await press(host.page, 'radio', /^3$/);
    const path = await invitation(host);
    const guest = await visit(site, path, { size: 'phone' });
    await guest.page.getByRole('heading', { name: app.gatheringTitle }).waitFor();
    const friend = await visit(site, '/friends', { size: 'tablet' });
    await friend.page.getByLabel(app.code).fill(path.split('/').at(-1) ?? '');
    await use(friend, button(friend, app.join));
    await friend.page.getByRole('heading', { name: app.gatheringTitle }).waitFor();
    expect(await barriers(host.page)).toEqual([]);
    expect(await barriers(guest.page)).toEqual([]);
    const people = [host, guest, friend];
    for (const person of people) await use(person, button(person, app.imReady));
    for (const person of people) await hand(person).first().waitFor();
    expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
    for (const { leave } of people) await leave();
  });
});

describe('a table among strangers', () => {
  test('stands in the list until it is full, and can be watched from then on', async () => {
    const host = await visit(site, '/tables');
    await use(host, button(host, app.openPublic));
    await host.page.getByRole('heading', { name: app.gatheringTitle }).waitFor();
    await press(host.page, 'radio', /^2$/);

    const guest = await visit(site, '/tables', { size: 'phone' });
    const row = guest.page.getByRole('link', { name: /1 of 2/ });
    await row.waitFor();
    expect(await barriers(guest.page)).toEqual([]);
    await row.tap();
    for (const person of [host, guest]) await use(person, button(person, app.imReady));
    for (const person of [host, guest]) await hand(person).first().waitFor();

    const watcher = await visit(site, '/watch', { size: 'tablet' });
    const match = watcher.page.getByRole('link', { name: /2 of 2/ });
    await match.waitFor();
    expect(await barriers(watcher.page)).toEqual([]);
    await match.tap();
    await watcher.page.getByText(app.watchingBanner, { exact: true }).waitFor();
    expect(await hand(watcher).count()).toBe(0);
    expect(await barriers(watcher.page)).toEqual([]);
    for (const { leave } of [host, guest, watcher]) await leave();
  });
});
