import { useMemo } from 'react';
import { serverNow } from '../../store/table/clock.ts';
import { useTable } from '../../store/useStore.ts';

/** The clock of the open window as a bar that runs dry. The browser moves it: nothing is computed from frame to frame. */
export function Drain() {
  const { id, opens, deadline } = useTable(({ present }) => present.window) ?? {};
  // Begun in the past when somebody joins late; still to begin while a reveal holds all clocks.
  const delay = useMemo(() => (opens === undefined ? 0 : opens - serverNow()), [opens]);
  if (opens === undefined || deadline === undefined) return undefined;
  return (
    <span
      key={`${id}/${deadline}`}
      className="drain"
      aria-hidden="true"
      style={{ animationDuration: `${Math.max(1, deadline - opens)}ms`, animationDelay: `${delay}ms` }}
    />
  );
}
