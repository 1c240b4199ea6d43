import { expect, test } from 'vitest';
import { rateGlicko } from '../tools/simulate/glicko2.ts';

test('Glicko-2, which ratings are compared with, gives what its paper works out', () => {
  const other = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });
  const after = rateGlicko({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { other: other(1400, 30), score: 1 },
    { other: other(1550, 100), score: 0 },
    { other: other(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});
