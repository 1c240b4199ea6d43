/** What a match leaves behind besides its journal: rows that can always be made again from it. */

import type { Running } from '../../shared/table/runtime/running.ts';
import type { MatchRow } from '../store/database.ts';
import type { Change } from '../store/journal.ts';

export interface EndedMatch {
  readonly row: MatchRow;
  readonly running: Running;
}

export interface Derivation {
  readonly name: string;
  /**
   * What this match adds. Written in the transaction that ends it; a rebuild writes it again, in the order in which matches ended. It may read
   * and write only rows of its own, so that both come to the same.
   */
  of(ended: EndedMatch): Change;
  /** Takes away what only these matches account for, when they are forgotten. */
  forget(matches: readonly string[]): Change;
  /** Takes everything away, before a rebuild. */
  readonly clear: Change;
}
