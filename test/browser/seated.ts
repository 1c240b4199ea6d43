/** People at a table: what they see, and what they do there by key, mouse or touch. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Guest, press, type Street, use, visit } from './visit.ts';

/** A control that is gone again was used too late: the loop looks anew. */
const SHORT = 3000;
const MATCH = 280_000;

export const button = ({ page }: Guest, name: string | RegExp): Locator => page.getByRole('button', { name }).first();
export const hand = ({ page }: Guest): Locator => page.getByRole('group', { name: 'Your hand' }).getByRole('button');
export const isOver = (guest: Guest): Promise<boolean> => button(guest, 'Rematch').isVisible();
export const reads = ({ page }: Guest, words: string | RegExp): Promise<boolean> =>
  page.getByText(words).first().isVisible();

/** Uses a control if it is there. */
export async function attempt(guest: Guest, control: Locator): Promise<boolean> {
  if (!(await control.isVisible())) return false;
  return use(guest, control, SHORT).then(
    () => true,
    () => false,
  );
}

/** Opens a table of this game and brings everybody to it. */
export async function gather(
  street: Street,
  game: string,
  settings: readonly string[],
  company: readonly (Parameters<typeof visit>[2] & object)[],
): Promise<readonly Guest[]> {
  const [first = {}, ...others] = company;
  const host = await visit(street, '#/friends', first);
  await choose(host.page, new RegExp(`^${game}`));
  await use(host, button(host, 'Open a table'));
  await host.page.getByRole('heading', { name: 'The table is set' }).waitFor();
  for (const setting of settings) await choose(host.page, new RegExp(`^${setting}$`));
  const guests: Guest[] = [host];
  const hash = await invitation(host);
  for (const options of others) guests.push(await visit(street, hash, options));
  for (const guest of guests) await use(guest, button(guest, 'I am ready'));
  for (const guest of guests) await hand(guest).first().waitFor();
  return guests;
}

/** Where the table is, as it stands in the invitation. */
export async function invitation({ page }: Guest): Promise<string> {
  return new URL((await page.locator('.invite .link').textContent()) ?? '').hash;
}

async function choose(page: Page, name: RegExp): Promise<void> {
  await press(page, 'radio', name);
  await expect.poll(() => page.getByRole('radio', { name }).first().isChecked()).toBe(true);
}

/** Everybody does what they find to do until all see the scores. */
export async function playToTheEnd(people: readonly Guest[], act: (guest: Guest) => Promise<unknown>): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const guest of people) await act(guest);
        return (await Promise.all(people.map(isOver))).every(Boolean);
      },
      { timeout: MATCH, interval: 20 },
    )
    .toBe(true);
}

export async function whoIsOnTurn(people: readonly Guest[]): Promise<Guest> {
  let found: Guest | undefined;
  await expect
    .poll(
      async () => {
        for (const guest of people) if (await reads(guest, /^Your turn\. /)) found = guest;
        return found !== undefined;
      },
      { timeout: 60_000, interval: 50 },
    )
    .toBe(true);
  return found as Guest;
}

/** Lays the first card as what is suggested. */
export async function layCard(guest: Guest): Promise<void> {
  if (!(await button(guest, /^Play as/).isVisible())) await attempt(guest, hand(guest).first());
  await attempt(guest, button(guest, /^Play as/));
}

/** Challenges the number of the card on top. */
export async function challenge(guest: Guest): Promise<void> {
  await button(guest, /^Paw! Challenge/).waitFor();
  if (guest.way === 'keys') await guest.page.keyboard.press('Space');
  else await use(guest, button(guest, /^Paw! Challenge/));
  const naming = guest.page.getByRole('region', { name: 'What is wrong?' }).getByRole('button').first();
  await naming.waitFor();
  // The first answer has the focus by itself.
  if (guest.way === 'keys') await guest.page.keyboard.press('Enter');
  else await use(guest, naming);
}

/** The network goes away: nothing new gets through, and the socket that is open dies. */
export async function loseConnection({ page }: Guest): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => (globalThis as unknown as { closeSockets(): void }).closeSockets());
}
