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
  /** Files with nets to start from, or to take the mean of, instead of those. */
  readonly files: readonly string[];
  /** The file to write instead of the shipped one. */
  readonly into: string | undefined;
  /** Whether those who study a course join those whom it meets. */
  readonly students: boolean;
  /** Hidden units of a net that starts from nothing. */
  readonly hidden: number;
  /** A file in which a long course is kept, and from which it goes on. */
  readonly keep: string | undefined;
  /** Who looks for a best response. */
  readonly searcher: string;
  readonly games: number;
}
