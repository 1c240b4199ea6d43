/** The tables of ratings and leaderboards. */

export interface RatingTables {
  ratings: RatingRow;
  rating_changes: RatingChangeRow;
  rating_bases: RatingBaseRow;
  ladder_counts: LadderCountRow;
  ladder_clock: { id: number; counted_at: number };
}

/** One for each period in which somebody played a rated match; the one of `all` is the rating itself. */
export interface RatingRow {
  game: string;
  period: string;
  player: string;
  mu: number;
  sigma: number;
  matches: number;
  /** Points as the leaderboard should show them; UNLISTED while they are provisional. */
  shown: number;
  /** Points as the leaderboard shows them: brought up to `shown` once a minute. */
  counted: number;
  /** 1 where the two differ. */
  stale: number;
}

export interface RatingChangeRow {
  match_id: string;
  player: string;
  game: string;
  seat: number;
  /** When the match ended. */
  at: number;
  /** 1 for who left before the end. */
  walked_out: number;
  mu_before: number;
  sigma_before: number;
  mu: number;
  sigma: number;
}

/** Where somebody stood after matches that are forgotten, on each board: a rebuild begins here. */
export interface RatingBaseRow {
  game: string;
  period: string;
  player: string;
  mu: number;
  sigma: number;
  matches: number;
  /** When the last of those matches ended. */
  at: number;
}

/** How many people have that many points: in steps of 256 (level 0), of 16 (level 1), and each by itself (level 2). */
export interface LadderCountRow {
  game: string;
  period: string;
  level: number;
  bucket: number;
  people: number;
}

export const UNLISTED = -1;
/** Of each bucket one level further down. */
export const BUCKETS = 16;
export const LEVELS = [0, 1, 2] as const;
const MOST_POINTS = BUCKETS ** LEVELS.length - 1;

export const bucketAt = (level: number, points: number): number =>
  Math.floor(points / BUCKETS ** (LEVELS.length - 1 - level));

export const listedPoints = (points: number): number => Math.max(0, Math.min(MOST_POINTS, points));
