import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Identity } from '../../../shared/table/api.ts';
import type { Keeping, PasskeyQuestion, RecoveryCodes } from '../../../shared/table/people/account.ts';
import { call } from '../../support/guest/call.ts';
import { Guest } from '../../support/guest/guest.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ SITE_ORIGIN: 'https://paws.example', LIMIT_IDENTITIES: '40', TRUST_PROXY: '1' });
});
afterAll(() => server.close());

const failure = (status: number, code: string) =>
  expect.objectContaining({ status, body: { error: expect.objectContaining({ code }) } });

test('a recovery code signs in a device of its own, once', async () => {
  const guest = await Guest.arrive(server.url);
  const { codes } = await guest.call<RecoveryCodes>('POST', '/api/me/recovery');
  expect(await guest.call<Keeping>('GET', '/api/me/keeping')).toEqual({ passkeys: [], codes: 10 });
  const back = await call<Identity>(server.url, 'POST', '/api/recovery', { code: codes[0] });
  expect(back.profile.id).toBe(guest.id);
  expect(back.token).not.toBe(guest.token);
  await expect(call(server.url, 'POST', '/api/recovery', { code: codes[0] })).rejects.toEqual(
    failure(404, 'identity/badRecovery'),
  );
  expect((await guest.call<Keeping>('GET', '/api/me/keeping')).codes).toBe(9);
});

test('guessing codes is stopped by the limit of an address', async () => {
  const address = '10.1.2.3';
  const guess = () => call(server.url, 'POST', '/api/recovery', { code: 'AAAA' }, undefined, address);
  for (let count = 0; count < 40; count += 1)
    await expect(guess()).rejects.toEqual(failure(404, 'identity/badRecovery'));
  // Some may have been earned anew meanwhile.
  await expect.poll(() => guess().catch((error) => error), { interval: 0 }).toEqual(failure(429, 'server/tooFrequent'));
});

test('passkeys are asked for in the name of the site, as the host has set it', async () => {
  const guest = await Guest.arrive(server.url);
  const { options } = await guest.call<PasskeyQuestion>('POST', '/api/me/passkeys/options');
  expect(options).toMatchObject({ rp: { id: 'paws.example' }, authenticatorSelection: { residentKey: 'required' } });
  const asked = await call<PasskeyQuestion>(server.url, 'POST', '/api/passkeys/options');
  expect(asked.options).toMatchObject({ rpId: 'paws.example' });
  // Who asks without being signed in learns of nobody's passkeys.
  expect(asked.options).not.toHaveProperty('allowCredentials');
});

test('an answer that proves nothing opens nothing', async () => {
  const guest = await Guest.arrive(server.url);
  const rubbish = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {}, clientExtensionResults: {} };
  const { id } = await guest.call<PasskeyQuestion>('POST', '/api/me/passkeys/options');
  for (const response of [rubbish, { id: 'AAAA' }])
    await expect(guest.call('POST', '/api/me/passkeys', { id, response })).rejects.toEqual(
      failure(422, 'identity/badPasskey'),
    );
  const asked = await call<PasskeyQuestion>(server.url, 'POST', '/api/passkeys/options');
  await expect(call(server.url, 'POST', '/api/passkeys', { id: asked.id, response: rubbish })).rejects.toEqual(
    failure(401, 'identity/badPasskey'),
  );
  for (const path of ['/api/me/keeping', '/api/me/passkeys/options', '/api/me/recovery'])
    await expect(call(server.url, path.endsWith('keeping') ? 'GET' : 'POST', path)).rejects.toEqual(
      failure(401, 'identity/badToken'),
    );
});

test('everything about oneself is told to oneself; leaving can be taken back', async () => {
  const [guest, other] = [await Guest.arrive(server.url), await Guest.arrive(server.url)];
  await guest.call('POST', '/api/me/blocks', { cat: other.id });
  const { everything } = await guest.call<{ everything: Record<string, readonly object[]> }>('GET', '/api/me/export');
  expect(Object.keys(everything).sort()).toEqual(['blocks', 'players', 'sessions']);
  const others = await other.call<{ everything: Record<string, readonly object[]> }>('GET', '/api/me/export');
  expect(JSON.stringify(others)).not.toContain(guest.id);
  await expect(call(server.url, 'GET', '/api/me/export')).rejects.toEqual(failure(401, 'identity/badToken'));
  const { leavesAt = 0 } = await guest.call<Keeping>('DELETE', '/api/me');
  expect(leavesAt).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  expect(await guest.call<Keeping>('POST', '/api/me/stay')).toEqual({ passkeys: [], codes: 0 });
  await guest.call('DELETE', '/api/me');
  await server.app.services.store.people.farewells.complete(leavesAt + 10_000);
  await expect(guest.call('GET', '/api/me')).rejects.toEqual(failure(401, 'identity/badToken'));
  expect(await other.call('GET', '/api/me')).toMatchObject({ id: other.id });
});
