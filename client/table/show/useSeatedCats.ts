/** Who sits where, as the scene needs it: the same list until a cat changes, or every new fact would rebuild the cats. */

import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { CatLook } from '../../../shared/table/people/catLook.ts';
import type { SeatSnapshot } from '../../../shared/table/protocol.ts';
import { lookOf } from '../../hud/cat/looks.ts';
import type { TableStore } from '../../store/table/table.ts';

const NOBODY: readonly SeatSnapshot[] = [];

export interface SeatedCat {
  readonly name: string;
  readonly look: CatLook;
  readonly bot: boolean;
}

export function useSeatedCats(table: TableStore): readonly SeatedCat[] {
  const seats = useStore(table, ({ facts }) => facts?.seats ?? NOBODY);
  const cats = seats.map((seat, place) => ({
    name: seat.kind === 'free' ? '' : seat.name,
    look: lookOf(seat, place),
    bot: seat.kind === 'bot',
  }));
  const key = JSON.stringify(cats);
  // biome-ignore lint/correctness/useExhaustiveDependencies: cats of the same key are the same cats
  return useMemo(() => cats, [key]);
}
