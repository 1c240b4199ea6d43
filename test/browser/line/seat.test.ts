/** A seat is not lost by accident: Back, Forward, another tab, a browser that was closed. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as app } from '../../../client/i18n/en.ts';
import { button, hand, playAtOnce } from '../../support/browser/seated.ts';
import { barriers, openSite, type Site, use, type Visitor, visit } from '../../support/browser/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const dialog = ({ page }: Visitor, name: string) => page.getByRole('dialog', { name });
const wayBack = ({ page }: Pick<Visitor, 'page'>) => page.getByRole('link', { name: app.together.ownTable });

async function hasSeat(guest: Visitor): Promise<void> {
  await hand(guest).first().waitFor();
  expect(await guest.page.getByText(app.watchingBanner, { exact: true }).count()).toBe(0);
}

test('Back closes what is open, then asks; whoever has gone has the seat again by Back, Forward and from the start', async () => {
  const guest = await visit(site, '/');
  const { page } = guest;
  await playAtOnce(guest);
  await hasSeat(guest);
  const table = page.url();
  expect(await page.locator('.own .plate-name').innerText()).toContain(app.you);

  await use(guest, button(guest, app.log));
  await dialog(guest, app.log).waitFor();
  await page.goBack();
  await dialog(guest, app.log).waitFor({ state: 'hidden' });
  expect(page.url()).toBe(table);

  await page.goBack();
  await dialog(guest, app.leave).getByText(app.leaveAsk).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.goBack();
  await dialog(guest, app.leave).waitFor({ state: 'hidden' });
  await hasSeat(guest);

  // Rules over the table are a page of their own: Back leads from them to the table.
  await use(guest, page.getByRole('link', { name: app.howToPlay }));
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await hasSeat(guest);

  await page.goBack();
  await use(guest, dialog(guest, app.leave).getByRole('button', { name: app.leave }));
  await wayBack(guest).waitFor();
  expect(await barriers(page)).toEqual([]);
  const tab = await page.context().newPage();
  await tab.goto(new URL('/?gfx=off', page.url()).href);
  await wayBack({ page: tab }).waitFor();
  await tab.close();
  await use(guest, wayBack(guest));
  await hasSeat(guest);

  // As a browser does it that skips entries nobody has touched: to the start in one go, and forward again.
  await page.evaluate(() => history.go(-2));
  await wayBack(guest).waitFor();
  await page.goForward();
  await hasSeat(guest);

  // A second window takes the seat, and the first one takes it back.
  const second = await page.context().newPage();
  await second.goto(page.url());
  await page.getByText(app.gone.elsewhere).waitFor();
  // What most people came for is what stands out.
  expect(await page.locator('.primary').allInnerTexts()).toEqual([app.continueHere]);
  await use(guest, button(guest, app.continueHere));
  await hasSeat(guest);
  await second.getByText(app.gone.elsewhere).waitFor();
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});

test('what cannot be fetched to be laid over a match closes again, and takes nothing along', async () => {
  // A worker would have kept it from the first visit.
  const guest = await visit(site, '/practice/spicy', { context: { serviceWorkers: 'block' } });
  const { page } = guest;
  await hasSeat(guest);
  await page.route('**/assets/HelpDialog*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('?');
  await failed;
  await page.keyboard.press('l');
  await dialog(guest, app.log).waitFor();
  await page.keyboard.press('Escape');
  await dialog(guest, app.log).waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await hasSeat(guest);
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});

test('a dialog that was closed otherwise leaves nothing behind: Back leads to the page before', async () => {
  const guest = await visit(site, '/friends');
  const { page } = guest;
  await use(guest, page.getByRole('link', { name: app.back }));
  await use(guest, button(guest, app.settings));
  await dialog(guest, app.settingsTitle).waitFor();
  await page.keyboard.press('Escape');
  await dialog(guest, app.settingsTitle).waitFor({ state: 'hidden' });
  await page.goBack();
  await page.getByRole('heading', { name: app.friendsTitle }).waitFor();
  await guest.leave();
});
