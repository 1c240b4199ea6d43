/** A fresh match for the seats of a table, with everything that has to be stored before anybody hears of it. */

import { randomBytes } from 'node:crypto';
import { commitmentTo } from '../../../shared/engine/fairness.ts';
import type { AnyGame, Refusal } from '../../../shared/engine/game.ts';
import { createMatch } from '../../../shared/engine/match.ts';
import { seedFromBytes } from '../../../shared/engine/random.ts';
import { packEntry } from '../../../shared/engine/record.ts';
import { err, ok, type Result } from '../../../shared/engine/result.ts';
import type { JournalRow, MatchRow } from '../../store/database.ts';
import type { SeatModel, TableModel } from '../people/model.ts';
import type { Running } from './play.ts';

export interface Deal {
  readonly running: Running;
  readonly model: TableModel;
  readonly match: MatchRow;
  readonly journal: JournalRow;
}

export function dealMatch(game: AnyGame, table: string, model: TableModel, now: number): Result<Deal, Refusal> {
  if (model.seats.some((seat) => seat.kind === 'free')) return err({ code: 'table/seatsFree' });
  const seed = seedFromBytes(randomBytes(32));
  const created = createMatch(game, { options: model.options.rules, seats: model.seats.length, seed });
  if (!created.ok) return created;
  const match = created.value;
  const [first] = match.history;
  if (first === undefined) throw new Error(`${game.id} did not deal`);
  const id = randomBytes(12).toString('base64url');
  const seats = model.seats.map(settled);
  return ok({
    running: { id, startedAt: now, match, stamps: [{ at: 0, hold: 0, late: [] }] },
    model: { ...model, seats, phase: 'playing', match: id, startsAt: 0 },
    match: {
      id,
      table_id: table,
      game: game.id,
      version: game.version,
      options: JSON.stringify(model.options),
      seats: JSON.stringify(seats),
      seed,
      commitment: commitmentTo(seed),
      status: 'playing',
      started_at: now,
      ended_at: null,
      outcome: null,
    },
    journal: { match_id: id, seq: 1, at: 0, hold: 0, entry: JSON.stringify(packEntry(game, first)), race: null },
  });
}

/** Once dealt, a bot keeps its seat and everybody begins without a missed turn. */
function settled(seat: SeatModel): SeatModel {
  if (seat.kind === 'person') return { ...seat, ready: false, missed: 0 };
  return seat.kind === 'bot' ? { ...seat, filler: false } : seat;
}
