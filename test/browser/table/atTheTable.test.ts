/** What can be known, opened and prepared at a table, and that nothing lies over what has to be read. */

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as app } from '../../../client/i18n/en.ts';
import { en as jacky } from '../../../shared/games/blackJacky/texts/en.ts';
import { en as spicy } from '../../../shared/games/spicy/texts/en.ts';
import {
  button,
  challenge,
  gather,
  hand,
  layCard,
  promptOf,
  skipTo,
  whoIsOnTurn,
} from '../../support/browser/seated.ts';
import { barriers, HURRIED, openSite, type Site, use, type Visitor, visit } from '../../support/browser/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const FINGER = 44;
/** The second one reads large letters, and holds the phone in the left hand. */
const COMPANY = [
  { size: 'laptop' },
  { size: 'phone', settings: { ...HURRIED, largeText: true, leftHanded: true } },
] as const;

/** As soon as both are on the screen: whether any of the one lies over any of the other. */
const overlap = async (page: Page, one: string, other: string): Promise<boolean> => {
  const seen = await page.waitForFunction(
    ([first, second]) => {
      const boxes = (name: string) => [...document.querySelectorAll(name)].map((part) => part.getBoundingClientRect());
      const [some, others] = [boxes(first as string), boxes(second as string)];
      if (some.length === 0 || others.length === 0) return undefined;
      const lies = (a: DOMRect, b: DOMRect) =>
        a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top;
      return { overlap: some.some((a) => others.some((b) => lies(a, b))) };
    },
    [one, other],
    { polling: 50 },
  );
  return ((await seen.jsonValue()) as { overlap: boolean }).overlap;
};

