/** Quick match and leaderboards in a real browser. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en as app } from '../../../client/i18n/en.ts';
import { en as ladder } from '../../../client/ladder/words/en.ts';
import { QUEUE_WORDS } from '../../../client/queue/words.ts';
import { countAll } from '../../../server/ratings/counting.ts';
import { button } from '../../support/browser/seated.ts';
import {
  barriers,
  openSite,
  rememberedBy,
  type Site,
  type VisitorOptions,
  visit,
} from '../../support/browser/visit.ts';
import { Guest } from '../../support/guest/guest.ts';

const queue = QUEUE_WORDS.en;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Somebody who wants no bots waits for as long as nobody else comes. */
const withoutBots = (): VisitorOptions => ({
  size: 'phone',
  context: { storageState: rememberedBy(site, { quick: { seats: 'any', bots: false } }) },
});

/** Where pictures go when somebody wants to look at them. */
const SHOTS = process.env.SHOTS;

describe('quick match', () => {
  test('tells who waits how it stands, and leads to a table with bots when nobody comes', async () => {
    const guest = await visit(site, '/queue', withoutBots());
    await guest.page.getByRole('heading', { name: queue.title }).waitFor();
    await button(guest, queue.meanwhile).waitFor();
    // What somebody wishes is kept, and changes nothing about how long they have waited.
    await guest.page.getByText(queue.anySeats, { exact: true }).waitFor();
    await guest.page.getByLabel('3', { exact: true }).check({ force: true });
    await expect.poll(() => guest.page.getByLabel('3', { exact: true }).isChecked()).toBe(true);
    if (SHOTS) await guest.page.screenshot({ path: `${SHOTS}/queue-phone.png` });
    await guest.page.getByLabel(queue.withBots).check({ force: true });
    await guest.page.waitForURL('**/table/*');
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('a match against bots meanwhile ends when the table is ready', async () => {
    const guest = await visit(site, '/', { size: 'phone' });
    // The line is down for a moment, so that the table is not there before the other match is.
    await guest.page.route('**/api/queue', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    await guest.page.goto(new URL('/queue', guest.page.url()).href);
    await button(guest, queue.meanwhile).tap();
    await guest.page.waitForURL('**/practice/*');
    await guest.page.unroute('**/api/queue');
    await guest.page.getByText(queue.ready).waitFor();
    if (SHOTS) await guest.page.screenshot({ path: `${SHOTS}/queue-ready.png` });
    await guest.page.waitForURL('**/table/*');
    await guest.leave();
  });

  test('friends who open one link wait together, and sit at one table', async () => {
    const leader = await visit(site, '/queue', withoutBots());
    await button(leader, queue.bringFriends).click();
    await leader.page.getByRole('heading', { name: queue.party }).waitFor();
    const link = await leader.page.locator('.invite .link').innerText();
    const friend = await visit(site, new URL(link).pathname, { size: 'phone' });
    await friend.page.getByText(queue.leaderDecides).waitFor();
    await expect.poll(() => leader.page.locator('.queue-names li').count()).toBe(2);
    if (SHOTS) await leader.page.screenshot({ path: `${SHOTS}/queue-party.png` });
    expect(await barriers(leader.page)).toEqual([]);
    await button(leader, queue.start).click();
    await Promise.all([leader, friend].map(({ page }) => page.waitForURL('**/table/*')));
    expect(new URL(friend.page.url()).pathname).toBe(new URL(leader.page.url()).pathname);
    await leader.leave();
    await friend.leave();
  });
});

describe('a leaderboard', () => {
  test('is reached from the start, says how old it is, and can be used without a mouse', async () => {
    const { store } = site.server.app.services;
    const rivals = await Promise.all(Array.from({ length: 4 }, () => Guest.arrive(site.server.url)));
    const rows = rivals.map(({ id: player }, place) => {
      const shown = 1200 - 40 * place;
      return { game: 'spicy', period: 'all', player, mu: shown, sigma: 50, matches: 30, shown, counted: -1, stale: 1 };
    });
    await store.journal.commit({ rows: [], changes: [(db) => db.insertInto('ratings').values(rows).execute()] });
    await countAll(store, Date.now() + 60_000);
    const guest = await visit(site, '/', { size: 'phone' });
    await guest.page.getByRole('link', { name: app.leaders }).tap();
    await guest.page.getByText(ladder.notYet).waitFor();
    await guest.page.getByText(ladder.spanOf.all).tap();
    await expect.poll(() => guest.page.getByRole('row').count()).toBeGreaterThan(2);
    await guest.page.getByText('Counted at').waitFor();
    await button(guest, ladder.check).tap();
    await guest.page.getByText(ladder.checked(0)).waitFor();
    expect(await barriers(guest.page)).toEqual([]);
    if (SHOTS) await guest.page.screenshot({ path: `${SHOTS}/ladder-phone.png` });
    if (SHOTS) {
      await guest.page.setViewportSize({ width: 1280, height: 720 });
      await guest.page.screenshot({ path: `${SHOTS}/ladder-desktop.png` });
    }
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });
});
