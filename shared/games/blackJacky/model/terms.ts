/** What a match of Black Jacky is counted and named with. */

import type { Outcome, Score, Seat } from '../../../engine/game.ts';

export const SEATS = { min: 2, max: 6 } as const;

/** In the game with a heart; Wanted: out for now and tipping (B25); out for good (B31, B34). */
export const STANDINGS = ['in', 'wanted', 'out'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Where the top card for a swap comes from (B6). */
export const SOURCES = ['draw', 'discard'] as const;
export type Source = (typeof SOURCES)[number];

/** Whose decision it was: the seat's own, or the game's because the time was up. */
export const DECIDERS = ['seat', 'clock'] as const;
export type Decider = (typeof DECIDERS)[number];

export const DRAW_REASONS = ['gamble', 'trick'] as const;
export const LOSS_REASONS = ['bust', 'lowest'] as const;
export const END_REASONS = ['lastStanding', 'nobodyLeft', 'quickDuel'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface JackyOutcome extends Outcome {
  readonly reason: EndReason;
}

/** A cat that was not in the last round has no sum. */
export const scoreOf = (seat: Seat, hearts: number, sumInTenths: number | undefined): Score => ({
  seat,
  points: hearts,
  parts: sumInTenths === undefined ? { hearts } : { hearts, sumInTenths },
});
