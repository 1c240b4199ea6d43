import { useEffect } from 'react';
import { tableStore } from '../../store/table/table.ts';
import { useTable } from '../../store/useStore.ts';

/** How long a reveal stands before what follows from it is told, where no choreography takes the time. */
const PAUSE = 1400;

/** Tells what has been shown while there is no stage yet: at once, but for the breath that a reveal deserves. */
export function useStandInDirector(active: boolean): void {
  const next = useTable(({ updates }) => updates[0]);
  useEffect(() => {
    if (!active || next === undefined) return;
    if (next.hold === 0 || document.hidden) {
      tableStore.show(next.seq);
      return;
    }
    const timer = setTimeout(() => tableStore.show(next.seq), Math.min(PAUSE, next.hold));
    return () => clearTimeout(timer);
  }, [active, next]);
}
