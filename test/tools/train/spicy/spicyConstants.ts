/** Tunes the constants of minds that are not nets: rates of prototypes, tempers of those who count. */

import { expectationMind, type Temper } from '../../../../shared/games/spicy/bots/counting/expectation.ts';
import type { Mind } from '../../../../shared/games/spicy/bots/mind.ts';
import { spicy } from '../../../../shared/games/spicy/index.ts';
import type { SpicyOptions } from '../../../../shared/games/spicy/model/model.ts';
import { playCell } from '../../arena/cell.ts';
import type { AnyContender } from '../../arena/contender.ts';
import { fastRandom } from '../../arena/fastRandom.ts';
import { heuristicMind, type Rates } from '../../arena/spicy/frozen/heuristic.ts';
import { mindContender } from '../../arena/spicy/mindContender.ts';
import { crossEntropy } from '../crossEntropy.ts';

export interface Tuning {
  readonly seats: readonly number[];
  readonly pool: readonly AnyContender[];
  readonly rounds: number;
  readonly tries: number;
  /** Games of one try against each of the pool with each number of seats. */
  readonly games: number;
  /** Each try plays as many games with each of these. */
  readonly options: readonly SpicyOptions[];
  readonly seed: number;
}

export const PLAIN: SpicyOptions = { manners: 'assisted', spiceItUp: [], worldsEnd: 'standard', starter: 'random' };

export const tuneRates = (start: Rates, tuning: Tuning): Rates => tune(start, squash, unsquash, heuristicMind, tuning);

export const tuneTemper = (start: Temper, tuning: Tuning): Temper =>
  tune(start, Math.exp, Math.log, expectationMind, tuning);

function tune<T extends { readonly [key in keyof T]: number }>(
  start: T,
  toConstant: (value: number) => number,
  fromConstant: (value: number) => number,
  mindOf: (constants: T) => Mind,
  { seats, pool, rounds, tries, games, options, seed }: Tuning,
): T {
  const names = Object.keys(start) as (keyof T)[];
  const constantsOf = (point: readonly number[]): T =>
    Object.fromEntries(names.map((name, place) => [name, rounded(toConstant(point[place] as number))])) as T;
  const point = crossEntropy({
    start: names.map((name) => fromConstant(start[name])),
    spread: 0.6,
    rounds,
    tries,
    keep: Math.ceil(tries / 4),
    random: fastRandom(seed),
    score(tried, round) {
      const one = mindContender('tried', mindOf(constantsOf(tried)));
      const deal = `${seed} ${round}`;
      let score = 0;
      for (const many of pool)
        for (const count of seats)
          for (const each of options)
            score +=
              count *
              playCell({ game: spicy, options: each, one, many, seats: count, games, seed: deal }, noGame).share;
      return score / (pool.length * seats.length * options.length);
    },
    onRound: (round, mean, best) =>
      console.log(`round ${round}: ${best.toFixed(3)} ${JSON.stringify(constantsOf(mean))}`),
  });
  return constantsOf(point);
}

const noGame = (): void => {};
const squash = (value: number): number => 1 / (1 + Math.exp(-value));
const unsquash = (rate: number): number => {
  const inside = Math.min(0.98, Math.max(0.02, rate));
  return Math.log(inside / (1 - inside));
};
const rounded = (value: number): number => Number(value.toPrecision(3));
