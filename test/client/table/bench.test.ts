import { expect, test } from 'vitest';
import { figuresOf } from '../../../client/table/bench/frames.ts';

test('the median is of all frames, the low one of the slowest hundredth', () => {
  const times = [...Array<number>(297).fill(10), 40, 50, 60];
  expect(figuresOf(times)).toEqual({ frames: 300, median: 100, low: 20 });
});

test('nothing measured is nothing told', () => {
  expect(figuresOf([])).toEqual({ frames: 0, median: 0, low: 0 });
});
