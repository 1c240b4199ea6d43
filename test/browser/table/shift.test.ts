/** Nothing jumps away under a finger: what is on the screen stays where it is when more arrives. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as app } from '../../../client/i18n/en.ts';
import { button, hand, invitation, isOnTurn } from '../../support/browser/seated.ts';
import { openSite, type Site, shiftOf, use, type Visitor, visit } from '../../support/browser/visit.ts';

/** A tenth of this is hardly seen; browsers call ten times as much good. */
const MOST = 0.02;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

async function staysPut({ page }: Visitor): Promise<void> {
  const { sum, what } = await shiftOf(page);
  expect(sum, what.join('\n')).toBeLessThanOrEqual(MOST);
}

const settled = ({ page }: Visitor) => page.waitForLoadState('networkidle');

test.each(['phone', 'tablet', 'laptop'] as const)('home, tables and your cat stay put on a %s', async (size) => {
  for (const [path, name] of [
    ['/', app.play],
    ['/tables', app.openPublic],
    ['/friends', app.openTable],
    ['/cat', app.save],
  ] as const) {
    const guest = await visit(site, path, { size });
    await button(guest, name).waitFor();
    await settled(guest);
    await staysPut(guest);
    await guest.leave();
  }
});

test.each(['phone', 'laptop'] as const)(
  'a table stays put on a %s, from the first guest to the first moves',
  async (size) => {
    const host = await visit(site, '/friends', { size });
    await use(host, button(host, app.openTable));
    await host.page.getByRole('heading', { name: app.gatheringTitle }).waitFor();
    const guest = await visit(site, await invitation(host), { size });
    await guest.page.getByRole('heading', { name: app.gatheringTitle }).waitFor();
    for (const bots of [1, 2]) {
      await use(host, button(host, app.addBot));
      await expect.poll(() => host.page.getByRole('button', { name: /^Send .* away$/ }).count()).toBe(1 + bots);
    }
    await use(guest, button(guest, app.imReady));
    await host.page.getByText(app.ready, { exact: true }).first().waitFor();
    for (const person of [host, guest]) await staysPut(person);

    await use(host, button(host, app.start));
    for (const person of [host, guest]) await hand(person).first().waitFor();
    // Bots play, people do not: until somebody is awaited.
    await expect.poll(async () => (await isOnTurn(host)) || (await isOnTurn(guest))).toBe(true);
    for (const person of [host, guest]) {
      await staysPut(person);
      expect(person.complaints).toEqual([]);
      await person.leave();
    }
  },
);
