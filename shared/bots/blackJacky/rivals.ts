/** What the others may end the round with: distributions of their sums, in tenths. */

import type { Seat } from '../../engine/game.ts';
import { FACES } from '../../games/blackJacky/cards.ts';
import { LIMIT, sumOf } from '../../games/blackJacky/reckoning.ts';
import { catAt, isOpen } from '../../games/blackJacky/seating.ts';
import type { Scene } from './scene.ts';

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

/** How a cat ends a round that is not very good at it. */
const CARELESS: readonly (readonly [sum: number, chance: number])[] = [
  [100, 0.04],
  [130, 0.05],
  [140, 0.05],
  [150, 0.07],
  [160, 0.1],
  [170, 0.13],
  [180, 0.14],
  [190, 0.14],
  [200, 0.12],
  [LIMIT, 0.16],
];

/** How a cat ends a round that knows what it does, measured over rounds of alley cats. */
const SHARP: readonly (readonly [sum: number, chance: number])[] = [
  [120, 0.02],
  [130, 0.02],
  [140, 0.03],
  [150, 0.08],
  [160, 0.12],
  [170, 0.09],
  [180, 0.17],
  [190, 0.22],
  [200, 0.23],
  [LIMIT, 0.02],
];

const sumsFrom = (table: typeof SHARP): Sums =>
  table.reduce((sums, [sum, chance]) => {
    sums[sum] = chance;
    return sums;
  }, new Float64Array(PLACES));

export const CARELESS_SUMS = sumsFrom(CARELESS);
const SHARP_SUMS = sumsFrom(SHARP);

/** What a rival's cards come to now: what is seen of them, and every way in which the rest may be dealt. */
export function sumsNow(scene: Scene, rival: Seat): Sums {
  const { view, memory } = scene;
  const { hand, laid } = catAt(view.cats, rival);
  const known = memory.known[rival] ?? [];
  const seen = sumOf({ hand: [], laid }, view.plusOne === rival) + known.reduce((sum, face) => sum + 10 * face, 0);
  return shifted(dealt(scene.unseen, hand.length - known.length), seen);
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

/** Who has stopped had a reason to: sums that nobody stops with become unlikely. */
function havingStoppedAbout(sums: Sums, middle: number): Sums {
  const weighted = sums.map((chance, sum) =>
    sum >= LIMIT ? 0.2 * chance : chance / (1 + Math.exp((middle - sum) / 10)),
  );
  const total = weighted.reduce((sum, chance) => sum + chance, 0);
  return total === 0 ? sums : weighted.map((chance) => chance / total);
}

/** Who draws with how much, roughly, in its last turn; with more it swaps, and gains a little. */
const DRAWS_BELOW = 140;
const SWAPS_BELOW = 180;
const SWAP_GAINS = 20;

function withLastTurn(sums: Sums, unseen: readonly number[]): Sums {
  const drawn = withCard(sums, unseen, DRAWS_BELOW);
  const result = drawn.slice();
  for (let sum = DRAWS_BELOW; sum < SWAPS_BELOW; sum += 1) {
    const chance = (sums[sum] as number) / 2;
    result[sum] = (result[sum] as number) - chance;
    result[sum + SWAP_GAINS] = (result[sum + SWAP_GAINS] as number) + chance;
  }
  return result;
}

const KNOCKS_ABOUT = 175;
const STOPS_ABOUT = 155;

/** What a rival may end with if the round goes its usual way from here. */
export function sumsAtTheEnd(scene: Scene, rival: Seat, hasTurns: boolean): Sums {
  const { view, unseen } = scene;
  const isRacing = view.firstKnock === undefined && hasTurns;
  if (isRacing) return SHARP_SUMS;
  const now = sumsNow(scene, rival);
  if (!isOpen(catAt(view.cats, rival))) return havingStoppedAbout(now, KNOCKS_ABOUT);
  if (hasTurns) return withLastTurn(now, unseen);
  return view.firstKnock === undefined ? now : havingStoppedAbout(now, STOPS_ABOUT);
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let step = 0; step < count; step += 1) ways = (ways * (from - step)) / (step + 1);
  return ways;
}