/** By mouse, from the middle of one to the middle of the other. */
async function carry({ page }: Visitor, card: Locator, to: Locator): Promise<void> {
  const middle = async (of: Locator) => {
    const { x, y, width, height } = (await of.boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const [from, there] = [await middle(card), await middle(to)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...there, { steps: 6 });
  await page.mouse.up();
}

test('at a table of Spicy', async () => {
  // Much is looked at before the first card is laid: nobody may run out of time meanwhile.
  const people = await gather(site, 'Spicy', ['2', 'Relaxed', 'Spiced up'], COMPANY);
  const first = await whoIsOnTurn(people);
  const other = people.find((guest) => guest !== first) as Visitor;

  // How near World's End is: 48 cards lie above it with two seats, give or take two.
  for (const { page } of people) await page.getByText(spicy.worldsEndMark(46, 50)).waitFor();

  // Who waits chooses the next card, and nobody else hears of it.
  await use(other, hand(other).first());
  const prepared = button(other, /^Play as/);
  await prepared.waitFor();
  expect(await prepared.getAttribute('aria-disabled')).toBe('true');
  expect(await prepared.textContent()).toContain(spicy.prepared);
  await use(other, button(other, spicy.cancel));

  // They put their cards in order meanwhile: by spice, and once more by number. Wild ones have neither.
  const held = async (): Promise<readonly string[]> =>
    hand(other).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  const before = await held();
  const inOrder = (names: readonly string[], of: (name: string) => number): boolean =>
    names.map(of).every((rank, place, ranks) => place === 0 || rank >= (ranks[place - 1] ?? 0));
  const spices = Object.values(spicy.spices);
  const spiceOf = (name: string) => spices.findIndex((spice) => name.includes(spice));
  const numberOf = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 99);
  await use(other, button(other, app.sortHand));
  const bySpice = (await held()).filter((name) => /\d/.test(name));
  expect(inOrder(bySpice, spiceOf)).toBe(true);
  await use(other, button(other, app.sortHand));
  expect(inOrder(await held(), numberOf)).toBe(true);
  expect((await held()).toSorted()).toEqual(before.toSorted());
  // With a mouse a card is moved within the hand, and taken into the paw by carrying it to the table.
  const [laptop] = people.filter(({ way }) => way === 'mouse') as [Visitor];
  const names = () => hand(laptop).evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel ?? ''));
  const [one, two, three, ...rest] = await names();
  await carry(laptop, hand(laptop).nth(0), hand(laptop).nth(2));
  expect(await names()).toEqual([two, three, one, ...rest]);
  await carry(laptop, hand(laptop).nth(0), laptop.page.locator('.table-screen'));
  await laptop.page.locator('.laying').waitFor();
  await use(laptop, button(laptop, spicy.cancel));

  // A plate leads to its cat: the page, and how to keep away from it. A pressed block is there for as long as it is wanted.
  const plate = other.page.locator('.plate-place:not(.own) button.plate');
  await use(other, plate);
  const about = other.page.getByRole('dialog');
  await about.getByRole('link').waitFor();
  const keepAway = about.getByRole('button', { name: /^Block / });
  await use(other, keepAway);
  const back = about.getByRole('button', { name: /^Unblock / });
  await use(other, back);
  await keepAway.waitFor();
  expect(await barriers(other.page)).toEqual([]);
  await other.page.keyboard.press('Escape');
  await about.waitFor({ state: 'detached' });

  // Who comes for a seat in the middle of the match is told that there is none, and where to find one.
  const late = await visit(site, new URL(first.page.url()).pathname, { size: 'phone' });
  await late.page.getByText(app.together.fullWatching).waitFor();
  expect(await barriers(late.page)).toEqual([]);
  await use(late, button(late, app.together.openNext));
  await button(late, app.imReady).waitFor();
  await late.leave();

  const said = overlap(other.page, '.caption.said', '.plate-place:not(.own) .plate-name');
  await layCard(first);
  expect(await said).toBe(false);
  // The cards in force can be hit by a finger, and say what they change.
  for (const guest of people) {
    const inForce = button(guest, new RegExp(`^${spicy.inForce}`));
    const { width, height } = (await inForce.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
    await use(guest, inForce);
    const opened = guest.page.getByRole('dialog', { name: spicy.inForce });
    await opened.waitFor();
    expect(await opened.getByRole('listitem').count()).toBe(2);
    await guest.page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
  }

  const [phone] = people.filter(({ way }) => way === 'touch') as [Visitor];
  // Looked for on both pages from before it begins: it does not wait for who looks.
  const announced = Promise.all([
    overlap(phone.page, '.caption.announced', '.skip-show'),
    ...people.map(({ page }) => overlap(page, '.caption.announced', '.hand-card')),
  ]);
  await challenge(other);
  expect(await announced).toEqual([false, false, false]);
  for (const guest of people) {
    await skipTo(guest, /^(Your turn|.* is thinking)/);
    const line = guest.page.locator('.last-line');
    expect(await line.evaluate((p) => [p.scrollWidth <= p.clientWidth, p.scrollHeight <= p.clientHeight])).toEqual([
      true,
      true,
    ]);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  }
});

test('a card of Black Jacky that is tapped while others play explains its trick', async () => {
  const people = await gather(site, 'Black Jacky', ['2', 'Relaxed'], [{}, {}]);
  let waiting = people[0] as Visitor;
  await expect
    .poll(async () => {
      const asked = await Promise.all(people.map(async (guest) => (await promptOf(guest)) === jacky.turn));
      waiting = people[asked.indexOf(false)] as Visitor;
      return asked.filter(Boolean).length;
    })
    .toBe(1);
  await use(waiting, hand(waiting).first());
  const panel = waiting.page.getByRole('region', { name: /in your paw/ });
  await panel.waitFor();
  const text = (await panel.textContent()) ?? '';
  expect(Object.values(jacky.tricks).filter(({ rule }) => text.includes(rule))).toHaveLength(1);
  expect(await panel.getByRole('button').count()).toBe(1);
  for (const guest of people) await guest.leave();
});
