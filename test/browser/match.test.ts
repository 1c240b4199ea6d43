/** Whole matches in a real browser: by key and name alone, and by several people with everything that can happen to them. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers, type Guest, openStreet, press, type Street, visit } from './visit.ts';

let street: Street;
beforeAll(async () => {
  street = await openStreet();
}, 180_000);
afterAll(() => street.close());

const over = (page: Page) => page.getByRole('button', { name: 'Rematch' });
const isThere = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().isVisible();

/** A fast table for two: its host and a kitten. */
async function duel(page: Page, game: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${game}`) }).focus();
  await page.keyboard.press('Space');
  await press(page, 'button', 'Open a table');
  await page.getByRole('heading', { name: 'The table is set' }).waitFor();
  for (const choice of ['2', 'Blitz', 'Early', 'Assisted']) {
    const radio = page.getByRole('radio', { name: choice, exact: true }).first();
    if ((await radio.count()) > 0) await press(page, 'radio', new RegExp(`^${choice}$`));
  }
  const quick = page.getByLabel('Quick duel').last();
  if (game === 'Black Jacky' && !(await quick.isChecked()))
    await quick.focus().then(() => page.keyboard.press('Space'));
  await press(page, 'button', 'Add a bot');
  await page.getByRole('button', { name: /^Send .* away$/ }).waitFor();
  await press(page, 'button', 'Deal the cards');
  await page.getByRole('group', { name: 'Your hand' }).waitFor();
}

describe('with eyes closed', { timeout: 400_000 }, () => {
  test('a match of Spicy is played to its end by key and name', async () => {
    const { page, complaints, leave } = await visit(street, '#/friends');
    await duel(page, 'Spicy');
    expect(await barriers(page)).toEqual([]);
    await expect
      .poll(
        async () => {
          if (await over(page).isVisible()) return true;
          // The naming has the focus by itself; every other card of the kitten is challenged, and every turn is played.
          if (await isThere(page, /^\d+ Not an? \d+$|^Not an? /)) await page.keyboard.press('Enter');
          else if (await isThere(page, /^Paw! Challenge/)) await page.keyboard.press('Space');
          else if (await isThere(page, /^Play as/)) await press(page, 'button', /^Play as/);
          else if (
            await page
              .getByText(/^Your turn\. /)
              .first()
              .isVisible()
          ) {
            const card = page.getByRole('group', { name: 'Your hand' }).getByRole('button').first();
            await card.focus().catch(() => undefined);
            await page.keyboard.press('Enter');
          }
          return false;
        },
        { timeout: 350_000, interval: 150 },
      )
      .toBe(true);
    await page.getByText(/points decide|wins at once/).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a match of Black Jacky is played to its end by key and name', async () => {
    const { page, complaints, leave } = await visit(street, '#/friends');
    await duel(page, 'Black Jacky');
    expect(await barriers(page)).toEqual([]);
    let tricks = 0;
    await expect
      .poll(
        async () => {
          if (await over(page).isVisible()) return true;
          if (await isThere(page, /^Trick: /)) {
            await press(page, 'button', /^Trick: /);
            tricks += 1;
          } else if (await isThere(page, /^(Yourself|Give the)/)) await press(page, 'button', /^(Yourself|Give the)/);
          else if (
            await page
              .getByText(/^Your turn\. /)
              .first()
              .isVisible()
          ) {
            if (tricks > 0) await page.keyboard.press('Space');
            else {
              await page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().focus();
              await page.keyboard.press('Enter');
            }
          } else if (await page.getByText('Now draw, swap or knock.').first().isVisible())
            await page.keyboard.press('Space');
          return false;
        },
        { timeout: 350_000, interval: 150 },
      )
      .toBe(true);
    await page
      .getByText(/most hearts win|last cat with a heart|nobody wins/i)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('four people', { timeout: 400_000 }, () => {
  test('challenge, lose the connection, reload and are watched', async () => {
    const host = await visit(street, '#/friends');
    await press(host.page, 'button', 'Open a table');
    await host.page.getByRole('heading', { name: 'The table is set' }).waitFor();
    await press(host.page, 'radio', 'Relaxed');
    const hash = new URL((await host.page.locator('.invite .link').textContent()) ?? '').hash;
    const guests: Guest[] = [];
    for (const size of ['phone', 'tablet', 'laptop'] as const) guests.push(await visit(street, hash, { size }));
    const people = [host, ...guests];
    for (const { page } of people) await press(page, 'button', 'I am ready');
    for (const { page } of people) await page.getByRole('group', { name: 'Your hand' }).waitFor();
    const watcher = await visit(street, hash.replace('table', 'watch'));
    await watcher.page.getByText('You are watching').first().waitFor();
    expect(await watcher.page.getByRole('group', { name: 'Your hand' }).count()).toBe(0);

    const onTurn = await whoIsOnTurn(people);
    await onTurn.page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().click();
    await onTurn.page.getByRole('button', { name: /^Play as/ }).click();
    const doubter = people.find((other) => other !== onTurn) as Guest;
    await doubter.page.getByRole('button', { name: /^Paw! Challenge/ }).click();
    await doubter.page.getByRole('button', { name: /^Not an? \d|\d Not an? \d/ }).click();
    for (const { page } of [...people, watcher])
      await expect.poll(() => page.getByRole('log').textContent(), { timeout: 30_000 }).toMatch(/take|draw|turn/i);

    await loseConnection(doubter.page);
    await doubter.page.getByText('Connection lost').first().waitFor();
    await doubter.page.context().setOffline(false);
    await doubter.page.getByText('Your seat is kept').waitFor({ state: 'hidden' });

    await onTurn.page.reload();
    await onTurn.page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().waitFor();
    expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
    for (const { leave } of [...people, watcher]) await leave();
  });
});

async function whoIsOnTurn(people: readonly Guest[]): Promise<Guest> {
  let found: Guest | undefined;
  await expect
    .poll(async () => {
      for (const guest of people)
        if (
          await guest.page
            .getByText(/^Your turn\. /)
            .first()
            .isVisible()
        )
          found = guest;
      return found !== undefined;
    })
    .toBe(true);
  return found as Guest;
}

/** The network goes away: nothing new gets through, and the socket that is open dies. */
async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => (globalThis as unknown as { closeSockets(): void }).closeSockets());
}
