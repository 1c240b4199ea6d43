/** What a cat may be called. Bots have names of their own, which nobody else may wear. */

import type { Refusal } from '../../engine/game.ts';
import { err, ok, type Result } from '../../engine/result.ts';

export const NAME_LENGTH = { min: 2, max: 16 } as const;

export const BOT_NAMES = [
  'Miso',
  'Pixel',
  'Nougat',
  'Ziggy',
  'Paprika',
  'Tofu',
  'Mochi',
  'Biscuit',
  'Saffron',
  'Tabasco',
  'Noodle',
  'Pickle',
  'Waffles',
  'Sherlock',
  'Momo',
  'Calamity',
  'Cinnamon',
  'Buttons',
] as const;

const RESERVED_WORDS = ['bot', 'server', 'admin', 'table', 'system', 'moderator', 'hotpaws'];

/** Letters and digits of any script with marks, joined by single spaces, dots, hyphens, apostrophes or underscores; `J. R. Paws` as well. */
const ALLOWED = /^[\p{L}\p{N}\p{M}]+(?:(?:\. |[ .'’_-])[\p{L}\p{N}\p{M}]+)*\.?$/u;

export function parseName(input: unknown): Result<string, Refusal> {
  if (typeof input !== 'string') return err({ code: 'name/characters' });
  // Compatibility forms would let a full-width name pass for its plain twin.
  const name = input.slice(0, 200).normalize('NFKC').trim().replace(/\s+/gu, ' ');
  const length = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)].length;
  if (length < NAME_LENGTH.min) return err({ code: 'name/tooShort', facts: { min: NAME_LENGTH.min } });
  // Code units are limited too: a pile of combining marks is one grapheme of any height.
  if (length > NAME_LENGTH.max || name.length > NAME_LENGTH.max * 2)
    return err({ code: 'name/tooLong', facts: { max: NAME_LENGTH.max } });
  // Some letters and marks show nothing: with one, a name could be worn by two.
  if (!ALLOWED.test(name) || /\p{M}{3}|\p{Default_Ignorable_Code_Point}/u.test(name))
    return err({ code: 'name/characters' });
  if (isReserved(name)) return err({ code: 'name/reserved' });
  return wordsOf(name).some(isMixed) ? err({ code: 'name/lookAlike' }) : ok(name);
}

/** Alphabets that share the looks of letters: a word of letters from two of them pretends to be another. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

const isMixed = (word: string): boolean => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1;

const wordsOf = (name: string): readonly string[] => name.split(/[ .'’_-]/u);

/** Folds what the eye takes for the same: case, accents, look-alike digits and letters of other scripts. */
function skeleton(name: string): string {
  return (
    [...name.normalize('NFKD').toLowerCase()]
      .map((letter) => LOOK_ALIKES.get(letter) ?? letter)
      // A 1 is both.
      .map((letter) => (letter === 'l' ? 'i' : letter))
      .join('')
      .replace(/[^\p{L}\p{N}]/gu, '')
  );
}

/** What is taken for each letter, small capitals included. */
export const TAKEN_FOR: { readonly [letter: string]: string } = {
  a: '4аαɑᴀ',
  b: '8вьβʙ',
  c: 'сᴄ',
  d: 'ԁᴅđ',
  e: '3еεᴇ',
  f: 'ꜰ',
  g: 'ɡɢ',
  h: 'нһηʜħ',
  i: '1ıіӏιɪ',
  j: 'јᴊ',
  k: 'кκᴋ',
  l: '1ӏʟł',
  m: 'мμᴍ',
  n: 'νɴ',
  o: '0оοᴏø',
  p: 'рρᴘ',
  r: 'ʀ',
  s: '5ѕꜱ',
  t: '7тτᴛŧ',
  u: 'ᴜ',
  v: 'ᴠ',
  w: 'ԝᴡ',
  x: 'хχ',
  y: 'уυʏ',
  z: 'ζᴢ',
};

const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries(TAKEN_FOR).flatMap(([letter, alike]) => [...alike].map((other) => [other, letter] as const)),
);

const BOT_SKELETONS = new Set(BOT_NAMES.map(skeleton));
const RESERVED_SKELETONS = new Set(RESERVED_WORDS.map(skeleton));

function isReserved(name: string): boolean {
  const whole = skeleton(name);
  return (
    BOT_SKELETONS.has(whole) || [whole, ...wordsOf(name).map(skeleton)].some((word) => RESERVED_SKELETONS.has(word))
  );
}
