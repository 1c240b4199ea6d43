import { expect, test } from 'vitest';
import { CHALLENGE_LIFE_MS } from '../../../server/people/passkeys.ts';
import { onBothStores } from '../../support/server/bothStores.ts';

const NOW = 1_700_000_000_000;

onBothStores('what a cat is kept by', (store) => {
  test('a recovery code works once, however it is typed; new ones end the old', async () => {
    const { people, journal } = store();
    const make = async (player: string) => {
      const { codes, change } = people.recoveryCodes.renew(player, NOW);
      await journal.commit({ rows: [], changes: [change] });
      return codes;
    };
    const codes = await make('mimi');
    const other = await make('momo');
    expect(new Set([...codes, ...other]).size).toBe(20);
    expect(codes[0]).toMatch(/^(?:[2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/);
    expect(await people.recoveryCodes.take(` ${codes[0]!.toLowerCase().replaceAll('-', ' ')} `)).toBe('mimi');
    expect(await people.recoveryCodes.take(codes[0]!)).toBeUndefined();
    expect(await people.recoveryCodes.left('mimi')).toBe(9);
    await make('mimi');
    expect(await people.recoveryCodes.take(codes[1]!)).toBeUndefined();
    expect(await people.recoveryCodes.left('mimi')).toBe(10);
    expect(await people.recoveryCodes.take(other[3]!)).toBe('momo');
  });

  test('of many who type the same code at once, one arrives', async () => {
    const { people, journal } = store();
    const { codes, change } = people.recoveryCodes.renew('tiger', NOW);
    await journal.commit({ rows: [], changes: [change] });
    const arrived = await Promise.all(Array.from({ length: 8 }, () => people.recoveryCodes.take(codes[0]!)));
    expect(arrived.filter((player) => player === 'tiger')).toHaveLength(1);
  });

  test('a question is answered once, in time, by who was asked', async () => {
    const { passkeys } = store().people;
    const ask = (player: string | null) => passkeys.ask('riddle', player, NOW);
    expect(await passkeys.takeChallenge(await ask('mimi'), 'mimi', NOW)).toBe('riddle');
    const once = await ask(null);
    expect(await passkeys.takeChallenge(once, null, NOW + CHALLENGE_LIFE_MS)).toBe('riddle');
    expect(await passkeys.takeChallenge(once, null, NOW)).toBeUndefined();
    expect(await passkeys.takeChallenge(await ask('mimi'), 'momo', NOW)).toBeUndefined();
    expect(await passkeys.takeChallenge(await ask('mimi'), null, NOW)).toBeUndefined();
    expect(await passkeys.takeChallenge(await ask(null), 'mimi', NOW)).toBeUndefined();
    expect(await passkeys.takeChallenge(await ask(null), null, NOW + CHALLENGE_LIFE_MS + 1)).toBeUndefined();
  });

  test('a passkey belongs to one cat', async () => {
    const { passkeys } = store().people;
    const row = { id: 'key', player: 'mimi', public_key: 'half', counter: 0, transports: '[]' };
    expect(await passkeys.add(row, undefined, NOW)).toBe(true);
    expect(await passkeys.add({ ...row, player: 'momo' }, undefined, NOW)).toBe(false);
    expect(await passkeys.find('key')).toMatchObject({ player: 'mimi' });
    await passkeys.used('key', 7, NOW + 1);
    expect(await passkeys.rowsOf('mimi')).toMatchObject([{ counter: 7 }]);
    expect(await passkeys.remove('momo', 'key')).toBe(false);
    expect(await passkeys.remove('mimi', 'key')).toBe(true);
    expect(await passkeys.of('mimi')).toEqual([]);
  });
});
