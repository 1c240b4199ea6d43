import { useEffect, useRef } from 'react';
import { findParagraph } from '../../../shared/table/texts/ruleBook.ts';
import { Pictures } from './Pictures.tsx';
import type { ReadableParagraph, RuleBook } from './ruleBook.ts';
import { passages } from './search.ts';

interface Props {
  readonly book: RuleBook;
  readonly query: string;
  /** An anchor or the number of a rule: where the book opens. */
  readonly address: string;
  /** Of the headings of chapters; those of paragraphs are one lower. */
  readonly level: 2 | 3;
}

export function Paragraphs({ book, query, address, level }: Props) {
  const Title = `h${level}` as const;
  const opened = findParagraph(book.chapters, address)?.id;
  return (
    <>
      {book.chapters.map(({ id, title, paragraphs }) => (
        <section key={id} className="rule-chapter" aria-labelledby={`chapter-${id}`}>
          <Title id={`chapter-${id}`}>{title}</Title>
          {paragraphs.map((paragraph) => (
            <RuleParagraph
              key={paragraph.id}
              paragraph={paragraph}
              query={query}
              opened={paragraph.id === opened}
              level={level}
            />
          ))}
        </section>
      ))}
    </>
  );
}

interface ParagraphProps {
  readonly paragraph: ReadableParagraph;
  readonly query: string;
  readonly opened: boolean;
  readonly level: 2 | 3;
}

function RuleParagraph({ paragraph, query, opened, level }: ParagraphProps) {
  const { id, title, text, pictures } = paragraph;
  const Title = level === 2 ? 'h3' : 'h4';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!opened) return;
    // A frame later: a dialog opens only after what is in it was put together.
    const frame = requestAnimationFrame(() => {
      // The focus goes along, so that a screen reader starts to read here.
      heading.current?.focus({ preventScroll: true });
      heading.current?.parentElement?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return (
    <article id={`rule-${id}`} className={opened ? 'rule-paragraph opened' : 'rule-paragraph'}>
      <Title ref={heading} tabIndex={-1}>
        <Found text={title} query={query} />
      </Title>
      <p>
        <Found text={text} query={query} />
      </p>
      <Pictures pictures={pictures} />
    </article>
  );
}

function Found({ text, query }: { readonly text: string; readonly query: string }) {
  return passages(text, query).map((piece) => (piece.found ? <mark key={piece.at}>{piece.text}</mark> : piece.text));
}
