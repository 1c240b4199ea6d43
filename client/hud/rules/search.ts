/** Finds words in the rules, whatever their accents and capitals. */

import type { RuleBook } from './ruleBook.ts';

/** One letter for one letter, so that places in the folded text are places in the text. */
const foldLetter = (letter: string): string => (letter.normalize('NFD')[0] ?? letter).toLowerCase()[0] ?? letter;
const fold = (text: string): string => text.replace(/./gs, foldLetter).replaceAll('’', "'");

export const wordsOf = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** The chapters with those paragraphs in which every word occurs. A number of the rule book is a word, too. */
export function searchBook(book: RuleBook, query: string): RuleBook {
  const words = wordsOf(query);
  if (words.length === 0) return book;
  const chapters = book.chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter(({ title, text, rules }) => {
        const folded = fold(`${chapter.title} ${title} ${text} ${rules.join(' ')}`);
        return words.every((word) => folded.includes(word));
      }),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  return { chapters };
}

export interface Passage {
  readonly at: number;
  readonly text: string;
  readonly found: boolean;
}

/** The text in pieces: those that were searched for, and those between them. */
export function passages(text: string, query: string): readonly Passage[] {
  const folded = fold(text);
  const found = Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(query))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      found.fill(true, at, at + word.length);
  const pieces: { at: number; text: string; found: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    if (last !== undefined && last.found === found[at]) last.text += text[at];
    else pieces.push({ at, text: text[at] ?? '', found: found[at] ?? false });
  }
  return pieces;
}
