import { useMemo } from 'react';
import { serverNow } from '../../store/clock.ts';
import { useTable } from '../../store/useStore.ts';

/** The clock of the open window as a bar that runs dry. The browser moves it: nothing is computed from frame to frame. */
export function Drain() {
  const opens = useTable(({ facts }) => facts?.windowOpens ?? 0);
  const deadline = useTable(({ facts }) => facts?.deadline ?? 0);
  const windowId = useTable(({ facts }) => facts?.windowId ?? 0);
  // Begun in the past when somebody joins late; still to begin while a reveal holds all clocks.
  const delay = useMemo(() => opens - serverNow(), [opens]);
  if (deadline === 0) return undefined;
  return (
    <span
      key={`${windowId}/${deadline}`}
      className="drain"
      aria-hidden="true"
      style={{ animationDuration: `${Math.max(1, deadline - opens)}ms`, animationDelay: `${delay}ms` }}
    />
  );
}
