import { describe, expect, test } from 'vitest';
import { createRandom, seedFromText } from '../../shared/engine/random.ts';
import { damping, isProvisional, NEWCOMER, pointsOf, type Rating, rateSeats } from '../../shared/ratings/rating.ts';

const match = (places: readonly number[], before: Rating = NEWCOMER) =>
  rateSeats(places.map((place) => ({ before, place, weight: 1 })));

describe('ties', () => {
  test('two tied winners of five stand above the third, who stands above the others', () => {
    const [one, other, third, fourth, fifth] = match([1, 1, 3, 4, 5]).map(pointsOf);
    expect(one).toBe(other);
    expect([one, third, fourth, fifth]).toEqual([one, third, fourth, fifth].sort((a, b) => b! - a!));
    expect(one).toBeGreaterThan(third!);
    expect(third).toBe(NEWCOMER.mu);
  });

  test('equals who all tie stay where they are', () => {
    for (let seats = 2; seats <= 6; seats += 1)
      expect(match(Array(seats).fill(1)).map(pointsOf)).toEqual(Array(seats).fill(NEWCOMER.mu));
  });

  test('a tie takes from who was thought to be stronger', () => {
    const strong = { mu: 1300, sigma: 80 };
    const weak = { mu: 1000, sigma: 80 };
    const [first, second] = rateSeats([
      { before: strong, place: 1, weight: 1 },
      { before: weak, place: 1, weight: 1 },
    ]);
    expect(first!.mu).toBeLessThan(strong.mu);
    expect(second!.mu).toBeGreaterThan(weak.mu);
  });
});

describe('more seats do not inflate', () => {
  test.each([2, 3, 4, 5, 6])('with %i seats nothing is won that nobody lost', (seats) => {
    const places = Array.from({ length: seats }, (_, place) => place + 1);
    const sum = match(places).reduce((total, { mu }) => total + mu - NEWCOMER.mu, 0);
    expect(sum).toBeCloseTo(0, 6);
  });

  /** How far apart twelve equals are after many matches that chance alone decided. */
  function scatter(seats: number): number {
    const random = createRandom(seedFromText(`scatter ${seats}`));
    let sum = 0;
    let count = 0;
    const ratings: Rating[] = Array.from({ length: 12 }, () => ({ mu: 1000, sigma: 70 }));
    for (let index = 0; index < 4000; index += 1) {
      const sitting = random.shuffle(ratings.map((_, place) => place)).slice(0, seats);
      const after = rateSeats(sitting.map((who, place) => ({ before: ratings[who]!, place, weight: 1 })));
      // Uncertainty is held still, so that only the steps are compared.
      for (const [place, who] of sitting.entries()) ratings[who] = { mu: after[place]!.mu, sigma: 70 };
      for (const who of sitting) sum += (ratings[who]!.mu - 1000) ** 2;
      count += seats;
    }
    return Math.sqrt(sum / count);
  }

  test('chance scatters equals as far with six seats as with two, and no further', () => {
    const duel = scatter(2);
    for (const seats of [3, 4, 6]) expect(scatter(seats) / duel).toBeLessThan(1.1);
    expect(scatter(6) / duel).toBeGreaterThan(0.8);
  });

  test('the damping is that of a duel with two seats, and falls from there', () => {
    expect(damping(2)).toBe(1);
    const all = [2, 3, 4, 5, 6].map(damping);
    expect(all).toEqual([...all].sort((a, b) => b - a));
  });
});

/** A hundred people of known strength, at tables of four; who wins is drawn by Luce's rule. */
function season(matchesEach: number): readonly { readonly rating: Rating; readonly strength: number }[] {
  const random = createRandom(seedFromText('season'));
  const chance = () => random.below(1_000_000) / 1_000_000;
  const cats = Array.from({ length: 100 }, () => ({ rating: NEWCOMER, strength: 850 + 300 * chance() }));
  for (let round = 0; round < matchesEach; round += 1) {
    const order = random.shuffle(cats.map((_, place) => place));
    for (let first = 0; first < cats.length; first += 4) {
      // The first to come in an exponential race is drawn by Luce's rule, and so is everybody after.
      const table = order
        .slice(first, first + 4)
        .map((who) => ({ who, late: -Math.log(1 - chance()) / 10 ** (cats[who]!.strength / 400) }))
        .sort((a, b) => a.late - b.late);
      const after = rateSeats(table.map(({ who }, place) => ({ before: cats[who]!.rating, place, weight: 1 })));
      for (const [place, { who }] of table.entries()) cats[who] = { ...cats[who]!, rating: after[place]! };
    }
  }
  return cats;
}

test.each([5, 20, 60])('after %i matches about two thirds are as near to the truth as their rating says', (matches) => {
  const cats = season(matches);
  const within = cats.filter(({ rating, strength }) => Math.abs(rating.mu - strength) <= rating.sigma).length;
  expect(within).toBeGreaterThan(60);
  if (matches >= 20) expect(cats.filter(({ rating }) => isProvisional(rating)).length).toBeLessThan(50);
  if (matches >= 60) expect(within).toBeLessThan(90);
});

test('a newcomer is provisional, and no more after some matches', () => {
  let rating: Rating = NEWCOMER;
  let matches = 0;
  expect(isProvisional(rating)).toBe(true);
  while (isProvisional(rating)) {
    const seats = [1, 2, 3, 4].map((place) => ({
      before: place === 2 ? rating : { mu: 1000, sigma: 60 },
      place,
      weight: 1,
    }));
    rating = rateSeats(seats)[1]!;
    matches += 1;
  }
  expect(matches).toBeGreaterThan(5);
  expect(matches).toBeLessThan(25);
});

test('what counts half moves half as far', () => {
  const whole = match([1, 2])[0]!;
  const half = rateSeats([
    { before: NEWCOMER, place: 1, weight: 0.5 },
    { before: NEWCOMER, place: 2, weight: 1 },
  ])[0]!;
  expect(half.mu - NEWCOMER.mu).toBeCloseTo((whole.mu - NEWCOMER.mu) / 2, 9);
  expect(half.sigma).toBeGreaterThan(whole.sigma);
});
