import { useTexts } from '../../i18n/useTexts.ts';
import { Dialog } from '../kit/Dialog.tsx';
import type { LogLine } from './useLog.ts';

interface Props {
  readonly lines: readonly LogLine[];
  readonly onClose: () => void;
}

export function LogDialog({ lines, onClose }: Props) {
  const t = useTexts();
  return (
    <Dialog title={t.log} onClose={onClose}>
      {lines.length === 0 ? <p>{t.logEmpty}</p> : undefined}
      <ol className="log">
        {lines.toReversed().map(({ seq, sentences }) => (
          <li key={seq}>{sentences.join(' ')}</li>
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
