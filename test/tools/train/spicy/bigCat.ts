/** Tunes the temper of the big cat of Spicy. Its constants lie in shared/games/spicy/bots/bigCat.ts. */

import type { Temper } from '../../../../shared/games/spicy/bots/counting/expectation.ts';
import { contendersNamed } from '../../arena/contenders.ts';
import type { Order } from '../order.ts';
import { PLAIN, tuneTemper } from './spicyConstants.ts';

const START: Temper = {
  card: 1.3,
  trophy: 8,
  victory: 30,
  caution: 0.5,
  doubtHeat: 0.3,
  turnHeat: 0.15,
  lastCalled: 0.8,
  stepCalled: 1.5,
  futureTruth: 0.5,
  futureHalf: 0.2,
  height: 1,
  pass: 4,
  wild: 0.3,
};

/** Those it is to beat, those who know other tricks, and one who counts as it does. */
const POOL = ['alleyCat', 'alleyCat', 'heur2t', 'raceToEmpty', 'evPool'];

export function tuneBigCat({ seats, updates, seed }: Order): void {
  const temper = tuneTemper(START, {
    seats,
    rounds: updates,
    seed,
    tries: 24,
    games: 24,
    options: [PLAIN, { ...PLAIN, spiceItUp: { random: 2 } }],
    pool: contendersNamed('spicy', POOL),
  });
  console.log(JSON.stringify(temper));
}
