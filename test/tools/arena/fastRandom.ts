/** A quick generator for tools that play millions of moves. Matches of real tables use the cryptographic one. */

import { scramble, uniform } from '../../../shared/bots/chance.ts';
import type { Dice } from '../../../shared/bots/dice.ts';
import type { Random } from '../../../shared/engine/random.ts';

const RANGE = 2 ** 32;

/** SplitMix32: every seed starts a stream of its own. */
export function fastRandom(seed: number): Random {
  let state = seed | 0;
  let position = 0;
  const word = (): number => {
    position += 1;
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const below = (limit: number): number => Math.floor((word() / RANGE) * limit);
  return {
    get position() {
      return position;
    },
    word,
    below,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    shuffle<T>(items: readonly T[]): T[] {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
      }
      return shuffled;
    },
  };
}

/** A bot's own source of chance: it always stands at its beginning, as a bot expects. */
export const keyRandom = (key: number): Random => ({ ...fastRandom(key), position: 0, word: () => key });

/** Dice that are thrown quickly and keep no secret. */
export function quickDice(random: Random, seat: number): Dice {
  const key = scramble(random.word(), seat);
  const cast = (...words: readonly number[]): number => uniform(key, ...words);
  return { decide: cast, pause: cast };
}

/** One number from words, for seeds of games. */
export function seedOf(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join(' ')) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
