/** The lobby in a real browser: first seconds, languages, host options, friends, and no barrier on any screen. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers, openStreet, press, type Street, visit } from './visit.ts';

let street: Street;
beforeAll(async () => {
  street = await openStreet();
}, 180_000);
afterAll(() => street.close());

describe('a newcomer', { timeout: 180_000 }, () => {
  test('opens the page, plays and bluffs with four taps', async () => {
    const { page, complaints, leave } = await visit(street, '#/', { size: 'phone' });
    await page.getByRole('button', { name: 'Play' }).tap();
    await page.getByText(/^Your turn\. /).waitFor();
    const hand = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
    const before = await hand.count();
    await hand.first().tap();
    const numbers = page.getByRole('region', { name: 'Declaration' }).getByRole('radio');
    await numbers.nth(1).check({ force: true });
    await page.getByRole('button', { name: /^Play as/ }).tap();
    await expect.poll(() => hand.count()).toBe(before - 1);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('without a server practises with bots in the browser', async () => {
    const { page, complaints, leave } = await visit(street);
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByText(/^Your turn\. /).waitFor();
    await page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().click();
    await page.getByRole('button', { name: /^Play as/ }).click();
    await page
      .getByText(/You play, say/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('words', { timeout: 180_000 }, () => {
  test('come in the language of the browser, and another one on the spot', async () => {
    const { page, leave } = await visit(street, '#/', { locale: 'de-AT' });
    await page.getByRole('button', { name: 'Spielen' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await page.getByRole('radio', { name: 'Français' }).check({ force: true });
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('button', { name: 'Jouer' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Jouer' }).waitFor();
    await leave();
  });
});

describe('a table among friends', { timeout: 180_000 }, () => {
  test('is set by its host, seen by its guests, and dealt when all are ready', async () => {
    const host = await visit(street, '#/friends');
    await press(host.page, 'button', 'Open a table');
    await host.page.getByRole('heading', { name: 'The table is set' }).waitFor();
    await press(host.page, 'radio', 'Spiced up');
    await host.page.getByText('Two Spice It Up! cards, drawn at random.').waitFor();
    await press(host.page, 'radio', /^3$/);

    const link = await host.page.locator('.invite .link').textContent();
    const guest = await visit(street, new URL(link ?? '').hash, { size: 'phone' });
    await guest.page.getByRole('heading', { name: 'The table is set' }).waitFor();
    expect(await guest.page.getByRole('radio', { name: 'Spiced up' }).isChecked()).toBe(true);
    expect(await guest.page.getByRole('radio', { name: 'Spiced up' }).isDisabled()).toBe(true);

    await press(host.page, 'button', 'Add a bot');
    await guest.page.getByText('Alley cat').first().waitFor();
    expect(await barriers(host.page)).toEqual([]);
    await press(guest.page, 'button', 'I am ready');
    await press(host.page, 'button', 'I am ready');
    await host.page.getByRole('group', { name: 'Your hand' }).waitFor();
    await guest.page.getByRole('group', { name: 'Your hand' }).waitFor();
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
    await host.leave();
    await guest.leave();
  });
});

describe('barriers', { timeout: 180_000 }, () => {
  test.each([
    ['home', '#/', 'Play'],
    ['friends', '#/friends', 'Open a table'],
    ['tables', '#/tables', 'Open one'],
    ['cat', '#/cat', 'That’s me'],
  ])('there is none on the screen %s', async (_, path, button) => {
    const { page, leave } = await visit(street, path, { size: 'phone' });
    await page.getByRole('button', { name: button }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await leave();
  });

  test('there is none in the settings, and they are remembered', async () => {
    const { page, leave } = await visit(street);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Large text').check();
    expect(await barriers(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Play' }).waitFor();
    expect(await page.locator('html').getAttribute('data-large-text')).toBe('');
    await leave();
  });
});
