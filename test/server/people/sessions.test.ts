import { expect, test } from 'vitest';
import { deviceOf } from '../../../server/people/device.ts';
import { onBothStores } from '../../support/server/bothStores.ts';

const DAY = 86_400_000;
const NOW = 1_700_000_000_000;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

onBothStores('sessions', (store) => {
  test('a token is good until its session is revoked, and no other goes with it', async () => {
    const { sessions } = store().people;
    const [one, other] = [await sessions.begin('mimi', PHONE, NOW), await sessions.begin('mimi', undefined, NOW)];
    expect(one).not.toBe(other);
    const found = await sessions.find(one, NOW);
    expect(found).toMatchObject({ player: 'mimi' });
    expect((await sessions.of('mimi', NOW)).map(({ device }) => device).sort()).toEqual(['', 'Safari · iPhone']);
    expect(await sessions.revoke('momo', found!.id, NOW)).toBe(false);
    expect(await sessions.revoke('mimi', found!.id, NOW)).toBe(true);
    expect(await sessions.revoke('mimi', found!.id, NOW)).toBe(false);
    expect(await sessions.find(one, NOW)).toBeUndefined();
    expect(await sessions.find(other, NOW)).toMatchObject({ player: 'mimi' });
  });

  test('a device that comes back stays signed in; one that was away for too long does not', async () => {
    const { sessions } = store().people;
    const token = await sessions.begin('tiger', undefined, NOW);
    expect(await sessions.find(token, NOW + 399 * DAY)).toBeDefined();
    expect(await sessions.of('tiger', NOW + 399 * DAY)).toMatchObject([{ since: NOW, seen: NOW + 399 * DAY }]);
    expect(await sessions.find(token, NOW + 798 * DAY)).toBeDefined();
    expect(await sessions.find(token, NOW + 1199 * DAY)).toBeUndefined();
    expect(await sessions.of('tiger', NOW + 1199 * DAY)).toEqual([]);
  });

  test('an old token becomes a session on its first use, however many requests that is at once, and stays revoked', async () => {
    const { sessions } = store().people;
    const used = await Promise.all([1, 2, 3].map(() => sessions.adopt('lion.signature', 'lion', PHONE, NOW)));
    expect(new Set(used.map((session) => session?.id)).size).toBe(1);
    expect(await sessions.of('lion', NOW)).toHaveLength(1);
    expect(await sessions.revoke('lion', used[0]!.id, NOW)).toBe(true);
    expect(await sessions.adopt('lion.signature', 'lion', PHONE, NOW)).toBeUndefined();
  });

  test('signing out everywhere else takes an old token that was never used, too', async () => {
    const { sessions } = store().people;
    const kept = await sessions.begin('puma', undefined, NOW);
    const lost = await sessions.begin('puma', undefined, NOW);
    const { id } = (await sessions.find(kept, NOW))!;
    await sessions.revokeOthers('puma', id, 'puma.signature', NOW);
    await sessions.revokeOthers('puma', id, 'puma.signature', NOW);
    expect(await sessions.of('puma', NOW)).toMatchObject([{ id }]);
    expect(await sessions.find(lost, NOW)).toBeUndefined();
    expect(await sessions.adopt('puma.signature', 'puma', undefined, NOW)).toBeUndefined();
    expect(await sessions.find(kept, NOW)).toBeDefined();
  });
});

test('a device is called by its browser and its system', () => {
  expect(deviceOf(PHONE)).toBe('Safari · iPhone');
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox · Linux');
  expect(
    deviceOf('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140'),
  ).toBe('Edge · Windows');
  expect(deviceOf('curl/8')).toBe('');
  expect(deviceOf(undefined)).toBe('');
});
