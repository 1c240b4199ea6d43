/**
 * A bot's chance: throws that hang on its own keys and the situation, never on how often it is asked. Decisions and pauses
 * have keys of their own, of 256 bits each: everybody can measure the pauses, and with one small key for both, a few of
 * them told every decision to come.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import type { Random } from '../engine/random.ts';

/** A number from 0 up to 1 for a situation, named by whole numbers. */
export type Throw = (...words: readonly number[]) => number;

export interface Dice {
  readonly decide: Throw;
  readonly pause: Throw;
}

const WORDS_A_KEY = 8;
const WORD_RANGE = 2 ** 32;

/** `random` is the seat's own, at its beginning: the first eight words are for pauses, the next eight for decisions. */
export function diceOf(random: Random, seat: number): Dice {
  const pause = keyedThrow(keyOf(random), seat);
  const decide = keyedThrow(keyOf(random), seat);
  return { decide, pause };
}

const keyOf = (random: Random): readonly number[] => Array.from({ length: WORDS_A_KEY }, () => random.word());

/** A hash that cannot be turned around, or whoever sees some of the throws could work out the key. */
const keyedThrow =
  (key: readonly number[], seat: number): Throw =>
  (...words) => {
    const message = new DataView(new ArrayBuffer(4 * (WORDS_A_KEY + 1 + words.length)));
    let at = 0;
    for (const list of [key, [seat], words])
      for (const word of list) {
        message.setUint32(at, word);
        at += 4;
      }
    const digest = sha256(new Uint8Array(message.buffer));
    return new DataView(digest.buffer, digest.byteOffset).getUint32(0) / WORD_RANGE;
  };
