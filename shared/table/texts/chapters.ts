/** The moments of a match that somebody looks for again, and what they are called. */

import type { Seat } from '../../engine/game.ts';

/** Something hidden is turned up, something is won, or all is over. */
export const CHAPTER_KINDS = ['reveal', 'prize', 'end'] as const;
export type ChapterKind = (typeof CHAPTER_KINDS)[number];

export interface Chapter {
  readonly kind: ChapterKind;
  /** For who has not seen it yet: it must not tell how it ends. */
  readonly teaser: string;
  /** For who has. */
  readonly title: string;
}

/** A chapter where these events of one move are one, in one language. It knows only what everybody at the table was told. */
export type Chapters<E> = (events: readonly E[], name: (seat: Seat) => string) => Chapter | undefined;

// biome-ignore lint/suspicious/noExplicitAny: E is what each game makes of it, so no other type holds the chapters of every game
export type AnyChapters = Chapters<any>;
