/** The arena measures what it says, against opponents that stay what they were. */

import { describe, expect, test } from 'vitest';
import { GAMES } from '../../shared/games/games.ts';
import { playCell, shareOf } from '../tools/arena/cell.ts';
import type { AnyContender } from '../tools/arena/contender.ts';
import { contendersNamed, rosterOf } from '../tools/arena/contenders.ts';
import { fastRandom, seedOf } from '../tools/arena/fastRandom.ts';
import { rate } from '../tools/arena/ladder.ts';
import { playGame } from '../tools/arena/playGame.ts';

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
  const { low, high } = cell('heur', 'heur', 4, 200);
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
  // What they did on the day they were frozen. If one does otherwise, all that was measured against it is void. Who of several is first to
  // lay a paw is the house's to say: another pause of its bots changes the number, and nobody's mind.
  test.each([
    ['heur', 3543913281],
    ['heur2t', 3106647115],
    ['evPool', 2426188975],
  ])('%s decides as ever', (name, decisions) => {
    expect(decisionsOf(name)).toBe(decisions);
  });
});

/** One number for every command of a contender in matches among its like, with and without variants. */
function decisionsOf(name: string): number {
  const commands: unknown[] = [];
  const [frozen] = contendersNamed('spicy', [name]);
  const watched = {
    ...frozen!,
    choose(...asked: Parameters<AnyContender['choose']>) {
      const choice = frozen!.choose(...asked);
      if (choice !== undefined) commands.push(choice.command);
      return choice;
    },
  };
  for (const seats of [2, 4, 6])
    for (const random of [0, 2]) {
      const contenders = Array.from({ length: seats }, () => watched);
      playGame(GAMES.spicy, { ...options, spiceItUp: { random } }, contenders, seedOf('frozen', seats, random));
    }
  return seedOf(JSON.stringify(commands));
}

describe('the ladder', () => {
  test('finds the strengths that the wins came from', () => {
    const random = fastRandom(3);
    const strengths = [0, 1, 2];
    const matches = Array.from({ length: 6000 }, () => {
      const places = [random.below(3), random.below(3)];
      const [one = 0, other = 0] = places.map((place) => Math.exp(strengths[place]!));
      const first = random.word() / 2 ** 32 < one / (one + other);
      return { places, shares: first ? [1, 0] : [0, 1] };
    });
    const rungs = rate(['alleyCat', 'bigCat', 'legend'], matches);
    const unit = 400 / Math.log(10);
    rungs.forEach(({ rating, low, high }, place) => {
      expect(Math.abs(rating - (1000 + place * unit))).toBeLessThan(30);
      expect(low).toBeLessThan(rating);
      expect(high).toBeGreaterThan(rating);
    });
  });

  test('puts every level and character on one scale', () => {
    const names = contendersNamed('spicy', ['levels', 'characters']).map(({ name }) => name);
    expect(names).toHaveLength(16);
    expect(new Set(names).size).toBe(16);
  });
});
