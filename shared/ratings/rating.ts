/**
 * How good somebody is, and how certain that is. 400 points more are ten times as many wins against one other; the alley cat stands at 1000.
 * Bradley-Terry over all pairs, because it treats ties as ties, damped for what pairs of the same match have in common.
 */

import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';

export interface Rating {
  readonly mu: number;
  /** Two thirds of the time the truth is no further away than this. */
  readonly sigma: number;
}

/** Where everybody begins. */
export const NEWCOMER: Rating = { mu: 1000, sigma: 200 };
/** Above this nobody knows yet: shown as provisional, and on no leaderboard. */
const CERTAIN_SIGMA = 90;
/** Of bots: they never change, but how they were measured has an error. */
export const ANCHOR_SIGMA = 20;

/** Chosen so that 400 points are odds of ten to one between two who are known well. */
const BETA = 400 / Math.log(10) / Math.SQRT2;
/** People change: without it the rating of who has played for years would stand still. */
const TAU = 3;

export const isProvisional = ({ sigma }: Rating): boolean => sigma > CERTAIN_SIGMA;

/** What a rating looks like to people. Who has the same shares a rank. */
export const pointsOf = ({ mu }: Rating): number => Math.round(mu);

/** How likely the first comes before the second. */
export const chanceOf = (one: Rating, other: Rating): number =>
  1 / (1 + Math.exp((other.mu - one.mu) / Math.sqrt(one.sigma ** 2 + other.sigma ** 2 + 2 * BETA ** 2)));

/**
 * A sum over pairs would move everybody further the more seats there are, though the pairs of a match are not independent. With this factor
 * a match by pure chance scatters equals as far with six seats as with two: the variance of the sum is (k² - 1) / 12.
 */
export const damping = (seats: number): number => Math.sqrt(3 / (seats ** 2 - 1));

/** The library takes in only a part of what a match says about certainty: people stayed at ± 100 whose rating was right within 75. */
const gamma = (): number => 1;

export interface Rated {
  readonly before: Rating;
  /** Smaller is better; equal is a tie. */
  readonly place: number;
  /** How much of the match counts: 1 for all of it. */
  readonly weight: number;
}

/** The ratings after a match, in the order of the seats. */
export function rateSeats(seats: readonly Rated[]): readonly Rating[] {
  const teams = seats.map(({ before }) => [{ ...before }]);
  const rank = seats.map(({ place }) => place);
  const whole = rate(teams, { model: bradleyTerryFull, rank, beta: BETA, tau: 0, gamma });
  const damped = damping(seats.length);
  return seats.map(({ before, weight }, index) => {
    const after = whole[index]?.[0] ?? before;
    const share = damped * weight;
    const shrunk = 1 - share * (1 - (after.sigma / before.sigma) ** 2);
    return {
      mu: before.mu + share * (after.mu - before.mu),
      sigma: Math.min(NEWCOMER.sigma, Math.sqrt(before.sigma ** 2 * shrunk + weight * TAU ** 2)),
    };
  });
}
