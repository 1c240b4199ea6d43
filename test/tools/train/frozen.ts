/** Tunes the opponents that strength is measured against. They are frozen since: their constants lie in arena/spicy/frozen.ts. */

import { contendersNamed } from '../arena/contenders.ts';
import type { Order } from './order.ts';
import { tuneRates, tuneTemper } from './spicyConstants.ts';

const say = (line: string): void => console.log(line);

export function tuneFrozen(what: 'heur2t' | 'evPool', { seats, updates, seed }: Order): void {
  const search = { seats, rounds: updates, seed, say };
  const constants =
    what === 'heur2t'
      ? tuneRates(
          { truth: 0.95, numberHalf: 0.5, pass: 0.03, low: 0.5, challenge: 0.1, challengeLast: 0.3, nameNumber: 0.5 },
          { ...search, pool: contendersNamed('spicy', ['heur', 'alleyCat', 'bigCat']), tries: 20, games: 60 },
        )
      : tuneTemper(
          {
            card: 1.3,
            trophy: 8,
            victory: 30,
            caution: 0.3,
            doubtHeat: 0.8,
            turnHeat: 0.5,
            lastCalled: 3,
            stepCalled: 1.05,
            futureTruth: 0.5,
            futureHalf: 0.2,
            height: 1,
            pass: 1.5,
            wild: 0.3,
          },
          {
            ...search,
            pool: contendersNamed('spicy', ['heur', 'heur2t', 'alleyCat', 'raceToEmpty']),
            tries: 20,
            games: 18,
          },
        );
  console.log(JSON.stringify(constants));
}
