/** The rules for players: complete, the same in every language, and found from every refusal. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DESKS } from '../../../client/games/desks.ts';
import { REFUSALS as JACKY_REFUSALS } from '../../../shared/games/blackJacky/model/refusals.ts';
import { BOOK as JACKY_BOOK } from '../../../shared/games/blackJacky/texts/rules/book.ts';
import * as jackyDe from '../../../shared/games/blackJacky/texts/rules/de.ts';
import * as jackyEn from '../../../shared/games/blackJacky/texts/rules/en.ts';
import * as jackyFr from '../../../shared/games/blackJacky/texts/rules/fr.ts';
import * as jackyNl from '../../../shared/games/blackJacky/texts/rules/nl.ts';
import { REFUSALS as SPICY_REFUSALS } from '../../../shared/games/spicy/model/refusals.ts';
import { BOOK as SPICY_BOOK } from '../../../shared/games/spicy/texts/rules/book.ts';
import * as spicyDe from '../../../shared/games/spicy/texts/rules/de.ts';
import * as spicyEn from '../../../shared/games/spicy/texts/rules/en.ts';
import * as spicyFr from '../../../shared/games/spicy/texts/rules/fr.ts';
import * as spicyNl from '../../../shared/games/spicy/texts/rules/nl.ts';
import { type Chapter, findParagraph } from '../../../shared/table/ruleBook.ts';

interface Texts {
  readonly chapters: { readonly [id: string]: string };
  readonly paragraphs: { readonly [id: string]: { readonly title: string; readonly text: string } };
}

const GAMES = [
  {
    game: 'spicy' as const,
    letter: 'R',
    book: SPICY_BOOK as readonly Chapter[],
    refusals: SPICY_REFUSALS as readonly string[],
    languages: { en: spicyEn.en, de: spicyDe.de, nl: spicyNl.nl, fr: spicyFr.fr } as Record<string, Texts>,
  },
  {
    game: 'blackJacky' as const,
    letter: 'B',
    book: JACKY_BOOK as readonly Chapter[],
    refusals: JACKY_REFUSALS as readonly string[],
    languages: { en: jackyEn.en, de: jackyDe.de, nl: jackyNl.nl, fr: jackyFr.fr } as Record<string, Texts>,
  },
];

const rulesOf = (game: string, letter: string): string[] => {
  const path = join(import.meta.dirname, '../../../shared/games', game, 'RULES.md');
  return [...readFileSync(path, 'utf8').matchAll(new RegExp(`^- (${letter}\\d+)\\b`, 'gm'))].map((found) => found[1]!);
};

describe.each(GAMES)('the rules of $game for players', ({ game, letter, book, refusals, languages }) => {
  const paragraphs = book.flatMap((chapter) => chapter.paragraphs);

  test('tell every rule of the rule book, each in one paragraph, and none that is not in it', () => {
    const told = paragraphs.flatMap(({ rules }) => rules);
    expect(told.toSorted()).toEqual(rulesOf(game, letter).toSorted());
  });

  test('have anchors that lead to one paragraph each', () => {
    const anchors = paragraphs.map(({ id }) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { id, rules } of paragraphs) {
      expect(findParagraph(book, id)?.id).toBe(id);
      for (const rule of rules) expect(findParagraph(book, rule)?.id).toBe(id);
    }
  });

  test.each(Object.keys(languages))('have words for every anchor in %s', (language) => {
    const { chapters, paragraphs: words } = languages[language]!;
    expect(Object.keys(chapters)).toEqual(book.map(({ id }) => id));
    expect(Object.keys(words).toSorted()).toEqual(paragraphs.map(({ id }) => id).toSorted());
    for (const { title, text } of Object.values(words)) {
      expect(title.trim()).not.toBe('');
      // Short: whoever looks something up in the middle of a match has seconds.
      expect(text.length, title).toBeLessThan(420);
      expect(text, title).toMatch(/[.!?]$/);
    }
  });

  test('are told in words of their own in every language', () => {
    for (const { id } of paragraphs) {
      const told = Object.values(languages).map((texts) => texts.paragraphs[id]!.text);
      expect(new Set(told).size, id).toBe(told.length);
    }
  });

  test.each(refusals)('explain the refusal %s', (reason) => {
    const rule = DESKS[game].ruleOf(reason);
    expect(rule, 'names a rule').toBeDefined();
    expect(findParagraph(book, rule!), rule).toBeDefined();
  });
});
