import { describe, expect, test } from 'vitest';
import { Limit } from '../../server/limits.ts';

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
