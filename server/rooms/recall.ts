/** Reads a stored match back: what a table resumes with, and what a report is made of. */

import type { AnyGame } from '../../shared/engine/game.ts';
import { parseSeed } from '../../shared/engine/random.ts';
import { restoreMatch } from '../../shared/engine/record.ts';
import { GAMES } from '../../shared/games/index.ts';
import type { TableOptions } from '../../shared/table/options.ts';
import type { LatePaw } from '../../shared/table/protocol.ts';
import type { JournalRow, MatchRow } from '../store/database.ts';
import type { SeatModel } from './model.ts';
import type { Running } from './play.ts';

export function recallMatch(row: MatchRow, journal: readonly JournalRow[]): Running {
  const games: { readonly [id: string]: AnyGame } = GAMES;
  const game = games[row.game];
  const seed = parseSeed(row.seed);
  if (game === undefined || game.version !== row.version || seed === undefined)
    throw new Error(`Match ${row.id} is of ${row.game} version ${row.version}, which this server does not play`);
  const gap = journal.findIndex((entry, place) => entry.seq !== place + 1);
  if (gap !== -1) throw new Error(`The journal of match ${row.id} lacks entry ${gap + 1}`);
  const options = JSON.parse(row.options) as TableOptions;
  const seats = (JSON.parse(row.seats) as readonly SeatModel[]).length;
  const entries = journal.map((entry) => JSON.parse(entry.entry) as unknown);
  const restored = restoreMatch(game, { options: options.rules, seats, seed }, entries);
  if (!restored.ok) throw new Error(`Match ${row.id} cannot be restored: ${JSON.stringify(restored.error)}`);
  const stamps = journal.map(({ at, hold, race }) => ({ at, hold, late: lateIn(race) }));
  return { id: row.id, startedAt: row.started_at, match: restored.value, stamps };
}

const lateIn = (race: string | null): readonly LatePaw[] =>
  race === null ? [] : (JSON.parse(race) as { readonly late: readonly LatePaw[] }).late;
