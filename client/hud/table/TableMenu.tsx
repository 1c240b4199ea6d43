import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../kit/Button.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';

export type Overlay = 'log' | 'talk' | 'help' | 'settings';

interface Props {
  readonly title: string;
  readonly seated: boolean;
  /** Where the rules of this game are, if it has a book. */
  readonly rules: string | undefined;
  readonly onOpen: (overlay: Overlay) => void;
  readonly onLeave: () => void;
  /** What comes and goes beside the entries. */
  readonly children: ReactNode;
}

export function TableMenu({ title, seated, rules, onOpen, onLeave, children }: Props) {
  const t = useTexts();
  const entry = (overlay: Overlay, icon: IconName, name: string) => (
    <Button
      kind="quiet"
      shape="round"
      data-overlay={overlay}
      aria-label={name}
      title={name}
      onClick={() => onOpen(overlay)}
    >
      <Icon name={icon} />
    </Button>
  );
  return (
    <header className="table-menu">
      <Button kind="quiet" shape="round" aria-label={t.leave} title={t.leave} onClick={onLeave}>
        <Icon name="door" />
      </Button>
      <h1>{title}</h1>
      {children}
      {seated ? entry('talk', 'talk', t.talk) : undefined}
      {entry('log', 'list', t.log)}
      {rules === undefined ? undefined : (
        <a className="button quiet round" href={rules} aria-label={t.howToPlay} title={t.howToPlay}>
          <Icon name="book" />
        </a>
      )}
      {entry('help', 'keys', t.help)}
      {entry('settings', 'gear', t.settings)}
    </header>
  );
}
