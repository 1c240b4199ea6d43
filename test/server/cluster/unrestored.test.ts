import { expect, test } from 'vitest';
import { Unrestored } from '../../../server/cluster/unrestored.ts';

const SECOND = 1000;

/** When it is tried, second by second, while it fails every time. */
function triesOf(isUnreadable: boolean, seconds: number): readonly number[] {
  const unrestored = new Unrestored();
  const tried: number[] = [];
  for (let second = 0; second < seconds; second += 1)
    if (unrestored.isDue('a', second * SECOND)) {
      tried.push(second);
      unrestored.failed('a', isUnreadable, second * SECOND);
    }
  return tried;
}

test('a table that does not come back is tried less and less often, one that cannot be read hardly ever', () => {
  expect(triesOf(false, 130)).toEqual([0, 2, 5, 10, 19, 36, 67, 98, 129]);
  expect(triesOf(true, 1100)).toEqual([0, 3, 8, 17, 34, 67, 132, 261, 518, 819]);
});

test('health warns of it without saying which, until it is back', () => {
  const unrestored = new Unrestored();
  expect(unrestored.warning(0)).toBeUndefined();
  unrestored.failed('babababa', false, 0);
  expect(unrestored.warning(SECOND)).toMatch(/^a table could not/);
  unrestored.failed('dadadada', false, SECOND);
  expect(unrestored.warning(SECOND)).toMatch(/^2 tables could not/);
  expect(unrestored.warning(SECOND)).not.toContain('babababa');
  unrestored.settled('dadadada');
  expect(unrestored.isDue('dadadada', SECOND)).toBe(true);
  unrestored.settled('babababa');
  expect(unrestored.warning(SECOND)).toBeUndefined();
});

test('nobody is warned of a table that was brought back elsewhere', () => {
  const unrestored = new Unrestored();
  unrestored.failed('babababa', false, 0);
  expect(unrestored.warning(60 * SECOND)).toBeUndefined();
});
