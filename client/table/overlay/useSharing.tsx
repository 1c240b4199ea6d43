import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Sharing } from '../../hud/table/LogDialog.tsx';
import { useTable } from '../../store/useStore.ts';

const ShareReveal = lazy(async () => ({ default: (await import('../../clips/ShareReveal.tsx')).ShareReveal }));

interface Shared {
  /** Undefined where there is nothing to share: before a match is over, and where no server has it. */
  readonly sharing: Sharing | undefined;
  readonly dialog: ReactNode;
}

/** Lets reveals of a match that is over be shared: all that everybody stopped for. */
export function useSharing(match: string | undefined, over: boolean): Shared {
  const local = useTable((table) => table.local);
  const log = useTable((table) => table.log);
  const [shared, setShared] = useState<number>();
  const sharing = useMemo(() => {
    if (!over || local || match === undefined) return undefined;
    const reveals = new Set(log.filter(({ hold }) => hold > 0).map(({ seq }) => seq));
    return { reveals, share: setShared };
  }, [over, local, match, log]);
  return {
    sharing,
    dialog:
      match === undefined || shared === undefined ? undefined : (
        <Suspense>
          <ShareReveal match={match} seq={shared} onClose={() => setShared(undefined)} />
        </Suspense>
      ),
  };
}
