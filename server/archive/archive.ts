/** Ends matches, with everything that is derived from them in the same instant. */

import type { Running } from '../../shared/table/runtime/running.ts';
import type { Log } from '../log.ts';
import { inTurn, withWorth } from '../ratings/ending.ts';
import type { Db, MatchRow } from '../store/database.ts';
import type { Change } from '../store/journal.ts';
import type { End, Matches } from '../store/matches.ts';
import type { Derivation, EndedMatch } from './derivation.ts';
import { DERIVATIONS } from './derivations.ts';

/** For the transaction in which the last move of the match is stored. */
export function endMatch(
  matches: Matches,
  end: End,
  running: Running,
  log: Log,
  derivations: readonly Derivation[] = DERIVATIONS,
): readonly Change[] {
  const over: Change = async (db) => matches.end(await settled(db, end))(db);
  const derive: Change = async (db) => {
    const row = await rowOf(db, end.id);
    if (row === undefined) return;
    for (const derivation of derivations) await derived(derivation, { row, running }, log)?.(db);
  };
  return derivations.length === 0 ? [over] : [over, derive];
}

/** What ratings are made of is stored with the match: nobody could rate it again otherwise. */
async function settled(db: Db, end: End): Promise<End> {
  const row = await rowOf(db, end.id);
  if (row?.quick !== 1) return end;
  return { ...end, at: await inTurn(db, row.game, end.at), seats: withWorth(end.seats, row.game) };
}

/** A derivation with a fault must not keep a match from ending: what it would have written comes with a rebuild. */
function derived(derivation: Derivation, ended: EndedMatch, log: Log): Change | undefined {
  try {
    return derivation.of(ended);
  } catch (error) {
    log.error({ match: ended.row.id, derivation: derivation.name, err: error }, 'a match could not be read to its end');
    return undefined;
  }
}

const rowOf = (db: Db, id: string): Promise<MatchRow | undefined> =>
  db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();

/** Forgets matches, with what only they account for. */
export const forgetMatches = (matches: Matches, ids: readonly string[]): readonly Change[] => [
  ...DERIVATIONS.map((derivation) => derivation.forget(ids)),
  matches.forget(ids),
];
