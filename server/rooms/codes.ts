/** Ids of tables: four syllables, easy to read out over a telephone and hard to guess. */

import { randomInt } from 'node:crypto';

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const SYLLABLES = 4;

export function newTableCode(): string {
  let code = '';
  for (let syllable = 0; syllable < SYLLABLES; syllable += 1)
    code += CONSONANTS[randomInt(CONSONANTS.length)] + (VOWELS[randomInt(VOWELS.length)] ?? '');
  return code;
}
