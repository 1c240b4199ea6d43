import { useTexts } from '../../i18n/useTexts.ts';
import { useTable } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';

/** Says what becomes of the seat before it is left. */
export function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
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
