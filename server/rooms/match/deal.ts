/** A deal with everything that has to be stored before anybody hears of it. */

import { randomBytes } from 'node:crypto';
import { commitmentTo } from '../../../shared/engine/fairness.ts';
import type { AnyGame, Refusal } from '../../../shared/engine/game.ts';
import type { Seed } from '../../../shared/engine/random.ts';
import { ok, type Result } from '../../../shared/engine/result.ts';
import type { TableModel } from '../../../shared/table/people/model.ts';
import { type Dealt, deal } from '../../../shared/table/runtime/deal.ts';
import { stampAt } from '../../../shared/table/runtime/running.ts';
import type { JournalRow, MatchRow } from '../../store/database.ts';
import { journalRows } from './ledger.ts';

export interface StoredDeal extends Dealt {
  readonly match: MatchRow;
  readonly journal: readonly JournalRow[];
}

export function dealMatch(
  game: AnyGame,
  table: string,
  model: TableModel,
  seed: Seed,
  now: number,
): Result<StoredDeal, Refusal> {
  const id = randomBytes(12).toString('base64url');
  const dealt = deal({ game, model, id, seed, now });
  if (!dealt.ok) return dealt;
  const { running, model: seated } = dealt.value;
  const { match, stamps } = running;
  return ok({
    running,
    model: seated,
    match: {
      id,
      table_id: table,
      game: game.id,
      version: game.version,
      options: JSON.stringify(model.options),
      seats: JSON.stringify(seated.seats),
      seed,
      commitment: commitmentTo(seed),
      status: 'playing',
      started_at: now,
      ended_at: null,
      outcome: null,
      quick: model.quick === undefined ? 0 : 1,
    },
    journal: journalRows(
      id,
      match.history.map((entry, place) => ({ seq: place + 1, entry, stamp: stampAt(stamps, place), match })),
      undefined,
    ),
  });
}
