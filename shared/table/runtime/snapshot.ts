/** What is public about a table and the same for every game, made of what it remembers, its match and who is there. */

import type { Seat } from '../../engine/game.ts';
import { isGone } from '../people/gone.ts';
import type { SeatModel, TableModel } from '../people/model.ts';
import type { MatchSnapshot, SeatSnapshot, TableSnapshot } from '../protocol.ts';

/** What of a table is not in its model: it lives and dies with connections. */
export interface Attendance {
  readonly watchers: number;
  isConnected(seat: Seat): boolean;
}

export function snapshotOf(
  model: TableModel,
  match: MatchSnapshot | undefined,
  { watchers, isConnected }: Attendance,
): TableSnapshot {
  const host = model.seats.findIndex((seat) => seat.kind === 'person' && seat.player === model.host);
  return {
    game: model.options.game,
    phase: model.phase,
    ...(host < 0 ? {} : { host: host as Seat }),
    seats: model.seats.map((seat, place) => seatSnapshotOf(seat, isConnected(place as Seat))),
    watchers,
    sentAway: model.kicked.map(({ name }) => name),
    ...(model.quick === undefined ? {} : { quick: true }),
    ...(match === undefined ? {} : { match }),
    ...(model.startsAt === 0 ? {} : { startsAt: model.startsAt }),
  };
}

function seatSnapshotOf(seat: SeatModel, connected: boolean): SeatSnapshot {
  switch (seat.kind) {
    case 'free':
      return { kind: 'free' };
    case 'bot': {
      const { kind, name, look, level } = seat;
      return { kind, name, look, level };
    }
    case 'person': {
      const { kind, player, name, look, ready, standIn } = seat;
      const cat = isGone(player) ? {} : { cat: player };
      return { kind, ...cat, name, look, connected, ready, ...(standIn === '' ? {} : { standIn }) };
    }
  }
}
