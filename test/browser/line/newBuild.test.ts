/** A page of an older build than the server's: left in peace while it plays, asked between matches. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILD_WORDS } from '../../../client/hud/kit/NewBuild.tsx';
import { openSite, type Site, visit } from '../../support/browser/visit.ts';
import { Guest } from '../../support/guest/guest.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const { news, load, later } = BUILD_WORDS.en;

test('is asked to load the new version in gathering, not during a match, and is up to date afterwards', async () => {
  const guest = await Guest.arrive(site.server.url);
  const id = await guest.open({ game: 'spicy', seats: 2, pace: 'relaxed' });
  await guest.join(id);
  const visitor = await visit(site, '/', {});
  const { page } = visitor;
  // As if the server had been replaced since this page was loaded.
  let served = '/assets/index-of-tomorrow.js';
  await page.route('**/api/ticket', async (route) => {
    const answer = await route.fetch();
    const ticket = (await answer.json()) as { build: string };
    await route.fulfill({ response: answer, json: { ...ticket, build: served || ticket.build } });
  });
  await page.goto(`${site.server.url}/table/${id}`);
  const asked = page.getByText(news);
  await asked.waitFor();
  await page.getByRole('button', { name: later }).click();
  await asked.waitFor({ state: 'hidden' });
  await guest.until(() => guest.state.seats.every(({ kind }) => kind === 'person'));
  await page.getByRole('button', { name: /ready/i }).first().click();
  await guest.ask('ready', { ready: true });
  await guest.until(() => guest.state.phase === 'playing');
  expect(await asked.isVisible()).toBe(false);
  await guest.leave();
  await page.goto(`${site.server.url}/tables`);
  await asked.waitFor();
  served = '';
  await page.getByRole('button', { name: load }).click();
  await page.waitForLoadState('load');
  await page.getByRole('main').waitFor();
  await expect.poll(() => asked.isVisible()).toBe(false);
  await visitor.leave();
});
