/** Counts what is out of sight, weighs what lies there, and mixes lies and challenges so that it cannot be read. */

import { expectationMind } from './expectation.ts';
import { mindBySeats } from './mind.ts';

const duel = expectationMind({
  card: 0.89,
  trophy: 8.3,
  victory: 49.4,
  caution: 1.56,
  doubtHeat: 0.122,
  turnHeat: 0.0703,
  lastCalled: 1.51,
  stepCalled: 1.48,
  futureTruth: 0.197,
  futureHalf: 0.162,
  height: 2.79,
  pass: 19.8,
  wild: 0.0933,
});
const table = expectationMind({
  card: 2.36,
  trophy: 8.87,
  victory: 32.1,
  caution: 0.551,
  doubtHeat: 0.294,
  turnHeat: 0.0946,
  lastCalled: 1.05,
  stepCalled: 2.32,
  futureTruth: 0.368,
  futureHalf: 0.172,
  height: 0.895,
  pass: 2.73,
  wild: 0.138,
});

export const bigCat = mindBySeats((seats) => (seats === 2 ? duel : table));
