/** A page of public tables, as the lobby tells it. */

import { createStore } from 'zustand/vanilla';
import type { LobbyMessages, TableListing } from '../../../shared/table/protocol.ts';

export interface LobbyState {
  readonly status: 'closed' | 'opening' | 'open' | 'unreachable';
  /** The hottest first. */
  readonly tables: readonly TableListing[];
  /** The page that somebody wants to see, from 0, and how many there are. */
  readonly page: number;
  readonly pages: number;
}

export const NO_TABLES = { tables: [], page: 0, pages: 1 } as const;

export const lobbyStore = createStore<LobbyState>(() => ({ status: 'closed', ...NO_TABLES }));

/** Whoever keeps the line to the lobby asks it for this page. */
export const turnTo = (page: number): void => lobbyStore.setState({ page });

/** What the lobby said changes a page that this is still the look at; any other was turned away from meanwhile. */
export function withChanges(state: LobbyState, { page, pages, order, tables }: LobbyMessages['changes']): LobbyState {
  if (page !== state.page) return state;
  const known = new Map([...state.tables, ...tables].map((table) => [table.id, table]));
  return { ...state, pages, tables: order.flatMap((id) => known.get(id) ?? []) };
}
