/** Where a table is that somebody wants to join: running, between two processes, given up, or no more. */

import { matchMaker } from '@colyseus/core';
import { ownSeatOf, type TableModel } from '../../shared/table/people/model.ts';
import type { Services } from '../services.ts';

export type Whereabouts = 'running' | 'moving' | 'unreadable' | 'gone';

/** As long as the store says open a table comes back, here or elsewhere; who cannot ask does not say that it is gone. */
export async function whereaboutsOf({ store }: Services, id: string): Promise<Whereabouts> {
  try {
    const listed: { readonly locked?: boolean } | undefined = await matchMaker.getRoomById(id);
    // Locked while its process shuts down.
    if (listed !== undefined && !listed.locked) return 'running';
    const status = (await store.tables.find(id))?.status;
    return status === 'open' ? 'moving' : status === 'unreadable' ? 'unreadable' : 'gone';
  } catch {
    return 'moving';
  }
}

/** Whether this player comes back to a seat of their own. */
export async function hasSeatAt({ open, store }: Services, id: string, player: string): Promise<boolean> {
  for (const table of open) if (table.id === id) return ownSeatOf(table.model, player) !== undefined;
  const row = await store.tables.find(id).catch(() => undefined);
  return row !== undefined && ownSeatOf(JSON.parse(row.model) as TableModel, player) !== undefined;
}
