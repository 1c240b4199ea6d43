/** The rule books and the tests cite each other: no rule without a test, no test of a rule that does not exist. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_NAMES } from '../shared/games/names.ts';
import { folderOf, ROOT } from './support/gameFolders.ts';

/** The letter before its numbers is the book's own: "- R1 ...". */
const BOOKS = GAME_NAMES.map((game) => {
  const path = join(folderOf(game, 'shared'), 'RULES.md');
  return { game, path, letter: /^- ([A-Z])1\b/m.exec(read(path))?.[1] ?? 'no rule 1' };
});

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** A rule stands at the start of a list item: "- R12 The top card ...". */
const rulesOf = (path: string, letter: string): number[] =>
  sorted([...read(path).matchAll(new RegExp(`^- ${letter}(\\d+)\\b`, 'gm'))].map((m) => Number(m[1])));

const testFiles = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.test.ts'),
);

/** A citation opens the name of a test, also where a table holds the names: "[R12] ...", "[R12, R46] ...". */
const CITATION = /['"`]\[((?:[A-Z]\d+(?:, ?)?)+)\]/g;

function citationsOf(letter: string): number[] {
  const cited = testFiles
    .flatMap((name) => [...read(join('test', name)).matchAll(CITATION)])
    .flatMap((citation) => (citation[1] as string).split(/, ?/));
  return sorted(cited.filter((rule) => rule.startsWith(letter)).map((rule) => Number(rule.slice(1))));
}

test('every book has a letter of its own', () => {
  expect(new Set(BOOKS.map(({ letter }) => letter)).size).toBe(BOOKS.length);
});

describe.each(BOOKS)('the rule book of $game', ({ path, letter }) => {
  const rules = rulesOf(path, letter);

  test('has numbered rules', () => {
    expect(rules.length).toBeGreaterThan(5);
  });

  test('has a test for every rule, and every cited rule exists', () => {
    expect(citationsOf(letter)).toEqual(rules);
  });
});
