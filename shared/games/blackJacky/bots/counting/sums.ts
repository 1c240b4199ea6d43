/** Distributions of sums, in tenths. */

import { FACES } from '../../model/cards.ts';
import { LIMIT } from '../../rules/reckoning.ts';

/** How likely each sum is, by tenths; sums from 21 on lie at the last place, all alike. */
export type Sums = Float64Array;
export const PLACES = LIMIT + 1;

export const placeOf = (sum: number): number => Math.min(sum, LIMIT);

/**
 * By sum: how likely every rival is alive with at least as much. Whoever ends with that sum then loses a heart (B22); in any
 * other case somebody is bust or has less.
 */
export function chancesToBeLowest(rivals: readonly Sums[]): Float64Array {
  const lowest = new Float64Array(LIMIT).fill(1);
  for (const sums of rivals) {
    let alive = 0;
    for (let sum = LIMIT - 1; sum >= 0; sum -= 1) {
      alive += sums[sum] as number;
      lowest[sum] = (lowest[sum] as number) * alive;
    }
  }
  return lowest;
}

/** The sum of so many cards out of the unseen ones, exactly. */
export function dealt(unseen: readonly number[], cards: number): Sums {
  let ways: number[][] = [[1]];
  for (const face of FACES) {
    const copies = unseen[face - 1] ?? 0;
    const next: number[][] = [];
    for (let taken = 0; taken < ways.length; taken += 1)
      for (let more = 0; more <= copies && taken + more <= cards; more += 1) {
        next[taken + more] ??= [];
        const row = next[taken + more] as number[];
        const factor = choose(copies, more);
        (ways[taken] ?? []).forEach((count, sum) => {
          row[sum + more * face] = (row[sum + more * face] ?? 0) + count * factor;
        });
      }
    ways = Array.from(next, (row) => row ?? []);
  }
  const sums = new Float64Array(PLACES);
  const all = choose(
    unseen.reduce((total, count) => total + count, 0),
    cards,
  );
  (ways[cards] ?? []).forEach((count, sum) => {
    const place = placeOf(10 * sum);
    sums[place] = (sums[place] as number) + count / all;
  });
  return sums;
}

/** Every sum more by so much. */
export function shifted(sums: Sums, by: number): Sums {
  const result = new Float64Array(PLACES);
  for (let sum = 0; sum < PLACES; sum += 1) {
    const chance = sums[sum] as number;
    if (chance === 0) continue;
    const place = placeOf(sum + by);
    result[place] = (result[place] as number) + chance;
  }
  return result;
}

/** With one more unseen card where the sum is below `until`. */
export function withCard(sums: Sums, unseen: readonly number[], until: number): Sums {
  const total = unseen.reduce((sum, count) => sum + count, 0);
  if (total === 0) return sums;
  const result = new Float64Array(PLACES);
  for (let sum = 0; sum < PLACES; sum += 1) {
    const chance = sums[sum] as number;
    if (chance === 0) continue;
    if (sum >= until) {
      result[sum] = (result[sum] as number) + chance;
      continue;
    }
    for (const face of FACES) {
      const place = placeOf(sum + 10 * face);
      result[place] = (result[place] as number) + (chance * (unseen[face - 1] ?? 0)) / total;
    }
  }
  return result;
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let step = 0; step < count; step += 1) ways = (ways * (from - step)) / (step + 1);
  return ways;
}
