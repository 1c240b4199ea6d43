/** The tables of the store. Whatever is a structure is JSON text, so that SQLite and Postgres answer alike. */

import type { Kysely } from 'kysely';
import type { Visibility } from '../../shared/table/people/catPage.ts';
import type { GalleryTables } from '../gallery/rows.ts';
import type { PeopleTables } from '../people/rows.ts';
import type { RatingTables } from '../ratings/rows.ts';

export interface Database extends GalleryTables, PeopleTables, RatingTables {
  players: PlayerRow;
  transfers: { code: string; player: string; expires_at: number };
  settings: { name: string; value: string };
  processes: { id: string; seen_at: number };
  tables: TableRow;
  seated: { player: string; table_id: string };
  matches: MatchRow;
  journal: JournalRow;
}

export type Db = Kysely<Database>;

export interface PlayerRow {
  id: string;
  name: string;
  look: string;
  language: string;
  created_at: number;
  seen_at: number;
  /** Who may see the history: see `VISIBILITIES`. */
  visibility: Visibility;
  /** When everything about this person goes; null as long as they stay. */
  delete_at: number | null;
}

export interface TableRow {
  id: string;
  /** `open` as long as somebody may come back to it; `unreadable` when no process could bring it back. */
  status: 'open' | 'closed' | 'unreadable';
  /** Which process runs it; null when none does. */
  process: string | null;
  /** How often it has been taken over. */
  epoch: number;
  /** Options, seats, phase: see server/rooms/people/model.ts. */
  model: string;
  created_at: number;
  updated_at: number;
}

export interface MatchRow {
  id: string;
  table_id: string;
  game: string;
  version: number;
  options: string;
  /** Who sat there: as dealt while it runs, as it ended afterwards (who had left, who was played for). */
  seats: string;
  seed: string;
  commitment: string;
  status: 'playing' | 'finished' | 'abandoned';
  started_at: number;
  ended_at: number | null;
  outcome: string | null;
  /** Strangers were brought together for it: 1, or 0. */
  quick: number;
}

export interface JournalRow {
  match_id: string;
  seq: number;
  /** Milliseconds since the match began, and how long the clocks stood still after it. */
  at: number;
  hold: number;
  entry: string;
  /** Keys and verdict of the race that this entry won; null where there was none. */
  race: string | null;
}

/** A column that holds JSON; undefined where it no longer does. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
