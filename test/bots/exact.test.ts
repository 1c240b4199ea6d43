/** Training does what it says: in a Spicy small enough to be solved, how far it is from unbeatable is known exactly. */

import { describe, expect, test } from 'vitest';
import { bigCat } from '../tools/exact/bigCat.ts';
import { policyOf, train } from '../tools/exact/learn.ts';
import { declarationsAfter, FACES, faceOf, HAND } from '../tools/exact/smallSpicy.ts';
import { bestResponseShare, chance, HANDS, solve, TREE } from '../tools/exact/solve.ts';

describe('the small game', () => {
  test('[R7] [R8] [R9] follows the rules of the real one with 4 as its highest number', () => {
    expect(declarationsAfter(undefined)).toEqual([0, 1, 2, 4, 5, 6]);
    expect(declarationsAfter(faceOf(1, 2))).toEqual([faceOf(1, 3), faceOf(1, 4)]);
    expect(declarationsAfter(faceOf(0, 4))).toEqual([0, 1, 2]);
  });

  test('ends at the latest with the third card of the seat that started', () => {
    expect(Math.max(...TREE.doubts.map(({ said }) => said.length))).toBe(2 * HAND - 1);
  });

  test('deals hands of three from two copies of every face', () => {
    expect(HANDS.count).toBe((FACES * (FACES - 1) * (FACES - 2)) / 6 + FACES * (FACES - 1));
    expect(HANDS.together.reduce((sum, likely) => sum + likely, 0)).toBeCloseTo(1, 10);
  });
});

test('regret minimization leaves less and less to win, training much less than chance or the big cat', () => {
  const [short, longer] = [solve(2), solve(6)].map(bestResponseShare);
  const trained = bestResponseShare(policyOf(train(10, 1)));
  expect(longer).toBeLessThan(short!);
  expect(longer).toBeLessThan(0.7);
  expect(longer).toBeGreaterThanOrEqual(0.5);
  expect(trained).toBeLessThan(bestResponseShare(chance));
  expect(trained).toBeLessThan(bestResponseShare(bigCat));
});
