import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Profile } from '../../../shared/table/api.ts';
import type { BlockedCats, Devices } from '../../../shared/table/people/account.ts';
import { call } from '../../support/guest/call.ts';
import { Guest } from '../../support/guest/guest.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const failure = (status: number, code: string) =>
  expect.objectContaining({ status, body: { error: expect.objectContaining({ code }) } });
const ask = <T>(method: string, path: string, token?: string, body?: unknown) =>
  call<T>(server.url, method, path, body, token);

describe('devices', () => {
  /** Another browser of the same person. */
  const elsewhere = async (guest: Guest) => {
    const { code } = await guest.call<{ code: string }>('POST', '/api/me/transfer');
    return (await ask<{ token: string }>('POST', '/api/transfer', undefined, { code })).token;
  };

  test('are listed for their owner and signed out one by one', async () => {
    const guest = await Guest.arrive(server.url);
    const other = await elsewhere(guest);
    const { sessions } = await ask<Devices>('GET', '/api/me/sessions', guest.token);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ here }) => here)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(guest.token);
    const { id } = sessions.find(({ here }) => !here)!;
    const stranger = await Guest.arrive(server.url);
    await expect(stranger.call('DELETE', `/api/me/sessions/${id}`)).rejects.toEqual(
      failure(404, 'identity/noSuchSession'),
    );
    await guest.call('DELETE', `/api/me/sessions/${id}`);
    await expect(ask('GET', '/api/me', other)).rejects.toEqual(failure(401, 'identity/badToken'));
    await expect(ask('POST', '/api/ticket', other, { table: 'lobby' })).rejects.toEqual(
      failure(401, 'identity/badToken'),
    );
    expect(await ask<Profile>('GET', '/api/me', guest.token)).toMatchObject({ id: guest.id });
  });

  test('all others are signed out at once; a token from before sessions goes on working until then', async () => {
    const guest = await Guest.arrive(server.url);
    const old = server.app.services.identity.token(guest.id);
    expect(await ask<Profile>('GET', '/api/me', old)).toMatchObject({ id: guest.id });
    const other = await elsewhere(guest);
    await guest.call('DELETE', '/api/me/sessions');
    for (const token of [old, other])
      await expect(ask('GET', '/api/me', token)).rejects.toEqual(failure(401, 'identity/badToken'));
    expect((await guest.call<Devices>('GET', '/api/me/sessions')).sessions).toMatchObject([{ here: true }]);
  });

  test('nobody without a token sees any', async () => {
    for (const path of ['/api/me/sessions', '/api/me/blocks'])
      await expect(ask('GET', path)).rejects.toEqual(failure(401, 'identity/badToken'));
  });
});

test('blocked cats are known to who blocked them, and to nobody else', async () => {
  const [mimi, momo] = [await Guest.arrive(server.url), await Guest.arrive(server.url)];
  const { blocks } = await mimi.call<BlockedCats>('POST', '/api/me/blocks', { cat: momo.id });
  expect(blocks).toMatchObject([{ id: momo.id }]);
  expect(await momo.call('GET', '/api/me/blocks')).toEqual({ blocks: [] });
  for (const cat of [mimi.id, 'nobody'])
    await expect(mimi.call('POST', '/api/me/blocks', { cat })).rejects.toEqual(failure(404, 'people/noSuchCat'));
  await expect(mimi.call('POST', '/api/me/blocks', { cat: '../x' })).rejects.toEqual(failure(400, 'server/malformed'));
  expect(await mimi.call('DELETE', `/api/me/blocks/${momo.id}`)).toEqual({ blocks: [] });
});
