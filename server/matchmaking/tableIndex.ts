/** Finds tables by what somebody looks for. No way of asking costs more when there are more tables. */

import { matchMaker } from '@colyseus/core';
import type { LobbyList } from '../../shared/table/protocol.ts';
import { MAX_SEATS } from '../../shared/table/seats.ts';
import { TABLE_ROOM, type TableMetadata } from './listing.ts';

/** What a table must be that somebody can sit down at now. */
export interface SeatWish {
  readonly game: string;
  readonly pace: string;
  readonly seats: number | 'any';
  readonly quick: TableMetadata['quick'];
}

export interface TablePage {
  readonly tables: readonly TableMetadata[];
  /** Of the whole list. */
  readonly total: number;
}

export interface TableIndex {
  /** Public tables that gather and have a seat for one more, the fullest first, at most this many. */
  withFreeSeat(wish: SeatWish, most: number): Promise<readonly TableMetadata[]>;
  /** A part of a list of the lobby, the hottest first. */
  page(list: LobbyList, from: number, count: number): Promise<TablePage>;
  /** How many tables, private ones too, are open that this one has opened. */
  openedBy(who: string): Promise<number>;
}

/** One entry in a sorted list; the highest score comes first. */
export interface Indexed {
  readonly key: string;
  readonly score: number;
}

const FEWEST_SEATS = 2;
/** More than anybody watches anything: where something is about to be decided, there is more to see than where many look. */
const HOT = 1_000_000;

/** Every list that a table stands in. Strangers find public ones only. */
export function indexedIn(table: TableMetadata, isPrivate: boolean): readonly Indexed[] {
  const { game, pace, quick, seats, people, bots, watchers } = table;
  const entries: Indexed[] = table.openedBy.map((who) => ({ key: openedKey(who), score: 0 }));
  if (isPrivate) return entries;
  if (table.open > 0) entries.push({ key: freeSeatKey(game, pace, quick, seats), score: people });
  const missing = seats - people - bots;
  // About to begin before just opened; among those the one with more people.
  if (table.phase === 'gathering' && missing > 0)
    entries.push({ key: lobbyKey('seat'), score: people / MAX_SEATS - missing });
  if (table.phase === 'playing' && table.watchable)
    entries.push({ key: lobbyKey('watcher'), score: (table.hot ? HOT : 0) + watchers + people / (MAX_SEATS + 1) });
  return entries;
}

export const openedKey = (who: string): string => `opened:${who}`;

export const lobbyKey = (list: LobbyList): string => `lobby:${list}`;

/** The lists of all tables that fit. */
export function freeSeatKeys({ game, pace, quick, seats }: SeatWish): readonly string[] {
  if (seats !== 'any') return [freeSeatKey(game, pace, quick, seats)];
  return Array.from({ length: MAX_SEATS - FEWEST_SEATS + 1 }, (_, place) =>
    freeSeatKey(game, pace, quick, FEWEST_SEATS + place),
  );
}

const freeSeatKey = (game: string, pace: string, quick: string, seats: number): string =>
  `free:${game}:${pace}:${quick}:${seats}`;

/** Of a server that is alone: its own tables, which are few enough to look at each. */
export class LocalTables implements TableIndex {
  async withFreeSeat(wish: SeatWish, most: number): Promise<readonly TableMetadata[]> {
    const keys = new Set(freeSeatKeys(wish));
    return (await sortedBy((key) => keys.has(key))).slice(0, most);
  }

  async page(list: LobbyList, from: number, count: number): Promise<TablePage> {
    const sorted = await sortedBy((key) => key === lobbyKey(list));
    return { tables: sorted.slice(from, from + count), total: sorted.length };
  }

  async openedBy(who: string): Promise<number> {
    return (await sortedBy((key) => key === openedKey(who))).length;
  }
}

async function sortedBy(isWanted: (key: string) => boolean): Promise<readonly TableMetadata[]> {
  const rooms = await matchMaker.query({ name: TABLE_ROOM });
  return rooms
    .flatMap((room) => {
      const table = room.metadata as TableMetadata;
      const entry = indexedIn(table, room.private === true).find(({ key }) => isWanted(key));
      return entry === undefined ? [] : [{ table, score: entry.score }];
    })
    .sort((one, other) => other.score - one.score || (one.table.id < other.table.id ? 1 : -1))
    .map(({ table }) => table);
}
