import { useContext } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { type KeyHelp, SPACE, useGameControls } from '../gameControls.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const controls = useGameControls();
  const words = useContext(controls.texts);
  const keys: readonly KeyHelp[] = [
    [['left', 'right'], t.helpHand],
    [['Enter'], t.helpChoose],
    ...(controls.keys?.(words) ?? []),
    [['O'], t.sortHand],
    [['Shift', 'left', 'right'], t.moveCard],
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
                <kbd key={name}>
                  <Key name={name} />
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Key({ name }: { readonly name: string }) {
  const t = useTexts();
  if (name === 'left' || name === 'right') return <Arrow to={name} />;
  return name === SPACE ? t.keySpace : name;
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
