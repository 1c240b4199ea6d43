/** The rules as players read them. The numbers are data, so that a refusal finds the paragraph that it rests on. */

export interface BookChapter<P = unknown> {
  readonly id: string;
  readonly paragraphs: readonly Paragraph<P>[];
}

export interface Paragraph<P = unknown> {
  /** Its anchor, the same in every language. */
  readonly id: string;
  /** What it tells of the rule book: `R15`. */
  readonly rules: readonly string[];
  /** Cards that show it. */
  readonly pictures: readonly P[];
}

export type ChapterOf<B extends readonly BookChapter[]> = B[number]['id'];
export type ParagraphOf<B extends readonly BookChapter[]> = B[number]['paragraphs'][number]['id'];

/** The words for one book in one language. */
export interface BookTexts<B extends readonly BookChapter[]> {
  readonly chapters: { readonly [id in ChapterOf<B>]: string };
  readonly paragraphs: { readonly [id in ParagraphOf<B>]: { readonly title: string; readonly text: string } };
}

/** The paragraph that an address means: by its anchor, or by the number of a rule that it tells. */
export function findParagraph(book: readonly BookChapter[], address: string): Paragraph | undefined {
  const paragraphs = book.flatMap((chapter) => chapter.paragraphs);
  return (
    paragraphs.find(({ id }) => id === address) ?? paragraphs.find(({ rules }) => rules.includes(address.toUpperCase()))
  );
}
