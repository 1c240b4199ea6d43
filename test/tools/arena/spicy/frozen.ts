/** Opponents that strength is measured against. They are frozen: a test notices when they play otherwise. */

import { expectationMind } from '../../../../shared/bots/spicy/expectation.ts';
import { type Mind, mindBySeats } from '../../../../shared/bots/spicy/mind.ts';
import { heuristicMind } from './heuristic.ts';

/** Truth, else half a truth, challenges at random. */
const heur = heuristicMind({
  truth: 1,
  numberHalf: 0.5,
  pass: 0,
  low: 0,
  challenge: 0.12,
  challengeLast: 0.12,
  nameNumber: 0.5,
});

/** The same with rates tuned by the cross-entropy method for 2, 3-4 and 5-6 seats. */
const heur2t = bySeats(
  heuristicMind({
    truth: 0.965,
    numberHalf: 0.506,
    pass: 0.009,
    low: 0.318,
    challenge: 0.0172,
    challengeLast: 0.817,
    nameNumber: 0.142,
  }),
  heuristicMind({
    truth: 0.977,
    numberHalf: 0.571,
    pass: 0.0124,
    low: 0.36,
    challenge: 0.0445,
    challengeLast: 0.635,
    nameNumber: 0.551,
  }),
  heuristicMind({
    truth: 0.972,
    numberHalf: 0.4,
    pass: 0.0175,
    low: 0.375,
    challenge: 0.0471,
    challengeLast: 0.126,
    nameNumber: 0.135,
  }),
);

/** Counts, infers and weighs; its constants tuned by the cross-entropy method against Heur, Heur2t and others, for 2 and for more seats. */
const evDuel = expectationMind({
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
const evTable = expectationMind({
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
const evPool = bySeats(evDuel, evTable, evTable);

export const FROZEN = { heur, heur2t, evPool } satisfies { readonly [name: string]: Mind };

function bySeats(two: Mind, four: Mind, six: Mind): Mind {
  return mindBySeats((seats) => (seats === 2 ? two : seats <= 4 ? four : six));
}
