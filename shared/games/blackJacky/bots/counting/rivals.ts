/** What the others may end the round with. */

import type { Seat } from '../../../../engine/game.ts';
import { catAt, isOpen } from '../../model/seating.ts';
import { LIMIT, sumOf } from '../../rules/reckoning.ts';
import type { Scene } from '../scene.ts';
import { dealt, PLACES, type Sums, shifted, withCard } from './sums.ts';

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
