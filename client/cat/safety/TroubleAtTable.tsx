/** Everybody else at this table. */

import { useActions } from '../../hud/actions.ts';
import { useTable } from '../../store/useStore.ts';
import { Trouble, type Troublemaker } from './Trouble.tsx';

export function TroubleAtTable() {
  const { request } = useActions();
  const seats = useTable(({ facts }) => facts?.seats);
  const you = useTable((table) => table.you);
  const people = (seats ?? []).flatMap((sitting, seat): Troublemaker[] => {
    if (sitting.kind !== 'person' || seat === you || sitting.cat === undefined) return [];
    const { cat: id, name } = sitting;
    return [
      {
        id,
        name,
        report: async (reason) => {
          const reply = await request('report', { seat, reason });
          return reply.ok ? undefined : reply.refusal;
        },
      },
    ];
  });
  return <Trouble people={people} />;
}
