import { describe, expect, test } from 'vitest';
import type { RuleBook } from '../../../../client/hud/rules/ruleBook.ts';
import { passages, searchBook } from '../../../../client/hud/rules/search.ts';

const paragraph = (id: string, title: string, text: string, ...rules: string[]) => ({
  id,
  title,
  text,
  rules,
  pictures: [],
});

const BOOK: RuleBook = {
  chapters: [
    {
      id: 'start',
      title: 'Début',
      paragraphs: [paragraph('aim', 'Le but', 'Débarrasse-toi de tes cartes.', 'R3')],
    },
    {
      id: 'end',
      title: 'La fin',
      paragraphs: [
        paragraph('world', 'Fin du monde', 'L’épice compte.', 'R25'),
        paragraph('count', 'Le compte', 'Chaque carte compte.', 'R28'),
      ],
    },
  ],
};

const found = (query: string): readonly string[] =>
  searchBook(BOOK, query).chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));

describe('searching the rules', () => {
  test('an empty question leaves the whole book', () => {
    expect(found('  ')).toEqual(['aim', 'world', 'count']);
  });

  test('accents, capitals and kinds of apostrophes make no difference', () => {
    expect(found('DEBARRASSE')).toEqual(['aim']);
    expect(found("l'epice")).toEqual(['world']);
  });

  test('every word must occur, in any order', () => {
    expect(found('compte carte')).toEqual(['count']);
    expect(found('compte tigre')).toEqual([]);
  });

  test('the title of a chapter finds all of it, the number of a rule its paragraph', () => {
    expect(found('la fin')).toEqual(['world', 'count']);
    expect(found('r28')).toEqual(['count']);
  });

  test('what was found is marked where it stands', () => {
    expect(passages('Chaque épice compte', 'epi com')).toEqual([
      { at: 0, text: 'Chaque ', found: false },
      { at: 7, text: 'épi', found: true },
      { at: 10, text: 'ce ', found: false },
      { at: 13, text: 'com', found: true },
      { at: 16, text: 'pte', found: false },
    ]);
  });
});
