import { type ReactNode, useState } from 'react';
import { useBack } from '../../store/page/back.ts';
import { useActions } from '../actions.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

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
