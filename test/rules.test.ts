/** The rule books and the tests cite each other: no rule without a test, no test of a rule that does not exist. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const BOOKS = [
  { game: 'spicy', letter: 'R' },
  { game: 'blackJacky', letter: 'B' },
] as const;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** A rule stands at the start of a list item: "- R12 The top card ...". */
const rulesOf = (game: string, letter: string): number[] =>
  sorted(
    [...read(`shared/games/${game}/RULES.md`).matchAll(new RegExp(`^- ${letter}(\\d+)\\b`, 'gm'))].map((m) =>
      Number(m[1]),
    ),
  );

const testFiles = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.test.ts'),
);

/** A citation stands in brackets in the name of a test: "[R12] ...", "[R12, R46] ...". */
function citationsOf(letter: string): number[] {
  const cited = testFiles.flatMap((name) =>
    [...read(join('test', name)).matchAll(/\b(?:test|describe)(?:\.each[\s\S]*?\))?\(\s*['"`]([^'"`\n]*)/g)].flatMap(
      (title) =>
        [...(title[1] as string).matchAll(/\[([^\]]+)\]/g)].flatMap((bracket) =>
          [...(bracket[1] as string).matchAll(new RegExp(`\\b${letter}(\\d+)\\b`, 'g'))].map((m) => Number(m[1])),
        ),
    ),
  );
  return sorted(cited);
}

describe.each(BOOKS)('the rule book of $game', ({ game, letter }) => {
  const rules = rulesOf(game, letter);

  test('has numbered rules', () => {
    expect(rules.length).toBeGreaterThan(30);
  });

  test('has a test for every rule, and every cited rule exists', () => {
    expect(citationsOf(letter)).toEqual(rules);
  });
});
