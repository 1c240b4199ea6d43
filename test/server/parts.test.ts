import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';
import { Identity } from '../../server/identity.ts';
import { Limit } from '../../server/limits.ts';
import { newTableCode } from '../../server/matchmaking/codes.ts';
import { isOurs } from '../../server/rooms/wire/frames.ts';

describe('the environment', () => {
  test('is complete when nothing is set', () => {
    expect(readConfig({})).toMatchObject({ port: 2567, dataDir: './data', maxTables: 1000, databaseUrl: undefined });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ ALLOWED_ORIGINS: 'example.org' }, 'ALLOWED_ORIGINS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ SECRET: 'short' }, 'SECRET'],
    [{ REDIS_URL: 'redis://localhost' }, 'DATABASE_URL'],
  ])('%j is refused with a sentence about %s', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(name);
  });

  test('a secret that is refused is not repeated', () => {
    expect(() => readConfig({ SECRET: 'hunter2' })).not.toThrow('hunter2');
  });

  test('an empty variable is one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 2567, databaseUrl: undefined });
  });
});

describe('identity', () => {
  const identity = new Identity('a secret of at least thirty-two characters');

  test('a ticket is good for a minute, for one table and for one purpose', () => {
    const { text } = identity.ticket('p1', 'bakali', 1000);
    expect(identity.playerOfTicket(text, 'bakali', 1000)).toBe('p1');
    expect(identity.playerOfTicket(text, 'bakali', 61_000)).toBe('p1');
    expect(identity.playerOfTicket(text, 'bakali', 61_001)).toBeUndefined();
    expect(identity.playerOfTicket(text, 'morena', 1000)).toBeUndefined();
    expect(identity.playerOfTicket(text.replace('bakali', 'morena'), 'morena', 1000)).toBeUndefined();
    expect(identity.playerOfToken(text)).toBeUndefined();
    expect(identity.playerOfTicket(identity.token('p1'), 'bakali', 1000)).toBeUndefined();
    expect(identity.ticket('p1', 'bakali', 1000).text).not.toBe(text);
  });

  test('another secret does not know it', () => {
    const other = new Identity('another secret of at least thirty-two characters');
    expect(other.playerOfToken(identity.token('p1'))).toBeUndefined();
    expect(identity.playerOfToken(identity.token('p1'))).toBe('p1');
  });
});

describe('a limit', () => {
  test('lets a burst through and then as much as it refills', () => {
    const limit = new Limit(3, 3000);
    expect([0, 0, 0, 0].map((now) => limit.take('a', now))).toEqual([true, true, true, false]);
    expect(limit.take('b', 0)).toBe(true);
    expect(limit.take('a', 1000)).toBe(true);
    expect(limit.take('a', 1000)).toBe(false);
    expect(limit.take('a', 100_000)).toBe(true);
  });

  test('has prices: what costs more than there is has to wait, and never costs more than the whole', () => {
    const limit = new Limit(3, 3000);
    expect([limit.take('a', 0, 2), limit.take('a', 0, 2), limit.take('a', 1000, 2)]).toEqual([true, false, true]);
    expect([limit.take('b', 0, 10), limit.take('b', 0), limit.take('b', 3000, 10)]).toEqual([true, false, true]);
    limit.charge('c', 0, 2);
    expect([limit.take('c', 0), limit.take('c', 0)]).toEqual([true, false]);
    limit.charge('c', 0, 100);
    expect(limit.take('c', 1000)).toBe(true);
  });

  test('takes nothing back when the clock of the machine is set back', () => {
    const limit = new Limit(3, 3000);
    expect([3_600_000, 0, 0, 0].map((now) => limit.take('a', now))).toEqual([true, true, true, false]);
    expect(limit.take('a', 1000)).toBe(true);
  });
});

describe('small things', () => {
  test('codes of tables are words of four syllables', () => {
    const codes = Array.from({ length: 200 }, newTableCode);
    for (const code of codes) expect(code).toMatch(/^([bdfgklmnprstvz][aeiou]){4}$/);
    expect(new Set(codes).size).toBeGreaterThan(195);
  });

  test.each([
    ['a request', [21, 5, 0xa3, 0x73, 0x69, 0x74, 0x80], true],
    ['a message', [13, 0xa1, 0x78], true],
    ['joining', [10], true],
    ['a type that is a number', [13, 7], false],
    ['a type longer than the frame', [13, 0xa5, 0x78], false],
    ['a type that is not ASCII', [13, 0xa1, 0xff], false],
    ['an input of a kind that we do not use', [19, 1, 2], false],
    ['nothing', [], false],
  ])('%s', (_, frame, expected) => {
    expect(isOurs(Uint8Array.from(frame))).toBe(expected);
  });
});
