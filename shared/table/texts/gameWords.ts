/** What every game says, whatever else its texts hold; and what those of its moments are called that people look for again. */

import type { Seat } from '../../engine/game.ts';
import type { Facts, Wording } from './wording.ts';

export interface GameWords {
  readonly name: string;
  readonly pitch: string;
  /** Kinds of match that a host can choose, by their id. */
  readonly presets?: { readonly [id: string]: { readonly name: string; readonly hint: string } };
  /** What each kind of window asks for. */
  readonly windows?: { readonly [kind: string]: string };
  readonly refusals: { readonly [reason: string]: Wording };
}

/** What a game says about its reveals in the gallery, and what it asks those who watch. */
export interface GalleryWords {
  /** By the title of a moment, with the names that it is about: before the card turns, so nothing of how it comes out. */
  readonly titles: { readonly [title: string]: (names: readonly string[], facts: Facts) => string };
  /** By the kind of a question. */
  readonly questions: { readonly [kind: string]: string };
  readonly answers: { readonly [word: string]: string };
}

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
