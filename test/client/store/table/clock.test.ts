import { describe, expect, test } from 'vitest';
import { countdown, offsetFrom } from '../../../../client/store/table/clock.ts';

describe('clocks', () => {
  test('half of the round trip is on the way here', () => {
    expect(offsetFrom({ now: 10_000, roundTrip: 80 }, 9_000)).toBe(1040);
  });

  test.each([
    ['stands still before the window opens', 900, { left: 4000, fraction: 1 }],
    ['is full when it opens', 1000, { left: 4000, fraction: 1 }],
    ['runs', 4000, { left: 1000, fraction: 0.25 }],
    ['never runs below nothing', 9000, { left: 0, fraction: 0 }],
  ])('a countdown %s', (_, now, expected) => {
    expect(countdown(1000, 5000, now)).toEqual(expected);
  });

  test('without a deadline there is no countdown', () => {
    expect(countdown(0, 0, 100)).toBeUndefined();
  });
});
