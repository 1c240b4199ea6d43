/** What a cat may be called. Bots have names of their own, which nobody else may wear. */

import type { Refusal } from '../engine/game.ts';
import { err, ok, type Result } from '../engine/result.ts';

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

/** Letters and digits of any script with marks, joined by single spaces, dots, hyphens, apostrophes or underscores. */
const ALLOWED = /^[\p{L}\p{N}\p{M}]+(?:[ .'’_-][\p{L}\p{N}\p{M}]+)*\.?$/u;

export function parseName(input: unknown): Result<string, Refusal> {
  if (typeof input !== 'string') return err({ code: 'name/characters' });
  // Compatibility forms would let a full-width name pass for its plain twin.
  const name = input.slice(0, 200).normalize('NFKC').trim().replace(/\s+/gu, ' ');
  const length = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)].length;
  if (length < NAME_LENGTH.min) return err({ code: 'name/tooShort', facts: { min: NAME_LENGTH.min } });
  // Code units are limited too: a pile of combining marks is one grapheme of any height.
  if (length > NAME_LENGTH.max || name.length > NAME_LENGTH.max * 2)
    return err({ code: 'name/tooLong', facts: { max: NAME_LENGTH.max } });
  if (!ALLOWED.test(name) || /\p{M}{3}/u.test(name)) return err({ code: 'name/characters' });
  if (isReserved(name)) return err({ code: 'name/reserved' });
  return ok(name);
}

/** Folds what the eye takes for the same: case, accents, look-alike digits and letters of other scripts. */
export function skeleton(name: string): string {
  return [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const LOOK_ALIKES: { readonly [letter: string]: string } = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  l: 'i',
  ı: 'i',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'y',
  χ: 'x',
};

const BOT_SKELETONS = new Set(BOT_NAMES.map(skeleton));
const RESERVED_SKELETONS = new Set(RESERVED_WORDS.map(skeleton));

function isReserved(name: string): boolean {
  const words = name.split(/[ .'’_-]/u).map(skeleton);
  return BOT_SKELETONS.has(skeleton(name)) || words.some((word) => RESERVED_SKELETONS.has(word));
}
