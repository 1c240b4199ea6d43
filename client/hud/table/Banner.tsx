import { useTexts } from '../../i18n/useTexts.ts';
import { useTable } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { Button } from '../kit/Button.tsx';

/** Calm words at the top while something is not as usual. The table stays in sight. `as`: for what the viewer came. */
export function Banner({ as }: { readonly as: 'seat' | 'watcher' }) {
  const t = useTexts();
  const { request, open } = useActions();
  const options = useTable((table) => table.options);
  const status = useTable((table) => table.status);
  const you = useTable((table) => table.you);
  const delay = options?.delay ?? 0;
  const phase = useTable(({ facts }) => facts?.phase);
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
  if (you === undefined && status === 'open' && phase !== 'scores')
    return (
      <div className="banner watching" role="status">
        {as === 'seat' ? t.together.fullWatching : t.watchingBanner}
        {delay > 0 ? ` · ${t.watchingLater(delay)}` : undefined}
        {as === 'seat' && options !== undefined ? (
          <Button onClick={() => void open({ ...options, bots: [], practice: false })}>{t.together.openNext}</Button>
        ) : undefined}
      </div>
    );
  return undefined;
}
