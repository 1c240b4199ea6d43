import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as words } from '../../../client/cat/keep/words/en.ts';
import { en as app } from '../../../client/i18n/en.ts';
import { PLAIN_HOST } from '../../support/browser/chromium.ts';
import { barriers, openSite, press, type Site, visit } from '../../support/browser/visit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

interface Authenticator {
  readonly cdp: CDPSession;
  readonly id: string;
}

/** A security key that says yes, as Chromium plays it for tests. */
async function plugIn(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

const at = (host: string): Site => ({
  ...site,
  server: { ...site.server, url: site.server.url.replace('127.0.0.1', host) },
});

const tokenOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('hotPaws.profile') ?? '{}') as { token?: string }).token ?? '');

async function nameCat(page: Page, name: string): Promise<void> {
  await page.getByLabel(app.name, { exact: true }).fill(name);
  await press(page, 'button', app.save);
  await page.getByRole('button', { name: app.saved }).waitFor();
}

test('a cat is kept by one tap and fetched on another device; the first one can be signed out from there', async () => {
  const first = await visit(at('localhost'), '/cat', { way: 'keys' });
  const key = await plugIn(first.page);
  await nameCat(first.page, 'Clementine');
  await press(first.page, 'button', words.keepNow);
  await first.page.getByText(words.kept).waitFor();
  expect(await barriers(first.page)).toEqual([]);
  const { credentials } = await key.cdp.send('WebAuthn.getCredentials', { authenticatorId: key.id });
  expect(credentials).toHaveLength(1);

  const second = await visit(at('localhost'), '/cat', { size: 'phone' });
  const copy = await plugIn(second.page);
  await copy.cdp.send('WebAuthn.addCredential', { authenticatorId: copy.id, credential: credentials[0]! });
  await press(second.page, 'button', words.withPasskey);
  await second.page.getByText(words.welcomeBack('Clementine')).waitFor();
  expect(await second.page.getByLabel(app.name, { exact: true }).inputValue()).toBe('Clementine');
  expect(await tokenOf(second.page)).not.toBe(await tokenOf(first.page));

  await second.page.getByRole('heading', { name: words.devices }).waitFor();
  await press(second.page, 'button', words.signOutOthers);
  await expect.poll(() => second.page.getByRole('button', { name: words.signOutOthers }).isVisible()).toBe(false);
  const refused = await fetch(`${site.server.url}/api/me`, {
    headers: { authorization: `Bearer ${await tokenOf(first.page)}` },
  });
  expect(refused.status).toBe(401);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  await Promise.all([first.leave(), second.leave()]);
});

test('where the page is not secure it says why, and codes bring the cat back', async () => {
  const guest = await visit(at(PLAIN_HOST), '/cat', { way: 'keys' });
  expect(await guest.page.evaluate(() => isSecureContext)).toBe(false);
  await nameCat(guest.page, 'Pumpernickel');
  await guest.page.getByText(words.insecure).waitFor();
  expect(await guest.page.getByRole('button', { name: words.keepNow }).isVisible()).toBe(false);
  await press(guest.page, 'button', words.makeCodes);
  const code = (await guest.page.locator('.codes code').first().textContent()) ?? '';
  expect(code).toMatch(/^(?:\w{4}-){3}\w{4}$/);
  await guest.page.emulateMedia({ media: 'print' });
  const shown = (part: string) => guest.page.locator(part).evaluate((found) => getComputedStyle(found).visibility);
  await expect.poll(() => shown('main')).toBe('hidden');
  expect(await shown('.codes')).toBe('visible');
  await guest.page.emulateMedia({ media: 'screen' });

  const other = await visit(site, '/cat', { way: 'keys' });
  await other.page.getByText(words.withCode).click();
  await other.page.getByLabel(words.code, { exact: true }).fill(code.toLowerCase());
  await press(other.page, 'button', words.fetch);
  await other.page.getByText(words.welcomeBack('Pumpernickel')).waitFor();
  await Promise.all([guest.leave(), other.leave()]);
});
