/** Reads stored tables and matches back: what a table resumes with, and what a report is made of. */

import { z } from 'zod';
import { type AnyGame, type Refusal, seat } from '../../../shared/engine/game.ts';
import { parseSeed } from '../../../shared/engine/random.ts';
import { restoreMatch } from '../../../shared/engine/record.ts';
import { err, ok, type Result } from '../../../shared/engine/result.ts';
import { GAMES } from '../../../shared/games/games.ts';
import { parseCatLook } from '../../../shared/table/people/catLookSchema.ts';
import type { Kicked, TableModel } from '../../../shared/table/people/model.ts';
import type { Running, Stamp } from '../../../shared/table/runtime/running.ts';
import { type JournalRow, type MatchRow, readJson } from '../../store/database.ts';
import { readSeats } from '../../store/seats.ts';
import type { Store } from '../../store/store.ts';

export interface StoredTable {
  readonly owner: { readonly process: string | null; readonly epoch: number };
  readonly model: TableModel;
  /** Undefined before the first deal. */
  readonly running: Running | undefined;
}

/** A status of HTTP. Colyseus hands on nothing else of an error that a room throws while it is made. */
const GONE = 410;

/** What is stored cannot be read by this version, however often it tries. */
class Unreadable extends Error {
  readonly code = GONE;
}

export const isUnreadable = (error: unknown): boolean => (error as { readonly code?: unknown }).code === GONE;

export async function recallTable({ tables, matches }: Store, id: string): Promise<StoredTable> {
  const table = await tables.find(id);
  if (table === undefined) throw new Error(`Table ${id} is not in the store`);
  const owner = { process: table.process, epoch: table.epoch };
  const model = readable(() => unpackModel(table.model));
  if (model.phase === 'gathering') return { owner, model, running: undefined };
  const row = await matches.find(model.match);
  if (row === undefined) throw new Unreadable(`Match ${model.match} is not in the store`);
  const journal = await matches.journal(row.id);
  const running = readable(() => recallMatch(row, journal));
  if (!running.ok) throw new Unreadable(`Match ${row.id} cannot be restored: ${JSON.stringify(running.error)}`);
  return { owner, model, running: running.value };
}

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Unreadable(String(error), { cause: error });
  }
}

export const packModel = (model: TableModel): string => JSON.stringify(model);

/** Reads what `packModel` wrote. It is our own, so a surprise is a bug, not a refusal. */
function unpackModel(text: string): TableModel {
  const model = JSON.parse(text) as TableModel;
  if (!Object.hasOwn(GAMES, model.options.game)) throw new Error(`There is no game ${model.options.game}`);
  for (const seat of model.seats)
    if (seat.kind !== 'free' && parseCatLook(seat.look) === undefined)
      throw new Error('A stored look can no longer be read');
  // Tables of the first release kept no names of those who were sent away.
  const kicked = (model.kicked as readonly (Kicked | string)[]).map((sent) =>
    typeof sent === 'string' ? { player: sent, name: '' } : sent,
  );
  return { ...model, kicked };
}

/** What this server cannot play again (written by another version, cut off, altered) is refused, and the field is named. */
export function recallMatch(row: MatchRow, journal: readonly JournalRow[]): Result<Running, Refusal> {
  const games: { readonly [id: string]: AnyGame } = GAMES;
  const game = Object.hasOwn(games, row.game) ? games[row.game] : undefined;
  if (game === undefined) return malformed('game');
  const seed = parseSeed(row.seed);
  if (seed === undefined) return malformed('seed');
  const gap = journal.findIndex((entry, place) => entry.seq !== place + 1);
  if (gap !== -1) return truncated(gap);
  const options = optionsSchema.safeParse(readJson(row.options));
  if (!options.success) return malformed('options');
  const seats = readJson(row.seats);
  if (!Array.isArray(seats)) return malformed('seats');
  const entries: unknown[] = [];
  for (const [place, { entry }] of journal.entries()) {
    const read = readJson(entry);
    if (read === undefined) return malformed(`entries[${place}]`);
    entries.push(read);
  }
  const setting = { options: options.data.rules, seats: seats.length, seed, version: row.version };
  const restored = restoreMatch(game, setting, entries);
  if (!restored.ok) return restored;
  const match = restored.value;
  // Whoever reads on trusts these columns as they are.
  if (readSeats(row.seats) === undefined) return malformed('seats');
  if (row.outcome !== null && readJson(row.outcome) === undefined) return malformed('outcome');
  if (row.status === 'finished' && game.outcome(match.state) === undefined) return truncated(journal.length);
  const stamps: Stamp[] = [];
  for (const [place, { at, hold, race }] of journal.entries()) {
    const late = race === null ? [] : raceSchema.safeParse(readJson(race)).data?.late;
    if (late === undefined) return malformed(`race[${place}]`);
    stamps.push({ at, hold, late });
  }
  return ok({ id: row.id, startedAt: row.started_at, match, stamps });
}

const malformed = (field: string) => err<Refusal>({ code: 'match/malformed', facts: { field } });

const truncated = (found: number) => err<Refusal>({ code: 'match/truncated', facts: { field: 'entries', found } });

/** Only what everybody who reads a match relies on. */
const optionsSchema = z.looseObject({ rules: z.unknown() });
const raceSchema = z.looseObject({
  late: z.array(z.object({ seat: z.int().min(0).transform(seat), ms: z.number().min(0) })),
});
