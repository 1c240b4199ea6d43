/**
 * Counts what is out of sight, weighs what lies there, and mixes lies and challenges so that it cannot be read.
 * `test/tools/train.ts --what bigCat` tunes its constants.
 */

import { expectationMind, type Temper } from './counting/expectation.ts';
import { mindByRules } from './mind.ts';

export const DUEL: Temper = {
  card: 0.424,
  trophy: 9.09,
  victory: 51.2,
  caution: 0.962,
  doubtHeat: 0.108,
  turnHeat: 0.164,
  lastCalled: 0.627,
  stepCalled: 1.04,
  futureTruth: 1.4,
  futureHalf: 0.199,
  height: 0.619,
  pass: 13.1,
  wild: 0.357,
};
const duel = expectationMind(DUEL);
const table = expectationMind({
  card: 2.36,
  trophy: 8.87,
  victory: 32.1,
  caution: 0.551,
  doubtHeat: 0.294,
  turnHeat: 0.0946,
  lastCalled: 0.9,
  stepCalled: 2.32,
  futureTruth: 0.368,
  futureHalf: 0.172,
  height: 0.895,
  pass: 2.73,
  wild: 0.138,
});

export const bigCat = mindByRules(({ seats }) => (seats === 2 ? duel : table));
