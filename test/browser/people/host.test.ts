import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAFETY_WORDS } from '../../../client/cat/safety/words.ts';
import { en as words } from '../../../client/host/words/en.ts';
import { refusals } from '../../../client/i18n/en/refusals.ts';
import { clientBuild } from '../../support/browser/build.ts';
import { launch } from '../../support/browser/chromium.ts';
import { barriers, press, type Site, visit } from '../../support/browser/visit.ts';
import { Guest } from '../../support/guest/guest.ts';
import { startServer } from '../../support/server/testServer.ts';

const safety = SAFETY_WORDS.en;

const TOKEN = 'a-token-for-the-host';
let site: Site;

beforeAll(async () => {
  const build = await clientBuild();
  const server = await startServer({ HOST_TOKEN: TOKEN }, { pages: build.folder });
  const browser = await launch('flat');
  site = {
    browser,
    server,
    async close() {
      await browser.close();
      await server.close();
      await build.remove();
    },
  };
});
afterAll(() => site?.close());

test('somebody is blocked and reported on their page; the host sees it, decides, and tells everybody', async () => {
  const [mimi, momo] = [await Guest.arrive(site.server.url), await Guest.arrive(site.server.url)];
  await momo.call('PATCH', '/api/me', { name: 'Grumbler' });
  await momo.call('PATCH', '/api/me/history', { visibility: 'everybody' });
  const guest = await visit(site, `/cat/${momo.id}`, { way: 'keys' });
  await guest.page.evaluate(
    (profile) => localStorage.setItem('hotPaws.profile', profile),
    JSON.stringify({ token: mimi.token, id: mimi.id }),
  );
  await guest.page.reload();
  await guest.page.getByText(safety.people).click();
  await guest.page.getByText(safety.report('Grumbler')).click();
  await guest.page.getByLabel(safety.reason).selectOption('name');
  await press(guest.page, 'button', safety.send);
  await guest.page.getByText(safety.sent).waitFor();
  await press(guest.page, 'button', safety.block('Grumbler'));
  await guest.page.getByRole('button', { name: safety.unblock('Grumbler') }).waitFor();
  expect(await barriers(guest.page)).toEqual([]);

  const host = await visit(site, '/host', { size: 'phone' });
  const enter = async (token: string) => {
    await host.page.getByLabel(words.token).fill(token);
    await press(host.page, 'button', words.enter);
  };
  await enter('wrong');
  await host.page.getByText(refusals['host/badToken']).waitFor();
  await enter(TOKEN);
  await host.page.getByText(words.decide('Grumbler')).click();
  expect(await barriers(host.page)).toEqual([]);
  expect(await host.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await host.page.getByLabel(words.newName).fill('Sunshine');
  await press(host.page, 'button', words.rename);
  await expect.poll(() => momo.call<{ name: string }>('GET', '/api/me')).toMatchObject({ name: 'Sunshine' });
  await press(host.page, 'button', words.done);
  await host.page.getByText(words.noReports).waitFor();
  await host.page.getByLabel(words.banner).last().fill('Back in ten minutes');
  await press(host.page, 'button', words.show);
  await expect.poll(() => mimi.call('GET', '/api/banner')).toEqual({ text: 'Back in ten minutes' });
  await guest.page.reload();
  await guest.page.getByText('Back in ten minutes').waitFor();
  expect([...guest.complaints, ...host.complaints]).toEqual([]);
  await Promise.all([guest.leave(), host.leave()]);
});
