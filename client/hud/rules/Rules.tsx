import { type MouseEvent, useState } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import type { RuleBook } from './ruleBook.ts';
import { searchBook } from './search.ts';
import type { RuleWords } from './words.ts';

interface Props {
  readonly book: RuleBook;
  readonly words: RuleWords;
  readonly address: string;
  readonly level: 2 | 3;
  /** Where the first game begins; undefined where a match is running. */
  readonly lesson: string | undefined;
}

/** The rules to search and to read. */
export function Rules({ book, words, address, level, lesson }: Props) {
  const [query, setQuery] = useState('');
  const found = searchBook(book, query);
  const count = found.chapters.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  return (
    <div className="rules">
      {lesson === undefined ? undefined : (
        <a className="button primary wide" href={lesson}>
          <Icon name="paw" />
          <span>
            {words.firstGame}
            <small>{words.firstGameHint}</small>
          </span>
        </a>
      )}
      <search className="rule-search">
        <label className="field">
          {words.search}
          <input
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <p role="status" className={query.trim() === '' ? 'hidden-text' : 'dim'}>
          {query.trim() === '' ? '' : words.found(count)}
        </p>
      </search>
      {query.trim() === '' ? <Contents book={book} label={words.contents} /> : undefined}
      <Paragraphs book={found} query={query} address={address} level={level} />
    </div>
  );
}

/** The address behind the # is the page's: jumping must not change it. */
function Contents({ book, label }: { readonly book: RuleBook; readonly label: string }) {
  const jump = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const chapter = document.getElementById(`chapter-${id}`);
    chapter?.scrollIntoView({ block: 'start' });
    chapter?.parentElement?.querySelector<HTMLElement>('.rule-paragraph > [tabindex]')?.focus({ preventScroll: true });
  };
  return (
    <nav className="rule-contents" aria-label={label}>
      {book.chapters.map(({ id, title }) => (
        <a key={id} className="tag" href={`#chapter-${id}`} onClick={(event) => jump(event, id)}>
          {title}
        </a>
      ))}
    </nav>
  );
}
