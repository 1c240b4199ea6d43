/** What a game of Spicy is counted and named with. */

import type { Seat } from '../../../engine/game.ts';

export const SEATS = { min: 2, max: 6 } as const;
export const HAND_SIZE = 6;
export const TROPHIES = 3;

export const MANNERS = ['assisted', 'strict'] as const;
export type Manners = (typeof MANNERS)[number];

export const WORLDS_END_SHIFTS = ['short', 'standard', 'long'] as const;
export type WorldsEndShift = (typeof WORLDS_END_SHIFTS)[number];

export const END_REASONS = ['secondTrophy', 'thirdTrophy', 'worldsEnd'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What a paw claims: one trait, that a copy is not right in both (R47), or nothing in time (R14). */
export const CALLS = ['number', 'spice', 'wrong', 'nothing'] as const;
export type Call = (typeof CALLS)[number];

export const PASS_CAUSES = ['chosen', 'timeOut', 'penalty'] as const;
export type PassCause = (typeof PASS_CAUSES)[number];

export const DRAW_REASONS = ['pass', 'penalty', 'loser', 'trophy', 'exchange'] as const;
export type DrawReason = (typeof DRAW_REASONS)[number];

export const SLIPS = ['illegalDeclaration', 'lastCallForgotten'] as const;
export type Slip = (typeof SLIPS)[number];

/** Seconds of every kind of window. */
export const CLOCKS = {
  turn: { relaxed: 90, standard: 30, blitz: 12 },
  reaction: { relaxed: 6, standard: 3, blitz: 1.2 },
  lastCard: { relaxed: 20, standard: 10, blitz: 5 },
  naming: { relaxed: 12, standard: 6, blitz: 3 },
} as const;

/** The next seat clockwise. */
export const leftOf = (seat: Seat, seats: number): Seat => ((seat + 1) % seats) as Seat;
