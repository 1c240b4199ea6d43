import { useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useProfile } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { CatFace } from '../cat/CatFace.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Refused } from '../kit/Refused.tsx';
import { TopBar } from '../kit/TopBar.tsx';

/** A cat arrives from another device, and may play at once. */
export function TransferArrival({ code }: { readonly code: string }) {
  const t = useTexts();
  const { claimTransfer, play } = useActions();
  const name = useProfile((profile) => profile.name);
  const look = useProfile((profile) => profile.look);
  const [arrived, setArrived] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    void claimTransfer(code).then((refused) => {
      setRefusal(refused);
      setArrived(refused === undefined);
    });
  }, [code, claimTransfer]);
  return (
    <main className="page narrow">
      <TopBar title={t.catTitle} back="/" />
      <p role="status">{arrived ? t.transferDone : refusal === undefined ? t.loading : ''}</p>
      {arrived && look !== undefined ? (
        <section className="panel stack arrived-cat" aria-label={name}>
          <CatFace look={look} />
          <strong>{name}</strong>
          <Button kind="primary" shape="wide" onClick={async () => setRefusal(await play())}>
            <Icon name="paw" />
            {t.play}
          </Button>
        </section>
      ) : undefined}
      <Refused refusal={refusal} />
    </main>
  );
}
