/** A fresh match for the seats of a table. */

import type { AnyGame, Refusal } from '../../engine/game.ts';
import { createMatch } from '../../engine/match.ts';
import type { Seed } from '../../engine/random.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import type { SeatModel, TableModel } from '../people/model.ts';
import type { Milliseconds } from './clock.ts';
import type { Running } from './running.ts';

export interface Dealing {
  readonly game: AnyGame;
  readonly model: TableModel;
  /** Of the new match. */
  readonly id: string;
  readonly seed: Seed;
  readonly now: Milliseconds;
}

export interface Dealt {
  readonly running: Running;
  readonly model: TableModel;
}

export function deal({ game, model, id, seed, now }: Dealing): Result<Dealt, Refusal> {
  if (model.seats.some((seat) => seat.kind === 'free')) return err({ code: 'table/seatsFree' });
  const created = createMatch(game, { options: model.options.rules, seats: model.seats.length, seed });
  if (!created.ok) return created;
  return ok({
    running: { id, startedAt: now, match: created.value, stamps: [{ at: 0, hold: 0, late: [] }] },
    model: { ...model, seats: model.seats.map(settled), phase: 'playing', match: id, startsAt: 0 },
  });
}

/** Once dealt, a bot keeps its seat and everybody begins without a missed turn. */
function settled(seat: SeatModel): SeatModel {
  if (seat.kind === 'person') return { ...seat, ready: false, missed: 0 };
  return seat.kind === 'bot' ? { ...seat, filler: false } : seat;
}
