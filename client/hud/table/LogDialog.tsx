import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import type { LogLine } from './useLog.ts';

interface Props {
  readonly lines: readonly LogLine[];
  readonly onClose: () => void;
  /** What can be shared of a match that is over, by its move. */
  readonly sharing?: Sharing | undefined;
}

export interface Sharing {
  readonly reveals: ReadonlySet<number>;
  share(seq: number): void;
}

export function LogDialog({ lines, onClose, sharing }: Props) {
  const t = useTexts();
  return (
    <Dialog title={t.log} onClose={onClose}>
      {lines.length === 0 ? <p>{t.logEmpty}</p> : undefined}
      <ol className="log">
        {lines.toReversed().map(({ seq, sentences }) => (
          <li key={seq}>
            {sentences.join(' ')}
            {sharing?.reveals.has(seq) ? (
              <Button kind="quiet" onClick={() => sharing.share(seq)}>
                {t.shareReveal}
              </Button>
            ) : undefined}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Reads the game aloud: only what is new, in whole sentences. */
export function LiveLog({ lines }: { readonly lines: readonly LogLine[] }) {
  const last = lines.at(-1);
  return (
    <div className="hidden-text" role="log" aria-live="polite" aria-atomic="true">
      {last?.sentences.join(' ')}
    </div>
  );
}

const LONG = 2;
/** Characters: two lines on a phone. */
const ROOM = 100;

/** The same for the eye. Where the screen is narrow only the end of it stands there: a whole reveal would lie over the cats' heads. */
export function LastLine({ sentences }: { readonly sentences: readonly string[] }) {
  const fits = sentences.findIndex((_, from) => sentences.slice(from).join(' ').length <= ROOM);
  const from = fits < 0 ? sentences.length - 1 : fits;
  return (
    <p className={sentences.length > LONG ? 'last-line long' : 'last-line'} aria-hidden="true">
      {from > 0 ? <span className="earlier">{sentences.slice(0, from).join(' ')} </span> : undefined}
      {sentences.slice(from).join(' ')}
    </p>
  );
}
