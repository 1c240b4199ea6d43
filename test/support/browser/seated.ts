/** People at a table: what they see, and what they do there by key, mouse or touch. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { en as app } from '../../../client/i18n/en.ts';
import { en as jacky } from '../../../shared/games/blackJacky/texts/en.ts';
import { en as spicy } from '../../../shared/games/spicy/texts/en.ts';
import { HURRIED, press, type Site, use, type Visitor, type VisitorOptions, visit } from './visit.ts';

/** A control that is gone again was used too late: the loop looks anew. */
const SHORT = 3000;
const MATCH = 280_000;
/** A page that has not changed for so long is looked at all the same. */
const STILL = 400;

export const button = ({ page }: Visitor, name: string | RegExp): Locator => page.getByRole('button', { name }).first();
export const hand = ({ page }: Visitor): Locator => page.getByRole('group', { name: spicy.hand }).getByRole('button');
export const isOver = (guest: Visitor): Promise<boolean> => button(guest, app.rematch).isVisible();
export const reads = ({ page }: Visitor, words: string | RegExp): Promise<boolean> =>
  page.getByText(words).first().isVisible();

/** The sentence that says what is awaited; nothing where there is none. */
export const promptOf = async ({ page }: Visitor): Promise<string> =>
  (await page.locator('.prompt').allInnerTexts()).join();

/** A newcomer who does not want to be taught. */
export async function playAtOnce(guest: Visitor): Promise<void> {
  await use(guest, button(guest, app.play));
  await use(guest, button(guest, app.welcome.lessonNo));
}

/** Uses a control if it is there. */
export async function attempt(guest: Visitor, control: Locator): Promise<boolean> {
  if (!(await control.isVisible())) return false;
  return use(guest, control, SHORT).then(
    () => true,
    () => false,
  );
}

/** Cuts short what is being shown, if anything is: not everybody has come to see every reveal to its end. */
export async function skip(guest: Visitor): Promise<void> {
  const offered = button(guest, app.skip);
  if (guest.way !== 'keys') await attempt(guest, offered);
  else if (await offered.isVisible()) await guest.page.keyboard.press('s');
}

/** Waits for these words, impatiently. */
export async function skipTo(guest: Visitor, words: string | RegExp): Promise<void> {
  await expect
    .poll(async () => {
      await skip(guest);
      return reads(guest, words);
    })
    .toBe(true);
}

/** Opens a table of this game and brings everybody to it. */
export async function gather(
  site: Site,
  game: string,
  settings: readonly string[],
  company: readonly VisitorOptions[],
): Promise<readonly Visitor[]> {
  const [first, ...others] = company.map((options) => ({ settings: HURRIED, ...options }));
  const host = await visit(site, '/friends', first);
  await choose(host.page, new RegExp(`^${game}`));
  await use(host, button(host, app.openTable));
  await host.page.getByRole('heading', { name: app.gatheringTitle }).waitFor();
  for (const setting of settings) await choose(host.page, new RegExp(`^${setting}$`));
  const guests: Visitor[] = [host];
  const path = await invitation(host);
  guests.push(...(await Promise.all(others.map((options) => visit(site, path, options)))));
  await Promise.all(guests.map((guest) => use(guest, button(guest, app.imReady))));
  await Promise.all(guests.map((guest) => hand(guest).first().waitFor()));
  return guests;
}

/** Where the table is, as it stands in the invitation. */
export async function invitation({ page }: Visitor): Promise<string> {
  return new URL((await page.locator('.invite .link').textContent()) ?? '').pathname;
}

async function choose(page: Page, name: RegExp): Promise<void> {
  await press(page, 'radio', name);
  await expect.poll(() => page.getByRole('radio', { name }).first().isChecked()).toBe(true);
}

/** Waits until this page changes: who looked again and again would take the processor away from the others. */
const stirs = ({ page }: Visitor): Promise<void> =>
  page.evaluate(
    (longest) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(done);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        // What it waits for may have happened just before.
        setTimeout(done, longest);
        function done() {
          observer.disconnect();
          resolve();
        }
      }),
    STILL,
  );

/** Everybody does what they find to do, at their own pace and waiting for no reveal, until all see the scores. */
export async function playToTheEnd(
  people: readonly Visitor[],
  act: (guest: Visitor) => Promise<unknown>,
): Promise<void> {
  const play = (guest: Visitor) =>
    expect
      .poll(
        async () => {
          await skip(guest);
          await act(guest);
          await stirs(guest);
          return isOver(guest);
        },
        { timeout: MATCH, interval: 0 },
      )
      .toBe(true);
  await Promise.all(people.map(play));
}

export const isOnTurn = async (guest: Visitor): Promise<boolean> =>
  ([spicy.pickCard, spicy.pickCardToStart] as string[]).includes(await promptOf(guest));

export async function whoIsOnTurn(people: readonly Visitor[]): Promise<Visitor> {
  let found: Visitor | undefined;
  await expect
    .poll(
      async () => {
        for (const guest of people) if (await isOnTurn(guest)) found = guest;
        return found !== undefined;
      },
      { interval: 50 },
    )
    .toBe(true);
  return found as Visitor;
}

/** Lays a card as what is suggested: by keys in their natural order, without looking for a control. */
export async function layCard(guest: Visitor): Promise<void> {
  if (guest.way === 'keys') {
    if (!(await button(guest, /^Play as/).isVisible())) {
      await guest.page.keyboard.press('ArrowRight');
      await guest.page.keyboard.press('Enter');
    }
    await guest.page.keyboard.press('Enter');
    return;
  }
  if (!(await button(guest, /^Play as/).isVisible())) await attempt(guest, hand(guest).first());
  await attempt(guest, button(guest, /^Play as/));
}

/** Challenges the number of the card on top. */
export async function challenge(guest: Visitor): Promise<void> {
  await button(guest, /^Paw! Challenge/).waitFor();
  if (guest.way === 'keys') await guest.page.keyboard.press('Space');
  else await use(guest, button(guest, /^Paw! Challenge/));
  const naming = guest.page.getByRole('region', { name: spicy.nameIt }).getByRole('button').first();
  await naming.waitFor();
  // The first answer has the focus by itself.
  if (guest.way === 'keys') await guest.page.keyboard.press('Enter');
  else await use(guest, naming);
}

/** A trick asks on whom: whoever is offered first. */
export async function aim(guest: Visitor): Promise<boolean> {
  if (!(await reads(guest, jacky.aim)) && !(await reads(guest, jacky.aimTwo))) return false;
  return attempt(
    guest,
    guest.page
      .getByRole('region', { name: /in your paw/ })
      .getByRole('button')
      .first(),
  );
}

/** The network goes away: nothing new gets through, and the socket that is open dies. */
export async function loseConnection({ page }: Visitor): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => (globalThis as unknown as { closeSockets(): void }).closeSockets());
}
