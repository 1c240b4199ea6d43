/** Makes everything that is derived from matches again, from their journals. */

import { recallMatch } from '../rooms/match/recall.ts';
import { CannotStart } from '../start/cannotStart.ts';
import type { Change } from '../store/journal.ts';
import type { Store } from '../store/store.ts';
import type { Derivation } from './derivation.ts';
import { DERIVATIONS } from './derivations.ts';

export interface Rebuilt {
  readonly matches: number;
  /** Ids of those that this code cannot play again; what was derived from them is gone. */
  readonly unreadable: readonly string[];
}

const PAGE = 200;

export async function rebuild(
  { matches, journal, tables }: Pick<Store, 'matches' | 'journal' | 'tables'>,
  derivations: readonly Derivation[] = DERIVATIONS,
): Promise<Rebuilt> {
  // A match that ended meanwhile would be read twice.
  if (await tables.hasLivingProcess()) throw new CannotStart('A server runs on this store: stop it first.');
  const write = (changes: readonly Change[]) => journal.commit({ rows: [], changes });
  await write(derivations.map(({ clear }) => clear));
  const unreadable: string[] = [];
  let count = 0;
  let page = await matches.ended(undefined, PAGE);
  while (page.length > 0) {
    for (const row of page) {
      count += 1;
      const recalled = recallMatch(row, await matches.journal(row.id));
      if (recalled.ok) await write(derivations.map((derivation) => derivation.of({ row, running: recalled.value })));
      else unreadable.push(row.id);
    }
    page = await matches.ended(page.at(-1), PAGE);
  }
  return { matches: count, unreadable };
}
