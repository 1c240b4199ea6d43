/** What a match leaves in the histories of those who played it. */

import type { AnyGame, Outcome, Tally } from '../../../shared/engine/game.ts';
import { eventsOf, type Match } from '../../../shared/engine/match.ts';
import type { TableOptions } from '../../../shared/table/options.ts';
import { isGone } from '../../../shared/table/people/gone.ts';
import type { PersonSeat, SeatModel } from '../../../shared/table/people/model.ts';
import type { Derivation, EndedMatch } from '../../archive/derivation.ts';
import type { BestedRow, HistoryRow } from '../rows.ts';

export const history: Derivation = {
  name: 'history',
  of(ended) {
    const { played, bested } = rowsOf(ended);
    return async (db) => {
      if (played.length > 0) await db.insertInto('history').values(played).execute();
      if (bested.length > 0) await db.insertInto('bested').values(bested).execute();
    };
  },
  forget: (matches) => async (db) => {
    await db.deleteFrom('history').where('match_id', 'in', matches).execute();
    await db.deleteFrom('bested').where('match_id', 'in', matches).execute();
  },
  clear: async (db) => {
    await db.deleteFrom('history').execute();
    await db.deleteFrom('bested').execute();
  },
};

interface Rows {
  readonly played: HistoryRow[];
  readonly bested: BestedRow[];
}

function rowsOf({ row, running }: EndedMatch): Rows {
  const outcome = running.match.game.outcome(running.match.state);
  if (row.status !== 'finished' || row.ended_at === null || outcome === undefined) return { played: [], bested: [] };
  const seats = JSON.parse(row.seats) as readonly SeatModel[];
  const hidden = (JSON.parse(row.options) as TableOptions).visibility === 'public' ? 0 : 1;
  const { counts, bested } = tallyOf(running.match);
  const people = seats.flatMap((seat, place) => (isKnown(seat) ? [{ seat, place }] : []));
  const played = people.map(({ seat, place }) => ({
    match_id: row.id,
    player: seat.player,
    game: row.game,
    seats: seats.length,
    ...standing(outcome, place),
    walked_out: seat.standIn === 'left' ? 1 : 0,
    private: hidden,
    ended_at: row.ended_at ?? 0,
    counts: JSON.stringify(counts[place] ?? {}),
  }));
  const duels = people.flatMap((one) =>
    people.flatMap((other) => {
      const times = bested[one.place]?.[other.place] ?? 0;
      if (times === 0) return [];
      return [{ match_id: row.id, player: one.seat.player, other: other.seat.player, private: hidden, times }];
    }),
  );
  return { played, bested: duels };
}

/** Somebody whose name has left the match has no history. */
const isKnown = (seat: SeatModel): seat is PersonSeat => seat.kind === 'person' && !isGone(seat.player);

function tallyOf({ game, history: entries, seats }: Match): Tally {
  const { tally } = game as AnyGame;
  if (tally === undefined) return { counts: [], bested: [] };
  return tally(
    entries.flatMap((entry) => eventsOf(entry)),
    seats,
  );
}

/** Who has the same points shares a place; winners are first, whatever the points say. */
function standing({ winners, scores }: Outcome, place: number): Pick<HistoryRow, 'place' | 'points' | 'won'> {
  const points = scores.find(({ seat }) => seat === place)?.points ?? 0;
  const won = winners.some((seat) => seat === place);
  const isAhead = (score: (typeof scores)[number]) =>
    winners.includes(score.seat) ? !won : !won && score.points > points;
  return { place: 1 + scores.filter(isAhead).length, points, won: won ? 1 : 0 };
}
