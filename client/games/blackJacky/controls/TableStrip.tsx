import type { JackyView } from '../../../../shared/games/blackJacky/model/model.ts';
import { useJackyTexts } from './texts.ts';

interface Props {
  readonly view: JackyView;
  /** In tenths; undefined for who has none. */
  readonly sum: number | undefined;
  readonly limit: number;
}

/** The own sum is never left to mental arithmetic. Beside it: round, pile and the open card. */
export function TableStrip({ view, sum, limit }: Props) {
  const t = useJackyTexts();
  const open = view.discard.at(-1);
  return (
    <section className="stack-strip">
      {sum === undefined ? undefined : (
        <strong className={sum >= limit ? 'sum too-much' : 'sum'} role="status">
          {t.sumOf(sum)}
          {sum >= limit ? <small>{t.tooMuch}</small> : undefined}
        </strong>
      )}
      <span className="dim">
        {t.round(view.round)} · {t.pile(view.pile.length)}
        {open === undefined ? '' : ` · ${t.discardTop(open.face)}`}
      </span>
    </section>
  );
}
