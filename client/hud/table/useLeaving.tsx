import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { useBack } from '../../store/page/back.ts';
import { useTable } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';

interface Leaving {
  /** Leaves, or asks first where something is lost by it. */
  ask(): void;
  readonly dialog: ReactNode;
}

/** The way out of a table, by its button or by Back. A seat that others count on is not left without a question. */
export function useLeaving(counts: boolean): Leaving {
  const { leave } = useActions();
  const [asking, setAsking] = useState(false);
  const ask = (): true => {
    setAsking(true);
    return true;
  };
  useBack(counts ? ask : undefined);
  return {
    ask: () => void (counts ? ask() : leave()),
    dialog: asking ? <LeaveDialog onClose={() => setAsking(false)} /> : undefined,
  };
}

/** Says what becomes of the seat before it is left. */
function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const { leave } = useActions();
  const local = useTable((table) => table.local);
  const playing = useTable(({ facts }) => facts?.phase === 'playing');
  return (
    <Dialog title={t.leave} onClose={onClose}>
      <p>{local ? t.together.leaveHere : playing ? t.leaveAsk : t.together.leaveFree}</p>
      <div className="row">
        <Button kind="danger" onClick={leave}>
          {t.leave}
        </Button>
        <Button onClick={onClose}>{t.stay}</Button>
      </div>
    </Dialog>
  );
}
