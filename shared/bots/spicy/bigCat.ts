/** Counts what is out of sight, weighs what lies there, and mixes lies and challenges so that it cannot be read. */

import { expectationMind } from './expectation.ts';

export const bigCat = expectationMind({
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
