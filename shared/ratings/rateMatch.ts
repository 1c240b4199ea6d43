/** What one match does to the ratings of the people in it. Pure: whoever has the matches can do it again. */

import type { BotLevel } from '../table/seats.ts';
import type { RatedMatch } from './ratedMatch.ts';
import { ANCHOR_SIGMA, NEWCOMER, type Rating, rateSeats } from './rating.ts';

export interface RatingChange {
  readonly player: string;
  readonly before: Rating;
  readonly after: Rating;
  readonly place: number;
  readonly left: boolean;
  readonly weight: number;
}

/** What has to be known beforehand. */
export interface Before {
  /** Undefined for who has not been rated yet. */
  ratingOf(player: string): Rating | undefined;
  /** How often these two met in rated matches of this game within the day before. */
  meetings(one: string, other: string): number;
  /** Where a level of bots stands, for matches that do not say what theirs were worth. */
  anchorOf(level: BotLevel): number;
}

export const DAY_MS = 86_400_000;

export function rateMatch(match: RatedMatch, before: Before): readonly RatingChange[] {
  const people = match.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []));
  const seats = match.seats.map((seat) =>
    seat.kind === 'bot'
      ? {
          before: { mu: seat.worth ?? before.anchorOf(seat.level), sigma: ANCHOR_SIGMA },
          place: seat.place,
          weight: 0,
        }
      : {
          before: before.ratingOf(seat.player) ?? NEWCOMER,
          place: seat.place,
          weight: weightOf(seat.player, people, before),
        },
  );
  const after = rateSeats(seats);
  return match.seats.flatMap((seat, index) => {
    const [rated, rating] = [seats[index], after[index]];
    if (seat.kind === 'bot' || rated === undefined || rating === undefined) return [];
    const { player, place, left } = seat;
    return [{ player, before: rated.before, after: rating, place, left, weight: rated.weight }];
  });
}

/** The same opponents count less and less: two friends could otherwise lift one of them as high as they like. */
function weightOf(player: string, people: readonly string[], { meetings }: Before): number {
  const others = people.filter((other) => other !== player);
  return others.reduce((sum, other) => sum + 1 / (1 + meetings(player, other)), 0) / others.length;
}
