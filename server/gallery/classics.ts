/** Matches that come with the house, chosen for their reveals: who opens a server a minute ago has something to watch. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentTo } from '../../shared/engine/fairness.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { parseSeed } from '../../shared/engine/random.ts';
import type { TableOptions } from '../../shared/table/options.ts';
import type { SeatModel } from '../../shared/table/people/model.ts';
import { endMatch } from '../archive/archive.ts';
import type { Log } from '../log.ts';
import { recallMatch } from '../rooms/match/recall.ts';
import type { JournalRow, MatchRow } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { HOUSE_CLASSICS } from './rows.ts';

/** As test/tools/classics.ts writes them. */
export interface Classic {
  readonly id: string;
  readonly version: AnyGame['version'];
  readonly options: TableOptions;
  readonly seats: readonly SeatModel[];
  readonly seed: string;
  readonly endedAt: number;
  /** When each entry was told, how long it was watched, and the entry, packed. */
  readonly entries: readonly (readonly [at: number, hold: number, entry: unknown])[];
}

export const CLASSICS_FOLDER = join(import.meta.dirname, 'classics');

export const readClassics = (): readonly Classic[] =>
  readdirSync(CLASSICS_FOLDER)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(CLASSICS_FOLDER, file), 'utf8')) as Classic);

/** Puts those into the store that it does not have. One that this code cannot play again stays out of it. */
export async function storeClassics(store: Store, log: Log, classics = readClassics()): Promise<void> {
  for (const classic of classics) {
    if ((await store.matches.find(classic.id)) !== undefined) continue;
    const { row, journal } = rowsOf(classic);
    const recalled = recallMatch(row, journal);
    if (!recalled.ok) {
      log.warn({ match: classic.id, refusal: recalled.error.code }, 'a classic of the house cannot be played again');
      continue;
    }
    const { match } = recalled.value;
    const outcome = match.game.outcome(match.state);
    const end = { id: classic.id, status: 'finished' as const, outcome, seats: classic.seats, at: classic.endedAt };
    const changes = [store.matches.add(row), ...endMatch(store.matches, end, recalled.value, log)];
    // Another process may have been faster with the same one.
    await store.journal
      .commit({ rows: journal, changes })
      .catch((error) => log.debug({ match: classic.id, err: error }, 'a classic of the house was not stored'));
  }
}

function rowsOf({ id, version, options, seats, seed, endedAt, entries }: Classic): {
  readonly row: MatchRow;
  readonly journal: readonly JournalRow[];
} {
  const parsed = parseSeed(seed);
  if (parsed === undefined) throw new Error(`The seed of ${id} is none`);
  const length = entries.reduce((longest, [at, hold]) => Math.max(longest, at + hold), 0);
  const row: MatchRow = {
    id,
    table_id: HOUSE_CLASSICS,
    game: options.game,
    version,
    options: JSON.stringify(options),
    seats: JSON.stringify(seats),
    seed,
    commitment: commitmentTo(parsed),
    status: 'playing',
    started_at: endedAt - length,
    ended_at: null,
    outcome: null,
    quick: 0,
  };
  const journal = entries.map(
    ([at, hold, entry], place): JournalRow => ({
      match_id: id,
      seq: place + 1,
      at,
      hold,
      entry: JSON.stringify(entry),
      race: null,
    }),
  );
  return { row, journal };
}
