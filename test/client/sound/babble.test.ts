import { expect, test } from 'vitest';
import { words } from '../../../client/choreography/words.ts';
import { melodyOf } from '../../../client/sound/babble.ts';

test('the same words have the same melody: nothing else is asked, so no lie can be heard', () => {
  expect(melodyOf(words('declared', { number: 7, spice: 'wasabi' }))).toEqual(
    melodyOf(words('declared', { number: 7, spice: 'wasabi' })),
  );
});

test('numbers climb and spices differ', () => {
  const heights = [1, 4, 7, 10].map((number) => melodyOf(words('declared', { number }))[1]!.halfTones);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights).size).toBe(4);
  const melodies = ['chili', 'wasabi', 'pepper'].map((spice) => JSON.stringify(melodyOf(words('declared', { spice }))));
  expect(new Set(melodies).size).toBe(3);
});

test('words without facts are said too', () => {
  expect(melodyOf(words('pass')).length).toBeGreaterThan(0);
});
