/** What the gallery tells and takes over HTTP: reveals that are worth watching again. */

import type { Moment } from '../engine/game.ts';

export const FEED_SPANS = ['today', 'week', 'ever'] as const;
export type FeedSpan = (typeof FEED_SPANS)[number];

/** GET /api/feed?span=…&page=… → Feed. */
export interface Feed {
  /** A wider one than was asked for where that had nothing. */
  readonly span: FeedSpan;
  readonly reveals: readonly FeedReveal[];
  /** What to ask for as `page` next; absent at the end. */
  readonly next?: string;
}

/** Nothing here says what the card turned out to be: whoever reads it may want to guess first. */
export interface FeedReveal {
  readonly match: string;
  /** The move that reveals it: `/replay/MATCH/SEQ` opens just before. */
  readonly seq: number;
  readonly game: string;
  readonly endedAt: number;
  readonly likes: number;
  /** Whether you like it, and whether it is about you. */
  readonly liked: boolean;
  readonly mine: boolean;
  /** The game's name for the sentence, what stands in it, and whom it names in this order. */
  readonly title: string;
  readonly facts: Moment['facts'];
  /** Without a name where its owner took it off. */
  readonly cast: readonly { readonly seat: number; readonly name: string }[];
}

/** PUT /api/reveals/:match/:seq/like with LikeWish → Liked. */
export interface Liked {
  readonly likes: number;
  readonly liked: boolean;
}

/** PUT /api/reveals/:match/:seq/wish with { wish } by somebody who is in it: as it is, without their name, or not in the feed at all. */
export const REVEAL_WISHES = ['shown', 'nameless', 'gone'] as const;
export type RevealWish = (typeof REVEAL_WISHES)[number];

/** GET /api/reveals/:match/:seq/wish → RevealWished. */
export interface RevealWished {
  /** What you wish for it; absent where you are not in it. */
  readonly wish?: RevealWish;
}

/** GET /api/tv → TvChannel: the table to watch now. */
export interface TvChannel {
  readonly table: string;
  /** Bots of the house play there, because nobody else does. */
  readonly house: boolean;
}
