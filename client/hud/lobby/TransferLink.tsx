import { useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useActions } from '../actions.ts';
import { QrCode } from '../gathering/QrCode.tsx';
import { Button } from '../kit/Button.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { Refused } from '../kit/Refused.tsx';

/** Takes the cat to another device, by a link that works once. */
export function TransferLink() {
  const t = useTexts();
  const { startTransfer } = useActions();
  const [link, setLink] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const onStart = async () => {
    const started = await startTransfer();
    if (started.ok) setLink(new URL(started.value.path, location.href).href);
    else setRefusal(started.error);
  };
  return (
    <section className="panel stack">
      {link === '' ? (
        <Button onClick={onStart}>{t.moveBrowser}</Button>
      ) : (
        <>
          <p>{t.moveHint}</p>
          <div className="transfer-code">
            <QrCode text={link} name={t.welcome.transferScan} />
          </div>
          <p className="link">{link}</p>
          <CopyButton text={link} />
        </>
      )}
      <Refused refusal={refusal} />
    </section>
  );
}
