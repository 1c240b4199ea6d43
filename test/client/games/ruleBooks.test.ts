/** The rules for players: complete, the same in every language, and found from every refusal. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLIENT_GAMES } from '../../../client/games/index.ts';
import { LANGUAGES } from '../../../shared/table/talk.ts';
import { findParagraph } from '../../../shared/table/texts/ruleBook.ts';
import { folderOf, ROOT } from '../../support/gameFolders.ts';

const WITH_BOOKS = CLIENT_GAMES.filter(({ loadBook }) => loadBook !== undefined).map(
  (game) => [game.manifest.id, game] as const,
);

const rulesOf = (game: string): string[] =>
  [...readFileSync(join(ROOT, folderOf(game, 'shared'), 'RULES.md'), 'utf8').matchAll(/^- ([A-Z]\d+)\b/gm)].map(
    (found) => found[1]!,
  );

describe.each(WITH_BOOKS)('the rules of %s for players', async (id, game) => {
  const load = async (language: (typeof LANGUAGES)[number]) =>
    (await game.loadBook!(language, await game.manifest.texts[language]())).chapters;
  const book = await load('en');
  const { refusals } = await game.manifest.texts.en();
  const { rulesOfRefusals = {} } = await game.loadControls();
  const paragraphs = book.flatMap((chapter) => chapter.paragraphs);

  test('tell every rule of the rule book, each in one paragraph, and none that is not in it', () => {
    const told = paragraphs.flatMap(({ rules }) => rules);
    expect(told.toSorted()).toEqual(rulesOf(id).toSorted());
  });

  test('have anchors that lead to one paragraph each', () => {
    const anchors = paragraphs.map(({ id }) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { id, rules } of paragraphs) {
      expect(findParagraph(book, id)?.id).toBe(id);
      for (const rule of rules) expect(findParagraph(book, rule)?.id).toBe(id);
    }
  });

  test.each(LANGUAGES)('have words for every anchor in %s', async (language) => {
    const told = await load(language);
    const shape = (chapters: typeof book) =>
      chapters.map((chapter) => [chapter.id, chapter.paragraphs.map((p) => p.id)]);
    expect(shape(told)).toEqual(shape(book));
    for (const { title } of told) expect(title.trim()).not.toBe('');
    for (const { title, text } of told.flatMap((chapter) => chapter.paragraphs)) {
      expect(title.trim()).not.toBe('');
      // Short: whoever looks something up in the middle of a match has seconds.
      expect(text.length, title).toBeLessThan(420);
      expect(text, title).toMatch(/[.!?]$/);
    }
  });

  test('are told in words of their own in every language', async () => {
    const books = await Promise.all(LANGUAGES.map(load));
    for (const { id: anchor } of paragraphs) {
      const told = books.map((chapters) => chapters.flatMap((c) => c.paragraphs).find((p) => p.id === anchor)!.text);
      expect(new Set(told).size, anchor).toBe(told.length);
    }
  });

  test.each(Object.keys(refusals))('explain the refusal %s', (reason) => {
    const rule = rulesOfRefusals[reason];
    expect(rule, 'names a rule').toBeDefined();
    expect(findParagraph(book as never, rule!), rule).toBeDefined();
  });
});
