import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { useActions } from '../actions.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';

export type Overlay = 'log' | 'talk' | 'help' | 'settings';

interface Props {
  readonly title: string;
  readonly seated: boolean;
  /** A match runs: leaving hands the seat to a bot, so it is asked about first. */
  readonly playing: boolean;
  /** Where the rules of this game are. */
  readonly rules: string;
  readonly onOpen: (overlay: Overlay) => void;
  /** What comes and goes beside the entries. */
  readonly children: ReactNode;
}

export function TableMenu({ title, seated, playing, rules, onOpen, children }: Props) {
  const t = useTexts();
  const { leave } = useActions();
  const [asking, setAsking] = useState(false);
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
      <Button
        kind="quiet"
        shape="round"
        aria-label={t.leave}
        title={t.leave}
        onClick={() => (seated && playing ? setAsking(true) : leave())}
      >
        <Icon name="door" />
      </Button>
      <h1>{title}</h1>
      {children}
      {seated ? entry('talk', 'talk', t.talk) : undefined}
      {entry('log', 'list', t.log)}
      <a className="button quiet round" href={rules} aria-label={t.howToPlay} title={t.howToPlay}>
        <Icon name="book" />
      </a>
      {entry('help', 'keys', t.help)}
      {entry('settings', 'gear', t.settings)}
      {asking ? (
        <Dialog title={t.leave} onClose={() => setAsking(false)}>
          <p>{t.leaveAsk}</p>
          <div className="row">
            <Button kind="danger" onClick={leave}>
              {t.leave}
            </Button>
            <Button onClick={() => setAsking(false)}>{t.stay}</Button>
          </div>
        </Dialog>
      ) : undefined}
    </header>
  );
}
