import { useEffect } from 'react';
import { useActions } from '../../../hud/actions.ts';
import { type TableState, tableStore, type Update } from '../../../store/table/table.ts';

/** Tells the table what this seat has seen of its reveals, to their end or as far as it cared: it waits for nobody else. */
export function useSeen(): void {
  const { request } = useActions();
  useEffect(
    () =>
      tableStore.subscribe((state, before) => {
        const seq = seenWith(before, state);
        if (seq !== undefined && state.you !== undefined) void request('seen', { seq });
      }),
    [request],
  );
}

/** The last reveal that was still to be shown before, and is not any more. */
function seenWith({ updates: before }: TableState, { updates }: TableState): number | undefined {
  if (before === updates) return undefined;
  return before.findLast((update) => isReveal(update) && !updates.some(({ seq }) => seq === update.seq))?.seq;
}

const isReveal = ({ hold }: Update): boolean => hold > 0;
