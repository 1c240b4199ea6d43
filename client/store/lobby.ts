/** The public tables, as the lobby tells them. */

import { createStore } from 'zustand/vanilla';
import type { TableListing } from '../../shared/table/protocol.ts';

export interface LobbyState {
  readonly status: 'closed' | 'opening' | 'open' | 'unreachable';
  readonly tables: readonly TableListing[];
}

export const lobbyStore = createStore<LobbyState>(() => ({ status: 'closed', tables: [] }));

export const withTable = (tables: readonly TableListing[], table: TableListing): readonly TableListing[] =>
  tables.some(({ id }) => id === table.id)
    ? tables.map((other) => (other.id === table.id ? table : other))
    : [...tables, table];

export const withoutTable = (tables: readonly TableListing[], gone: string): readonly TableListing[] =>
  tables.filter(({ id }) => id !== gone);

/** Tables with room for one more come first, the fullest of them at the top: they are about to begin. */
export function joinable(tables: readonly TableListing[]): readonly TableListing[] {
  return tables
    .filter(({ phase, people, bots, seats }) => phase === 'gathering' && people + bots < seats)
    .sort((one, other) => one.seats - one.people - one.bots - (other.seats - other.people - other.bots));
}

export const watchable = (tables: readonly TableListing[]): readonly TableListing[] =>
  tables
    .filter((table) => table.watchable && table.phase === 'playing')
    .sort((one, other) => other.people - one.people);
