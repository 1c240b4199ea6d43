/** How much a best response wins from each way of playing the small game, exactly. */

import { bigCat } from './bigCat.ts';
import { policyOf, train } from './learn.ts';
import { bestResponseShare, chance, solve } from './solve.ts';

export interface ExactReport {
  readonly rounds: number;
  readonly updates: number;
  /** Win share of the best response, starting half of the time; 0.5 is what nobody can be kept from. */
  readonly bestResponse: {
    readonly cfr: number;
    readonly trained: number;
    readonly bigCat: number;
    readonly chance: number;
  };
}

export function exactReport({ rounds, updates, seed }: { rounds: number; updates: number; seed: number }): ExactReport {
  return {
    rounds,
    updates,
    bestResponse: {
      cfr: bestResponseShare(solve(rounds)),
      trained: bestResponseShare(policyOf(train(updates, seed))),
      bigCat: bestResponseShare(bigCat),
      chance: bestResponseShare(chance),
    },
  };
}
