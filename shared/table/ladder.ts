/** Leaderboards and ratings as they travel. */

import type { CatLook } from './people/catLook.ts';

export const LADDER_SPANS = ['week', 'season', 'all'] as const;
export type LadderSpan = (typeof LADDER_SPANS)[number];

/** GET /api/ladder/:game/:span. Everything but `you.points` is as it was counted at `countedAt`. */
export interface Ladder {
  readonly countedAt: number;
  /** How many are listed. */
  readonly people: number;
  readonly top: readonly LadderRow[];
  /** Present for who has an identity and has played rated matches in this span. */
  readonly you?: OwnPlace;
}

export interface LadderRow {
  /** Who has the same points shares a rank. */
  readonly rank: number;
  /** Whose page may be looked at; empty where it may not. */
  readonly cat: string;
  /** Empty for who lets nobody see their page. */
  readonly name: string;
  readonly look: CatLook;
  readonly points: number;
  readonly matches: number;
  readonly you: boolean;
}

export interface OwnPlace {
  /** As of now. */
  readonly points: number;
  /** How far off that may be. */
  readonly within: number;
  readonly provisional: boolean;
  readonly matches: number;
  /** Empty as long as the rating is provisional. */
  readonly around: readonly LadderRow[];
}

/** GET /api/matches/:id/rating: what a match did to one's own rating; `rated` is false where it did nothing. */
export type OwnChange =
  | { readonly rated: false }
  | { readonly rated: true; readonly before: number; readonly points: number; readonly provisional: boolean };
