import type { ByLanguage } from '../../../shared/table/talk.ts';
import { useWords } from '../../i18n/useTexts.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';

export interface PagerWords {
  readonly pages: string;
  readonly back: string;
  readonly on: string;
  page(page: number, of: number): string;
}

export const PAGER_WORDS: ByLanguage<PagerWords> = {
  en: { pages: 'Pages', back: 'Page before', on: 'Next page', page: (page, of) => `Page ${page} of ${of}` },
  de: { pages: 'Seiten', back: 'Seite davor', on: 'Nächste Seite', page: (page, of) => `Seite ${page} von ${of}` },
  nl: {
    pages: 'Pagina’s',
    back: 'Vorige pagina',
    on: 'Volgende pagina',
    page: (page, of) => `Pagina ${page} van ${of}`,
  },
  fr: { pages: 'Pages', back: 'Page précédente', on: 'Page suivante', page: (page, of) => `Page ${page} sur ${of}` },
};

interface Props {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  turnTo(page: number): void;
}

/** Nothing where everything fits on one page. */
export function Pager({ page, pages, turnTo }: Props) {
  const words = useWords(PAGER_WORDS);
  if (pages < 2) return undefined;
  return (
    <nav className="row pager" aria-label={words.pages}>
      <Button shape="round" aria-label={words.back} disabled={page === 0} onClick={() => turnTo(page - 1)}>
        <Icon name="left" />
      </Button>
      <span role="status">{words.page(page + 1, pages)}</span>
      <Button shape="round" aria-label={words.on} disabled={page >= pages - 1} onClick={() => turnTo(page + 1)}>
        <Icon name="right" />
      </Button>
    </nav>
  );
}
