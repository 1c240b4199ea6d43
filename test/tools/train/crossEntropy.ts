/** The cross-entropy method: tries points around a mean, keeps the best, and moves there. */

import type { Random } from '../../../shared/engine/random.ts';

export interface Search {
  readonly start: readonly number[];
  readonly spread: number;
  readonly rounds: number;
  readonly tries: number;
  readonly keep: number;
  readonly random: Random;
  /** The higher, the better. `round` deals the same cards to every try of a round. */
  score(point: readonly number[], round: number): number;
  onRound?(round: number, mean: readonly number[], best: number): void;
}

export function crossEntropy({
  start,
  spread,
  rounds,
  tries,
  keep,
  random,
  score,
  onRound,
}: Search): readonly number[] {
  let mean = [...start];
  let spreads = start.map(() => spread);
  for (let round = 0; round < rounds; round += 1) {
    const points = Array.from({ length: tries }, (_, index) =>
      index === 0 ? mean : mean.map((value, place) => value + (spreads[place] as number) * normal(random)),
    );
    const ranked = points
      .map((point) => ({ point, score: score(point, round) }))
      .sort((one, other) => other.score - one.score);
    const best = ranked.slice(0, keep).map(({ point }) => point);
    const middle = mean.map((_, place) => average(best.map((point) => point[place] as number)));
    spreads = middle.map((value, place) => {
      const square = average(best.map((point) => ((point[place] as number) - value) ** 2));
      return Math.sqrt(square) + 0.1 * spread; // Never quite sure: a spread of 0 could not recover from a lucky round.
    });
    mean = middle;
    onRound?.(round, mean, ranked[0]?.score ?? 0);
  }
  return mean;
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function normal(random: Random): number {
  const uniform = () => (random.word() + 0.5) / 2 ** 32;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
