/** Who sits where, as the scene needs it: the same list until a cat changes, or every new fact would rebuild the cats. */

import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { CatLook } from '../../../shared/table/catLook.ts';
import { lookOf } from '../../hud/cat/lookOf.ts';
import type { TableStore } from '../../store/table.ts';

export interface SeatedCat {
  readonly name: string;
  readonly look: CatLook;
  readonly bot: boolean;
}

export function useSeatedCats(table: TableStore): readonly SeatedCat[] {
  const key = useStore(table, ({ facts }) =>
    JSON.stringify(facts?.seats.map(({ name, look, kind }) => [name, look, kind === 'bot']) ?? []),
  );
  return useMemo(() => {
    const seats = JSON.parse(key) as readonly (readonly [string, string, boolean])[];
    return seats.map(([name, look, bot], seat) => ({ name, look: lookOf(look, seat), bot }));
  }, [key]);
}
