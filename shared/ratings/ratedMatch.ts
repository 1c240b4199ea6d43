/** What a stored match says about who is better: who was where, and whether it counts. */

import type { Outcome } from '../engine/game.ts';
import { ranked } from '../engine/ranking.ts';
import type { SeatModel } from '../table/people/model.ts';
import type { BotLevel } from '../table/seats.ts';

export type RatedSeat =
  | { readonly kind: 'person'; readonly player: string; readonly place: number; readonly left: boolean }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly place: number; readonly worth?: number };

export interface RatedMatch {
  readonly id: string;
  readonly game: string;
  /** When it ended. */
  readonly at: number;
  readonly seats: readonly RatedSeat[];
}

/** Of a row of the store. */
export interface MatchFacts {
  readonly id: string;
  readonly game: string;
  readonly quick: number;
  readonly ended_at: number | null;
  readonly outcome: string | null;
  readonly seats: string;
}

const FEWEST_PEOPLE = 2;

/** Undefined for what is not rated: tables that people opened themselves, and those with bots only. */
export function ratedMatchOf(row: MatchFacts): RatedMatch | undefined {
  if (row.quick !== 1 || row.ended_at === null) return undefined;
  const seated = JSON.parse(row.seats) as readonly SeatModel[];
  const outcome = row.outcome === null ? undefined : (JSON.parse(row.outcome) as Outcome);
  const places = outcome === undefined ? seated.map(() => 1) : placesOf(outcome, seated.length);
  const seats = seated.flatMap((seat, index) => seatOf(seat, places[index] ?? seated.length, seated.length));
  const people = seats.filter((seat) => seat.kind === 'person');
  if (people.length < FEWEST_PEOPLE) return undefined;
  // Nobody played it to its end: all that is known is who walked out on the others.
  const counted = outcome === undefined ? people : seats;
  const isDecided = counted.some((seat) => seat.place !== counted[0]?.place);
  return outcome !== undefined || isDecided
    ? { id: row.id, game: row.game, at: row.ended_at, seats: counted }
    : undefined;
}

function seatOf(seat: SeatModel, place: number, seats: number): readonly RatedSeat[] {
  if (seat.kind === 'free') return [];
  if (seat.kind === 'bot') {
    const { level, worth } = seat;
    return [{ kind: 'bot', level, place, ...(worth === undefined ? {} : { worth }) }];
  }
  // Who leaves comes last, whatever the bot made of it; a lost connection counts by the result.
  const left = seat.standIn === 'left';
  return [{ kind: 'person', player: seat.player, place: left ? seats + 1 : place, left }];
}

/** By seat: how many came before it, and one. Winners share the first place; everybody else goes by points. */
function placesOf(outcome: Outcome, seats: number): readonly number[] {
  const order = ranked(outcome);
  const won = new Set<number>(outcome.winners);
  return Array.from({ length: seats }, (_, seat) => {
    const own = order.find((score) => score.seat === seat);
    if (won.has(seat) || own === undefined) return own === undefined ? seats : 1;
    return 1 + order.filter((other) => won.has(other.seat) || other.points > own.points).length;
  });
}
