/** The arena measures what it says, against opponents that stay what they were. */

import { describe, expect, test } from 'vitest';
import { GAMES } from '../../shared/games/index.ts';
import { playCell, shareOf } from '../tools/arena/cell.ts';
import { contendersNamed, rosterOf } from '../tools/arena/contenders.ts';

const options = { manners: 'assisted', spiceItUp: [], worldsEnd: 'standard', starter: 'random' };

const cell = (one: string, many: string, seats: number, games: number) => {
  const [first, second] = contendersNamed('spicy', [one, many]);
  return playCell(
    { game: GAMES.spicy, options, one: first!, many: second!, seats, games, seed: 'arena test' },
    () => {},
  );
};

test("intervals are Wilson's", () => {
  const { share, low, high } = shareOf(60, 100);
  expect(share).toBe(0.6);
  expect(low).toBeCloseTo(0.502, 3);
  expect(high).toBeCloseTo(0.691, 3);
});

test('the same seed gives the same figures', () => {
  expect(cell('alleyCat', 'kitten', 3, 30)).toEqual(cell('alleyCat', 'kitten', 3, 30));
});

test('somebody against itself wins about its part', () => {
  const { low, high } = cell('heur', 'heur', 4, 400);
  expect(low).toBeLessThan(0.25);
  expect(high).toBeGreaterThan(0.25);
});

test('kinds of contenders can be named, and who is not there is', () => {
  const names = (...asked: string[]) => contendersNamed('spicy', asked).map(({ name }) => name);
  expect(names('frozen', 'kitten')).toEqual(['heur', 'heur2t', 'evPool', 'kitten']);
  expect(rosterOf('spicy').exploiters).toHaveLength(7);
  expect(() => names('tiger')).toThrow(/^tiger: in spicy there are/);
});

describe('the frozen opponents', () => {
  // Figures of the day they were frozen. If one changes, all that was measured against it is void.
  test.each([
    ['heur', 100],
    ['heur2t', 166],
    ['evPool', 171],
  ])('%s plays as ever', (name, wins) => {
    const { share, games } = cell(name, 'heur', 2, 200);
    expect(share * games).toBeCloseTo(wins, 6);
  });
});
