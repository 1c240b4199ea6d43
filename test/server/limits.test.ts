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
