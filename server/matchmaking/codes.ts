/** Ids of tables: four syllables, easy to read out over a telephone and hard to guess. */

import { randomInt } from 'node:crypto';
import type { Tables } from '../store/tables.ts';

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const SYLLABLES = 4;
const ATTEMPTS = 20;

export function newTableCode(): string {
  let code = '';
  for (let syllable = 0; syllable < SYLLABLES; syllable += 1)
    code += CONSONANTS[randomInt(CONSONANTS.length)] + (VOWELS[randomInt(VOWELS.length)] ?? '');
  return code;
}

/**
 * A code that no table has, nor had until lately. One that is taken would silently seat its creator at the other table; one of a table
 * that has closed is used again when the store has forgotten it (see store/retention.ts).
 */
export async function unusedCode(tables: Pick<Tables, 'find'>, propose = newTableCode): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = propose();
    if ((await tables.find(code)) === undefined) return code;
  }
  throw new Error('No free code for a table');
}
