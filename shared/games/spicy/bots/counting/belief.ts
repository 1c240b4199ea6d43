/** What the top card may be: Bayes over the cards out of sight, with a model of how cats choose what to say. */

import { type Declaration, FACES, facePlace } from '../../model/cards.ts';
import type { SpiceItUp } from '../../rules/spiceItUp/names.ts';
import { judge } from '../../rules/verdict.ts';
import type { Habits } from '../memory.ts';
import type { Scene } from '../scene.ts';

/** How likely each of the four ways is in which a declaration can relate to its card. */
export interface Belief {
  readonly exact: number;
  readonly numberOnly: number;
  readonly spiceOnly: number;
  readonly neither: number;
}

const CERTAIN: Belief = { exact: 1, numberOnly: 0, spiceOnly: 0, neither: 0 };

/** How readily a card is laid under a declaration that it fits in this way, measured over matches of alley cats. */
const READY = { exact: 4, numberOnly: 1.5, spiceOnly: 0.75, neither: 0.04 };
/** Who need not stick to a printed number says the next one rather than a high one: each step up is less likely by this. */
const STEP = 0.72;
/** A copy has to be right in both, so hardly anybody lies with one (R47). */
const READY_TO_LIE_WITH_A_COPY = 0.1;
/** How many cards turned up weigh as much as the model. */
const PATIENCE = 4;

export function beliefAbout({ top, unseen, view, memory }: Scene): Belief {
  if (top === undefined) return CERTAIN;
  const { declare, seat } = top;
  const fits = countFits(view.rules.spiceItUp, declare, unseen);
  const lies = top.copy ? READY_TO_LIE_WITH_A_COPY : 1;
  const free = STEP ** Math.max(0, declare.number - memory.below - 1);
  const habits = memory.habits[seat];
  const exact = fits.exact * READY.exact;
  const numberOnly = fits.numberOnly * READY.numberOnly * lies * tendency(habits, 'wrongSpices');
  const spiceOnly = fits.spiceOnly * READY.spiceOnly * lies * free * tendency(habits, 'wrongNumbers');
  const neither = fits.neither * READY.neither * lies * free;
  const total = exact + numberOnly + spiceOnly + neither;
  if (total === 0) return CERTAIN;
  return {
    exact: exact / total,
    numberOnly: numberOnly / total,
    spiceOnly: spiceOnly / total,
    neither: neither / total,
  };
}

export const chanceOfWrongNumber = ({ spiceOnly, neither }: Belief): number => spiceOnly + neither;
export const chanceOfWrongSpice = ({ numberOnly, neither }: Belief): number => numberOnly + neither;

/** More than 1 for a cat that was caught at this more often than usual. */
function tendency(habits: Habits | undefined, slip: 'wrongNumbers' | 'wrongSpices'): number {
  if (habits === undefined) return 1;
  return (habits[slip] + PATIENCE / 2) / ((habits.turnedUp + PATIENCE) / 2);
}

/** How many of these cards fit a declaration in each of the four ways. */
function countFits(inForce: readonly SpiceItUp[], declare: Declaration, cards: readonly number[]): Belief {
  let [exact, numberOnly, spiceOnly, neither] = [0, 0, 0, 0];
  for (const face of FACES) {
    const count = cards[facePlace(face)] ?? 0;
    const { numberRight, spiceRight } = judge(inForce, face, declare, 'number');
    if (numberRight && spiceRight) exact += count;
    else if (numberRight) numberOnly += count;
    else if (spiceRight) spiceOnly += count;
    else neither += count;
  }
  return { exact, numberOnly, spiceOnly, neither };
}
