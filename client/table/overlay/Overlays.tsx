import { lazy, Suspense, useState } from 'react';
import { useKey } from '../../controls/useKey.ts';
import { Instead } from '../../hud/kit/Instead.tsx';
import { SettingsDialog } from '../../hud/lobby/SettingsDialog.tsx';
import { LogDialog, type Sharing } from '../../hud/table/LogDialog.tsx';
import type { Overlay } from '../../hud/table/TableMenu.tsx';
import type { LogLine } from '../../hud/table/useLog.ts';
import { useTable } from '../../store/useStore.ts';

const HelpDialog = lazy(async () => ({ default: (await import('../../hud/lobby/HelpDialog.tsx')).HelpDialog }));
const TalkDialog = lazy(async () => ({ default: (await import('../../hud/table/TalkDialog.tsx')).TalkDialog }));
const TroubleAtTable = lazy(async () => ({
  default: (await import('../../cat/safety/TroubleAtTable.tsx')).TroubleAtTable,
}));

interface OpenOverlay {
  readonly current: Overlay | undefined;
  open(overlay: Overlay): void;
  close(): void;
}

/** What is laid over the table, one at a time, by button or by key. */
export function useOverlay(): OpenOverlay {
  const [current, setCurrent] = useState<Overlay>();
  useKey(['?'], () => setCurrent('help'));
  useKey(['l', 'L'], () => setCurrent('log'));
  useKey(['t', 'T'], () => setCurrent('talk'));
  return { current, open: setCurrent, close: () => setCurrent(undefined) };
}

interface Props {
  readonly overlay: Overlay | undefined;
  readonly lines: readonly LogLine[];
  readonly sharing: Sharing | undefined;
  readonly onClose: () => void;
}

export function Overlays({ overlay, lines, sharing, onClose }: Props) {
  const local = useTable((table) => table.local);
  switch (overlay) {
    case 'log':
      return <LogDialog lines={lines} sharing={sharing} onClose={onClose} />;
    case 'talk':
      return (
        <Instead key={overlay} onFailure={onClose}>
          <Suspense>
            <TalkDialog onClose={onClose}>
              <Instead>
                <Suspense>{local ? undefined : <TroubleAtTable />}</Suspense>
              </Instead>
            </TalkDialog>
          </Suspense>
        </Instead>
      );
    case 'help':
      return (
        <Instead key={overlay} onFailure={onClose}>
          <Suspense>
            <HelpDialog onClose={onClose} />
          </Suspense>
        </Instead>
      );
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    default:
      return undefined;
  }
}
