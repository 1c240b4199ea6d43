/** The rules inside the game: at their paragraph, searched, and opened over a match, by keyboard and accessible names only. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { barriers, HURRIED, openSite, type Site, type Visitor, visit } from '../../support/browser/visit.ts';

let site: Site;
let guest: Visitor;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());
afterEach(() => guest.leave());

async function read(path: string): Promise<Visitor> {
  guest = await visit(site, `/${path}`, { way: 'keys', settings: HURRIED });
  return guest;
}

/** The paragraph has the focus and can be seen. */
async function openedAt(title: string): Promise<void> {
  const heading = guest.page.getByRole('heading', { name: title });
  await heading.waitFor();
  const isOpened = () =>
    heading.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element === document.activeElement && top > 0 && bottom < innerHeight;
    });
  await expect.poll(isOpened).toBe(true);
}

test('the rules open at the paragraph of a rule, are searched, and lead to the other game', async () => {
  const { page } = await read('rules/spicy/R16');
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
});

test('the rules are opened from a refusal over the match, which is still there afterwards', async () => {
  const { page } = await read('lesson/spicy');
  const advice = page.getByRole('complementary').getByText(/three cards only/);
  await advice.waitFor();
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
  await advice.waitFor();
});
