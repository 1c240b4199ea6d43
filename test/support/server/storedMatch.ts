/** Matches that bots have played, in a store, as if these people had sat there. */

import { endMatch } from '../../../server/archive/archive.ts';
import type { Derivation } from '../../../server/archive/derivation.ts';
import { createLog } from '../../../server/log.ts';
import { journalRows } from '../../../server/rooms/match/ledger.ts';
import type { Store } from '../../../server/store/store.ts';
import { commitmentTo } from '../../../shared/engine/fairness.ts';
import { type Match, matchAt, seqOf } from '../../../shared/engine/match.ts';
import type { GameName } from '../../../shared/games/games.ts';
import { randomLook } from '../../../shared/table/people/catLook.ts';
import { type PersonSeat, personSeat } from '../../../shared/table/people/model.ts';
import type { Running } from '../../../shared/table/runtime/running.ts';
import { playBotMatch } from '../botMatch.ts';

export interface StoredMatch {
  readonly id: string;
  readonly game: GameName;
  /** Ids of the people, one for each seat. */
  readonly players: readonly string[];
  readonly endedAt: number;
  /** How seats differ from somebody who played to the end. */
  readonly seats?: readonly Partial<PersonSeat>[];
  readonly quick?: boolean;
  /** Of the table: `{ visibility: 'public' }` and the like. */
  readonly options?: { readonly [name: string]: unknown };
  readonly derivations?: readonly Derivation[];
}

const MOVE_MS = 1000;

export async function storeMatch(store: Store, wanted: StoredMatch): Promise<Running> {
  const { id, game, players, endedAt, quick = false, derivations } = wanted;
  const match = playBotMatch({ game, levels: players.map(() => 'alleyCat'), seed: id }, () => undefined);
  const stamps = match.history.map((_, place) => ({ at: place * MOVE_MS, hold: 0, late: [] }));
  const running: Running = { id, startedAt: endedAt - seqOf(match) * MOVE_MS, match, stamps };
  const seats = players.map((player, place) => ({
    ...personSeat({ id: player, name: player, look: randomLook(() => 0) }),
    ...wanted.seats?.[place],
  }));
  const options = { game, seats: players.length, rules: match.options, visibility: 'public', watchers: true };
  const row = {
    id,
    table_id: `table-${id}`,
    game,
    version: match.game.version,
    options: JSON.stringify({ ...options, handsAfterMatch: true, ...wanted.options }),
    seats: JSON.stringify(seats),
    seed: match.seed,
    commitment: commitmentTo(match.seed),
    status: 'playing' as const,
    started_at: running.startedAt,
    ended_at: null,
    outcome: null,
    quick: quick ? 1 : 0,
  };
  const outcome = match.game.outcome(match.state);
  const end = { id, status: 'finished' as const, outcome, seats, at: endedAt };
  await store.journal.commit({
    rows: journalRows(id, stepsOf(running.match, stamps), undefined),
    changes: [store.matches.add(row), ...endMatch(store.matches, end, running, createLog('silent'), derivations)],
  });
  return running;
}

const stepsOf = (match: Match, stamps: Running['stamps']) =>
  match.history.map((entry, place) => ({
    seq: place + 1,
    entry,
    stamp: stamps[place]!,
    match: matchAt(match, place + 1),
  }));
