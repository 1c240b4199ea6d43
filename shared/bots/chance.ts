/**
 * Chance that depends on nothing but the bot's own key and the situation. A bot that drew afresh whenever it is asked would
 * challenge every card sooner or later, only because it was asked often.
 */

const RANGE = 2 ** 32;

/** Scrambles whole numbers into one 32-bit word (the finalizer of MurmurHash3 over a running word). */
export function scramble(...words: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const word of words) {
    hash = Math.imul(hash ^ word, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

/** A number from 0 up to 1 for this situation. */
export const uniform = (...words: readonly number[]): number => scramble(...words) / RANGE;

/** The place that a number from 0 to 1 falls on when each place is as wide as its weight. */
export function placeByWeight(weights: ArrayLike<number>, at: number, count = weights.length): number {
  let total = 0;
  for (let index = 0; index < count; index += 1) total += weights[index] as number;
  let left = at * total;
  for (let index = 0; index < count; index += 1) {
    left -= weights[index] as number;
    if (left < 0) return index;
  }
  return count - 1;
}
