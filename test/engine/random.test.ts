import { expect, test } from 'vitest';
import { createRandom, parseSeed, seedFromBytes, seedFromText } from '../../shared/engine/random.ts';

const seed = seedFromText('a quiet evening');

test('the same seed gives the same words, and another seed others', () => {
  const take = (text: string) =>
    Array.from(
      { length: 40 },
      (
        (random) => () =>
          random.word()
      )(createRandom(seedFromText(text))),
    );
  expect(take('one')).toEqual(take('one'));
  expect(take('one')).not.toEqual(take('two'));
});

test('a stored position continues the stream where it stopped', () => {
  const whole = createRandom(seed);
  const words = Array.from({ length: 30 }, () => whole.word());
  for (const position of [0, 1, 7, 8, 9, 23]) {
    const resumed = createRandom(seed, position);
    expect(resumed.word()).toBe(words[position]);
    expect(resumed.position).toBe(position + 1);
  }
});

test('the stream is SHA-256 of label, seed and block number, so that anybody can compute it', () => {
  // Computed with: printf 'hot-paws random ' | cat - seed.bin counter.bin | sha256sum
  const random = createRandom(seedFromBytes(new Uint8Array(32)));
  const block = Array.from({ length: 8 }, () => random.word().toString(16).padStart(8, '0')).join('');
  expect(block).toBe('ee1a28ceebc7985966ae57515d115d389fef6170233b13aca5e06f87845d53fa');
});

test('every number below the limit is equally likely', () => {
  const random = createRandom(seed);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let draw = 0; draw < 70_000; draw += 1) counts[random.below(7)]! += 1;
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chiSquare).toBeLessThan(22.46); // 6 degrees of freedom, 1 in 1000
});

test('every order of a shuffle is equally likely', () => {
  const random = createRandom(seed);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 48_000; draw += 1) {
    const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
  expect(chiSquare).toBeLessThan(49.73); // 23 degrees of freedom, 1 in 1000
});

test('in a shuffle of more cards than one word can place, every card comes to every place equally often', () => {
  const random = createRandom(seed);
  const cards = Array.from({ length: 36 }, (_, card) => card);
  const counts = cards.map(() => cards.map(() => 0));
  for (let draw = 0; draw < 7_200; draw += 1)
    for (const [place, card] of random.shuffle(cards).entries()) counts[card]![place]! += 1;
  const chiSquare = counts.flat().reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
  expect(chiSquare).toBeLessThan(1382); // 35 * 35 degrees of freedom, 1 in 1000
});

test('one word places several cards: a deck of 100 takes far fewer words than cards', () => {
  const random = createRandom(seed);
  const deck = Array.from({ length: 100 }, (_, card) => card);
  expect(random.shuffle(deck).sort((one, other) => one - other)).toEqual(deck);
  expect(random.position).toBeLessThan(40);
});

test('a shuffle leaves the given list alone', () => {
  const items = [1, 2, 3, 4, 5];
  createRandom(seed).shuffle(items);
  expect(items).toEqual([1, 2, 3, 4, 5]);
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('asking below %s is a bug and says so', (limit) => {
  expect(() => createRandom(seed).below(limit)).toThrow('Nothing to choose');
});

test('a seed is exactly 32 bytes in lower-case hexadecimal digits', () => {
  expect(parseSeed(seed)).toBe(seed);
  for (const wrong of ['', seed.toUpperCase(), seed.slice(1), `${seed}0`, 7, null, undefined])
    expect(parseSeed(wrong)).toBeUndefined();
  expect(() => seedFromBytes(new Uint8Array(31))).toThrow('32 bytes');
});
