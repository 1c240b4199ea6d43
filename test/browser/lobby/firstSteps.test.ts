/** The first minutes: a lesson that is offered once, bots as one likes them, a cat that is not forgotten and moves to another device. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as app } from '../../../client/i18n/en.ts';
import { en as spicy } from '../../../shared/games/spicy/texts/en.ts';
import { button, hand, playAtOnce } from '../../support/browser/seated.ts';
import { barriers, openSite, type Site, use, visit } from '../../support/browser/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const { welcome } = app;

test('the first Play offers the lesson; whoever declines is dealt to without a hurry, with help at hand, and not asked again', async () => {
  const guest = await visit(site, '/', { size: 'phone' });
  const { page } = guest;
  expect(await page.getByRole('radio', { name: app.paceOf.relaxed }).isChecked()).toBe(true);
  expect(await page.getByLabel(app.preset).locator('option:checked').textContent()).toBe(welcome.firstRules);
  await use(guest, button(guest, app.play));
  await page.getByRole('dialog', { name: welcome.lesson }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await use(guest, button(guest, welcome.lessonYes));
  await page.waitForURL(/\/lesson\/spicy/);
  await page.getByRole('complementary').waitFor();
  await page.goto(new URL('/?gfx=off', page.url()).href);
  await use(guest, button(guest, app.play));
  await hand(guest).first().waitFor();
  const help = page.getByRole('complementary', { name: welcome.firstMatch });
  // Over the cats: beneath are the own name and, at a reveal, the verdict.
  const [folded, own] = [await help.boundingBox(), await page.locator('.plate-place.own').boundingBox()];
  expect((folded?.y ?? 0) + (folded?.height ?? 0)).toBeLessThan(own?.y ?? 0);
  await use(guest, help.getByRole('button'));
  await help.getByRole('status').getByText(/\w/).first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});

test('number, strength and rules of the bots are chosen beside Play, and remembered', async () => {
  const guest = await visit(site, '/');
  const { page } = guest;
  const choices = {
    [welcome.catsAtTable]: '3',
    [app.level]: 'kitten',
    [app.preset]: 'spicedUp',
  };
  for (const [label, value] of Object.entries(choices)) await page.getByLabel(label).selectOption(value);
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  for (const [label, value] of Object.entries(choices)) expect(await page.getByLabel(label).inputValue()).toBe(value);
  await playAtOnce(guest);
  await hand(guest).first().waitFor();
  expect(await page.locator('.plate').count()).toBe(3);
  await expect
    .poll(() => page.getByRole('log').textContent())
    .toMatch(new RegExp(spicy.log.inForce('.+ and .+|.+, .+')));
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});

test('a cat that was changed and not saved is still so on the way back, and moves to another device by a picture', async () => {
  const guest = await visit(site, '/');
  const { page } = guest;
  await use(guest, page.getByRole('link', { name: new RegExp(app.yourCat) }));
  await page.getByLabel(app.name, { exact: true }).fill('Half Done');
  await page.getByRole('radio', { name: app.look.species.lynx }).check({ force: true });
  await page.goBack();
  await button(guest, app.play).waitFor();
  await use(guest, page.getByRole('link', { name: new RegExp(app.yourCat) }));
  expect(await page.getByLabel(app.name, { exact: true }).inputValue()).toBe('Half Done');
  expect(await page.getByRole('radio', { name: app.look.species.lynx }).isChecked()).toBe(true);
  await use(guest, button(guest, app.save));
  await use(guest, button(guest, app.moveBrowser));
  await page.getByRole('img', { name: welcome.transferScan }).waitFor();
  expect(await barriers(page)).toEqual([]);
  const link = new URL((await page.locator('.link').last().textContent()) ?? '');

  const other = await visit(site, `/${link.hash}`, { size: 'phone' });
  await other.page.getByText(app.transferDone).waitFor();
  await other.page.getByText('Half Done', { exact: true }).waitFor();
  expect(await barriers(other.page)).toEqual([]);
  await use(other, button(other, app.play));
  await hand(other).first().waitFor();
  expect([...guest.complaints, ...other.complaints]).toEqual([]);
  await guest.leave();
  await other.leave();
});
