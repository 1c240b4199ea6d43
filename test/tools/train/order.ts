import type { Table } from '../../../shared/games/spicy/bots/tables.ts';

/** What somebody asked the trainer for. */
export interface Order {
  readonly table: Table;
  readonly seats: readonly number[];
  /** Updates of a net, or rounds of a search. */
  readonly updates: number;
  /** Stops after so many of them; how fast it learns still hangs on `updates`. */
  readonly until: number;
  readonly seed: number;
  /** Starts from the shipped nets for this table instead of from scratch. */
  readonly from: Table | undefined;
  /** Hidden units of a net that starts from nothing. */
  readonly hidden: number | undefined;
  /** A file, for a duel a folder, in which a long course is kept, and from which it goes on. */
  readonly keep: string | undefined;
  /** Who looks for a best response. */
  readonly searcher: string;
  readonly games: number;
}
