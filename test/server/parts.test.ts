import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';
import { Identity } from '../../server/identity.ts';
import { Limit } from '../../server/limits.ts';
import { newTableCode } from '../../server/matchmaking/codes.ts';
import { WindowClock } from '../../shared/table/runtime/windowClock.ts';
import { Serial } from '../../shared/table/runtime/serial.ts';
import { isOurs } from '../../server/rooms/wire/frames.ts';
import { seat } from '../../shared/engine/game.ts';

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

  test('a ticket is good for a minute and for one purpose', () => {
    const { text } = identity.ticket('p1', 1000);
    expect(identity.playerOfTicket(text, 1000)).toBe('p1');
    expect(identity.playerOfTicket(text, 61_000)).toBe('p1');
    expect(identity.playerOfTicket(text, 61_001)).toBeUndefined();
    expect(identity.playerOfToken(text)).toBeUndefined();
    expect(identity.playerOfTicket(identity.token('p1'), 1000)).toBeUndefined();
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

  test('takes nothing back when the clock of the machine is set back', () => {
    const limit = new Limit(3, 3000);
    expect([3_600_000, 0, 0, 0].map((now) => limit.take('a', now))).toEqual([true, true, true, false]);
    expect(limit.take('a', 1000)).toBe(true);
  });
});

describe('the clock of a window', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 10_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const window = (id: number) => ({ id, kind: 'turn', seats: [seat(0)] });
  const started = () => {
    const expired: number[] = [];
    return { expired, clock: new WindowClock(Date.now, (id) => expired.push(id)) };
  };

  test('runs out once, for the window that it was set for', () => {
    const { clock, expired } = started();
    clock.show(window(1), () => 5000);
    expect([clock.opens, clock.deadline]).toEqual([10_000, 15_000]);
    vi.advanceTimersByTime(4999);
    expect(expired).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(expired).toEqual([1]);
  });

  test('the same window keeps its deadline, another one gets its full time', () => {
    const { clock } = started();
    clock.show(window(1), () => 5000);
    vi.advanceTimersByTime(2000);
    clock.show(window(1), () => 5000);
    expect(clock.deadline).toBe(15_000);
    clock.show(window(2), () => 5000);
    expect(clock.deadline).toBe(17_000);
  });

  test('stands still while something is shown, and gives nothing away', () => {
    const { clock, expired } = started();
    clock.show(window(1), () => 5000);
    vi.advanceTimersByTime(1000);
    clock.hold(4000);
    clock.show(window(1), () => 5000);
    expect([clock.opens, clock.deadline]).toEqual([15_000, 19_000]);
    clock.hold(4000);
    clock.show(window(2), () => 5000);
    expect([clock.opens, clock.deadline]).toEqual([19_000, 24_000]);
    vi.advanceTimersByTime(12_999);
    expect(expired).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(expired).toEqual([2]);
  });

  test('after a restart nobody runs out of time before they could be back', () => {
    const { clock } = started();
    clock.resume(window(1), 9000, 3000);
    expect(clock.deadline).toBe(13_000);
    clock.resume(window(1), 40_000, 3000);
    expect(clock.deadline).toBe(40_000);
    clock.stop();
    expect(clock.deadline).toBe(0);
  });
});

describe('small things', () => {
  test('codes of tables are words of four syllables', () => {
    const codes = Array.from({ length: 200 }, newTableCode);
    for (const code of codes) expect(code).toMatch(/^([bdfgklmnprstvz][aeiou]){4}$/);
    expect(new Set(codes).size).toBeGreaterThan(195);
  });

  test('what is done in a queue is done in order, and a failure does not stop it', async () => {
    const serial = new Serial();
    const done: number[] = [];
    const slow = serial.run(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push(1);
    });
    const failing = serial.run(() => Promise.reject(new Error('no')));
    const last = serial.run(() => done.push(2));
    await expect(failing).rejects.toThrow('no');
    await Promise.all([slow, last]);
    expect(done).toEqual([1, 2]);
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
