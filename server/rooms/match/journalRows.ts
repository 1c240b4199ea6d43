import { packEntry } from '../../../shared/engine/record.ts';
import type { NewEntry } from '../../../shared/table/runtime/running.ts';
import type { RaceRecord } from '../../../shared/table/runtime/surroundings.ts';
import type { JournalRow } from '../../store/database.ts';

/** New entries as the journal keeps them. A race decided the last of them. */
export const journalRows = (
  match: string,
  entries: readonly NewEntry[],
  race: RaceRecord | undefined,
): readonly JournalRow[] =>
  entries.map(({ seq, entry, stamp, match: { game } }, place) => ({
    match_id: match,
    seq,
    at: stamp.at,
    hold: stamp.hold,
    entry: JSON.stringify(packEntry(game, entry)),
    race: race === undefined || place < entries.length - 1 ? null : JSON.stringify(race),
  }));
