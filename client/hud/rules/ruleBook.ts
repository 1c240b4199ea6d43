/** A rule book in one language, ready to be read. Games bring it; the screen knows no game. */

import type { ReactNode } from 'react';
import type { BookChapter, BookTexts } from '../../../shared/table/texts/ruleBook.ts';

export interface RuleBook {
  readonly chapters: readonly ReadableChapter[];
}

export interface ReadableChapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly ReadableParagraph[];
}

export interface ReadableParagraph {
  readonly id: string;
  readonly rules: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly RulePicture[];
}

export interface RulePicture {
  /** What a screen reader says. */
  readonly label: string;
  readonly face: ReactNode;
  /** Said or noted about the card, above it. */
  readonly bubble?: ReactNode;
  readonly verdict?: 'right' | 'wrong' | undefined;
}

/** Puts words and pictures together. */
export function bindBook<P, B extends readonly BookChapter<P>[]>(
  book: B,
  texts: BookTexts<B>,
  draw: (picture: P) => RulePicture,
): RuleBook {
  const titles: { readonly [id: string]: string } = texts.chapters;
  const words: { readonly [id: string]: { readonly title: string; readonly text: string } } = texts.paragraphs;
  return {
    chapters: book.map(({ id, paragraphs }) => ({
      id,
      title: titles[id] ?? '',
      paragraphs: paragraphs.map((paragraph) => ({
        id: paragraph.id,
        rules: paragraph.rules,
        title: words[paragraph.id]?.title ?? '',
        text: words[paragraph.id]?.text ?? '',
        pictures: paragraph.pictures.map(draw),
      })),
    })),
  };
}
