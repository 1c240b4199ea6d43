/** Friends find each other: codes, a full table, names, words, who is sent away; and a quick match that is nobody's. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as app } from '../../../client/i18n/en.ts';
import { PHRASES } from '../../../shared/table/talk.ts';
import { button, invitation, playAtOnce } from '../../support/browser/seated.ts';
import {
  barriers,
  openSite,
  press,
  rememberedBy,
  SIZES,
  type Site,
  use,
  type Visitor,
  visit,
} from '../../support/browser/visit.ts';
import { Guest } from '../../support/guest/guest.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const { together } = app;
const gathered = ({ page }: Visitor) => page.getByRole('heading', { name: app.gatheringTitle }).waitFor();
const dialog = ({ page }: Visitor) => page.getByRole('dialog');

test('a code in capitals, a third at a table for two, another name, a word, and somebody who is sent away for a while', async () => {
  const host = await visit(site, '/friends');
  await press(host.page, 'button', app.openTable);
  await gathered(host);
  await press(host.page, 'radio', /^2$/);
  await host.page.getByText(app.inviteHint).waitFor();
  const path = await invitation(host);
  const code = path.split('/').at(-1) ?? '';

  const guest = await visit(site, '/friends', { size: 'phone' });
  // Mistyped: the way leads back to the field.
  await guest.page.getByLabel(app.code).fill('zzzzzzzz');
  await use(guest, button(guest, app.join));
  await use(guest, guest.page.getByRole('link', { name: app.anotherCode }));
  await guest.page.getByLabel(app.code).fill(`${code.slice(0, 4)} ${code.slice(4)}`.toUpperCase());
  await use(guest, button(guest, app.join));
  await gathered(guest);
  await button(guest, app.imReady).waitFor();

  await host.page.getByText(together.inviteFull).waitFor();
  const third = await visit(site, path);
  await third.page.getByRole('heading', { name: together.full }).waitFor();
  expect(await barriers(third.page)).toEqual([]);
  await use(third, button(third, together.justWatch));
  await third.page.getByRole('heading', { name: together.full }).waitFor({ state: 'hidden' });
  await gathered(third);
  await third.page.goBack();
  await use(third, button(third, together.openNext));
  await button(third, app.imReady).waitFor();
  expect(new URL(third.page.url()).pathname).not.toBe(path);
  expect(await third.page.locator('.seat-card').count()).toBe(2);

  await use(guest, button(guest, together.rename));
  await dialog(guest).getByLabel(app.name).fill('Rude Whiskers');
  await use(guest, button(guest, together.renameDo));
  await host.page.locator('.seat-card').getByText('Rude Whiskers', { exact: true }).waitFor();
  await use(guest, button(guest, app.talk));
  await use(guest, dialog(guest).getByRole('button', { name: PHRASES.hello.en }));
  await host.page.locator('.seat-card .bubble').getByText(PHRASES.hello.en).waitFor();

  await use(host, button(host, app.sendAway('Rude Whiskers')));
  await dialog(host).getByText(together.kickHint('Rude Whiskers')).waitFor();
  expect(await barriers(host.page)).toEqual([]);
  await dialog(host).getByRole('button', { name: together.kickNot }).waitFor();
  await use(host, dialog(host).getByRole('button', { name: together.kickDo }));
  await guest.page.getByText(app.gone.kicked).waitFor();
  await use(host, button(host, together.letBack('Rude Whiskers')));
  await button(host, together.letBack('Rude Whiskers')).waitFor({ state: 'hidden' });
  await guest.page.reload();
  await button(guest, app.imReady).waitFor();

  // Where nobody may watch either, the door still leads somewhere.
  await host.page.getByRole('checkbox', { name: new RegExp(`^${app.allowWatchers}`) }).uncheck({ force: true });
  await host.page.getByText(together.inviteClosed).waitFor();
  await third.page.goto(new URL(`${path}?gfx=off`, third.page.url()).href);
  await third.page.getByText(together.fullClosed).waitFor();
  await use(third, button(third, together.openNext));
  await button(third, app.imReady).waitFor();
  expect([host, guest, third].flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const { leave } of [host, guest, third]) await leave();
});

test.each(['phone', 'laptop'] as const)(
  'whoever opens a table on a %s sees how to call the others, and how to begin, without scrolling',
  async (size) => {
    const host = await visit(site, '/friends', { size });
    await use(host, button(host, app.openTable));
    await gathered(host);
    const { height } = SIZES[size];
    for (const name of [app.copyLink, app.imReady, app.start]) {
      const seen = await button(host, name).boundingBox();
      expect(
        [seen?.y ?? -1, height - (seen?.y ?? height) - (seen?.height ?? 0)].every((room) => room >= 0),
        name,
      ).toBe(true);
    }
    await host.leave();
  },
);

test('a quick match shows nobody what would be refused', async () => {
  // The other one of two never comes, and no bot may come instead: nothing is dealt while somebody looks.
  const storageState = rememberedBy(site, { quick: { seats: 2, bots: false } });
  const guest = await visit(site, '/', { context: { storageState } });
  await press(guest.page, 'radio', app.companyOf.people);
  await playAtOnce(guest);
  const other = await Guest.arrive(site.server.url);
  await other.call('POST', '/api/queue', { game: 'spicy', pace: 'standard', seats: 2, bots: false });
  await guest.page.getByText(together.quick).waitFor();
  expect(await button(guest, app.start).count()).toBe(0);
  const enabled = await guest.page
    .locator('section[aria-labelledby="settings-title"] :is(input, select):enabled')
    .count();
  expect(enabled).toBe(0);
  await guest.leave();
});
