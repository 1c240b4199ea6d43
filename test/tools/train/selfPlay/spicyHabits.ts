/** Habits that a seat of Spicy can have for a match: it calls, lies or passes more or less than others, or likes high numbers. */

import type { Random } from '../../../../shared/engine/random.ts';
import { TRAIT_PLACES, TURN_TRAITS } from '../../../../shared/games/spicy/bots/plain/encode.ts';
import { HIGHEST_NUMBER } from '../../../../shared/games/spicy/model/cards.ts';
import { type Habits, normal } from './habits.ts';

/** How far habits go: somebody who would call three cards of ten calls one in ten, or two in three. */
const SPREAD = 1.5;
const KINDS = 4;

export function spicyHabits(random: Random): Habits {
  const liking = (): number => SPREAD * normal(random);
  const calls = liking();
  const doubt = Float64Array.of(0, calls + liking() / 2, calls + liking() / 2);
  const turn = new Float64Array(TURN_TRAITS);
  const { truth, truthAtTheEnd, passing } = TRAIT_PLACES;
  const high = 0.6 * liking();
  for (let kind = 0; kind < KINDS; kind += 1) {
    const always = liking();
    const atTheEnd = 0.7 * liking();
    for (let number = 0; number < HIGHEST_NUMBER; number += 1)
      turn[truth + kind * HIGHEST_NUMBER + number] = always + (high * (number - 4.5)) / 4.5;
    for (let left = 0; left < 3; left += 1) turn[truthAtTheEnd + left * KINDS + kind] = atTheEnd;
  }
  turn[passing] = liking();
  return { turn, doubt };
}
