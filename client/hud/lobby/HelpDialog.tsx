import { useTexts } from '../../i18n/useTexts.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const keys: readonly (readonly [readonly string[], string])[] = [
    [['left', 'right'], t.helpHand],
    [['1', '…', '9', '0'], t.helpPad],
    [['Enter'], t.helpChoose],
    [[t.keySpace], t.helpPaw],
    [['P', 'D'], t.helpPass],
    [['Esc'], t.helpBack],
    [['Tab'], t.helpTab],
    [['T'], t.helpTalk],
    [['L'], t.helpLog],
    [['S'], t.helpSkip],
    [['?'], t.helpHelp],
  ];
  return (
    <Dialog title={t.helpTitle} onClose={onClose}>
      <dl className="keys">
        {keys.map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name === 'left' || name === 'right' ? <Arrow to={name} /> : name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Drawn: not every font has arrows. */
function Arrow({ to }: { readonly to: 'left' | 'right' }) {
  const t = useTexts();
  return (
    <>
      <Icon name={to} />
      <span className="hidden-text">{t.keyArrow[to]}</span>
    </>
  );
}
