import { useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useActions } from '../actions.ts';
import { Refused } from '../kit/Refused.tsx';
import { TopBar } from '../kit/TopBar.tsx';

/** A cat arrives from another device. */
export function TransferArrival({ code }: { readonly code: string }) {
  const t = useTexts();
  const { claimTransfer } = useActions();
  const [arrived, setArrived] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    void claimTransfer(code).then((refused) => {
      setRefusal(refused);
      setArrived(refused === undefined);
    });
  }, [code, claimTransfer]);
  return (
    <main className="page">
      <TopBar title={t.catTitle} back="#/" />
      <p role="status">{arrived ? t.transferDone : refusal === undefined ? t.loading : ''}</p>
      <Refused refusal={refusal} />
    </main>
  );
}
