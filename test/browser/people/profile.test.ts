import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROFILE_WORDS } from '../../../client/cat/profile/words.ts';
import { refusals } from '../../../client/i18n/en/refusals.ts';
import { figuresIn } from '../../../shared/games/spicy/figures.ts';
import { en as texts } from '../../../shared/games/spicy/texts/en.ts';
import { barriers, openSite, press, type Site, type Visitor, visit } from '../../support/browser/visit.ts';
import { Guest } from '../../support/guest/guest.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';

const words = PROFILE_WORDS.en;
const lies = figuresIn('en', texts).rates[0]?.title;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const DAY = 86_400_000;

/** Lets a browser be this guest. */
async function be({ page }: Visitor, { token, id }: Guest): Promise<void> {
  await page.evaluate((profile) => localStorage.setItem('hotPaws.profile', profile), JSON.stringify({ token, id }));
  await page.reload();
}

test('a cat’s page tells what it did, in figures and in tables, to whom its owner wants', async () => {
  const { url, app } = site.server;
  const [mimi, momo, stranger] = await Promise.all([1, 2, 3].map(() => Guest.arrive(url)));
  for (let count = 0; count < 8; count += 1)
    await storeMatch(app.services.store, {
      id: `page${count}`,
      game: count % 4 === 3 ? 'blackJacky' : 'spicy',
      players: [mimi!.id, momo!.id, `other${count}`, `another${count}`].slice(0, 2 + (count % 3)),
      endedAt: Date.UTC(2026, 10, 16) - count * 20 * DAY,
    });
  const own = await visit(site, `/cat/${mimi!.id}`, { way: 'keys' });
  await be(own, mimi!);
  await own.page.getByRole('heading', { name: 'Spicy' }).waitFor();
  const table = own.page.getByRole('table', { name: `${lies}: ${words.bySeats}`, exact: true });
  await table.waitFor({ state: 'attached' });
  expect(await table.getByRole('row').count()).toBe(4);
  expect(await table.innerText()).toMatch(/\d+% \(\d+ of \d+\)/);
  expect(await own.page.getByRole('link', { name: words.replay }).first().getAttribute('href')).toBe('/replay/page0');
  expect(await barriers(own.page)).toEqual([]);
  await press(own.page, 'radio', words.sees.nobody);
  await expect.poll(() => own.page.getByRole('radio', { name: words.sees.nobody }).isChecked()).toBe(true);

  const other = await visit(site, `/cat/${mimi!.id}`, { size: 'phone' });
  await be(other, momo!);
  await other.page.getByText(refusals['people/hidden']).waitFor();
  await press(own.page, 'radio', words.sees.met);
  await expect
    .poll(async () => (await momo!.call<{ id: string }>('GET', `/api/cats/${mimi!.id}`).catch(() => undefined))?.id)
    .toBe(mimi!.id);
  await other.page.reload();
  await other.page.getByRole('heading', { name: words.matches }).waitFor();
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await barriers(other.page)).toEqual([]);
  await be(other, stranger!);
  await other.page.getByText(refusals['people/hidden']).waitFor();
  expect([...own.complaints, ...other.complaints]).toEqual([]);
  await Promise.all([own.leave(), other.leave()]);
});
