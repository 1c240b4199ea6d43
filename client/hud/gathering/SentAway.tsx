import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../kit/Button.tsx';

interface Props {
  readonly names: readonly string[];
  readonly onForgive: (index: number) => void;
}

/** Whom the host has sent away. It can be taken back. */
export function SentAway({ names, onForgive }: Props) {
  const { together: t } = useTexts();
  if (names.length === 0) return undefined;
  return (
    <ul className="row" aria-label={t.sentAway}>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may bear the same name
        <li key={index}>
          <Button kind="quiet" onClick={() => onForgive(index)}>
            {t.letBack(name)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
