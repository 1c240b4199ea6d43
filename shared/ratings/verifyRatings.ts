/** Checks ratings: rates all matches of a game again, in the order of their ends, and names the first number that differs. */

import type { BotLevel } from '../table/seats.ts';
import type { RatedMatch } from './ratedMatch.ts';
import { DAY_MS, type RatingChange, rateMatch } from './rateMatch.ts';
import type { Rating } from './rating.ts';

/** Everybody's rating in one game, match by match. */
export class RatingBook {
  readonly #ratings = new Map<string, Rating>();
  readonly #met = new Map<string, number[]>();
  readonly #anchorOf: (level: BotLevel) => number;

  constructor(anchorOf: (level: BotLevel) => number) {
    this.#anchorOf = anchorOf;
  }

  get ratings(): ReadonlyMap<string, Rating> {
    return this.#ratings;
  }

  /** Begins with this rating for somebody of whom nothing is known yet. */
  introduce(player: string, rating: Rating): void {
    if (!this.#ratings.has(player)) this.#ratings.set(player, rating);
  }

  /** Takes a match as it is told. */
  believe({ at, claims }: ClaimedMatch): void {
    for (const { player, after } of claims) this.#ratings.set(player, after);
    this.#meet(
      claims.map(({ player }) => player),
      at,
    );
  }

  take(match: RatedMatch): readonly RatingChange[] {
    const changes = rateMatch(match, {
      ratingOf: (player) => this.#ratings.get(player),
      meetings: (one, other) => this.#meetings(one, other).filter((at) => at > match.at - DAY_MS).length,
      anchorOf: this.#anchorOf,
    });
    for (const { player, after } of changes) this.#ratings.set(player, after);
    this.#meet(
      changes.map(({ player }) => player),
      match.at,
    );
    return changes;
  }

  #meet(players: readonly string[], at: number): void {
    for (const [place, one] of players.entries())
      for (const other of players.slice(place + 1)) this.#meetings(one, other).push(at);
  }

  #meetings(one: string, other: string): number[] {
    const pair = [one, other].sort().join(' ');
    const times = this.#met.get(pair) ?? [];
    this.#met.set(pair, times);
    return times;
  }
}

/** A match, and what it is said to have made of everybody's rating. */
export interface ClaimedMatch extends RatedMatch {
  readonly claims: readonly { readonly player: string; readonly before: Rating; readonly after: Rating }[];
}

/** GET /api/ladder/:game/matches. */
export interface ClaimedMatches {
  readonly matches: readonly ClaimedMatch[];
  /** When the last match ended that the host has let go; 0 where all are there. */
  readonly forgottenUntil: number;
}

export interface Difference {
  readonly match: string;
  readonly player: string;
  readonly claimed: Rating | undefined;
  readonly recomputed: Rating | undefined;
}

/** Another machine may round differently in the last places. */
const TOLERANCE = 1e-6;

/**
 * Matches of one game, the earliest first. Where a host has let older ones go, what those left is believed: the ratings that people came
 * with, and for a day whom they had met.
 */
export function verifyRatings(
  matches: Iterable<ClaimedMatch>,
  anchorOf: (level: BotLevel) => number,
  forgottenUntil = 0,
): Difference | undefined {
  const book = new RatingBook(anchorOf);
  for (const match of matches) {
    if (forgottenUntil > 0) {
      for (const { player, before } of match.claims) book.introduce(player, before);
      if (match.at <= forgottenUntil + DAY_MS) {
        book.believe(match);
        continue;
      }
    }
    const changes = new Map(book.take(match).map(({ player, after }) => [player, after]));
    const claims = new Map(match.claims.map(({ player, after }) => [player, after]));
    for (const player of new Set([...changes.keys(), ...claims.keys()])) {
      const [claimed, recomputed] = [claims.get(player), changes.get(player)];
      if (!isSame(claimed, recomputed)) return { match: match.id, player, claimed, recomputed };
    }
  }
  return undefined;
}

const isSame = (one: Rating | undefined, other: Rating | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.mu - other.mu) < TOLERANCE &&
  Math.abs(one.sigma - other.sigma) < TOLERANCE;
