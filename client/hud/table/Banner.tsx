import { useTexts } from '../../i18n/useTexts.ts';
import { useTable } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { Button } from '../kit/Button.tsx';

/** Calm words at the top while something is not as usual. The table stays in sight. */
export function Banner() {
  const t = useTexts();
  const { request } = useActions();
  const status = useTable((table) => table.status);
  const you = useTable((table) => table.you);
  const own = useTable(({ facts, you: seat }) => (seat === undefined ? undefined : facts?.seats[seat]));
  if (status === 'reconnecting' || status === 'moving')
    return (
      <div className="banner" role="status">
        <span className="spinner" aria-hidden="true" />
        {status === 'moving' ? t.tableMoving : t.reconnecting}
      </div>
    );
  if (own?.kind === 'person' && own.standIn === 'idle')
    return (
      <div className="banner" role="status">
        {t.standInNotice}
        <Button kind="primary" onClick={() => void request('touch', {})}>
          {t.takeBack}
        </Button>
      </div>
    );
  if (you === undefined && status === 'open')
    return (
      <div className="banner watching" role="status">
        {t.watchingBanner}
      </div>
    );
  return undefined;
}
