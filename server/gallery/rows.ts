/** The gallery's tables in the store. */

import type { Moment } from '../../shared/engine/game.ts';
import type { RevealWish } from '../../shared/table/gallery.ts';

export interface GalleryTables {
  reveals: RevealRow;
  likes: { match_id: string; seq: number; player: string };
  guess_tallies: { match_id: string; seq: number; kind: string; answer: number; guesses: number };
  /** Once for each identity. */
  guessers: { match_id: string; seq: number; kind: string; player: string; answer: number };
  readers: ReaderRow;
  /** What somebody who was in it wishes; kept apart, so that a rebuild keeps to it. */
  reveal_wishes: { match_id: string; seq: number; player: string; wish: RevealWish };
}

export interface RevealRow {
  match_id: string;
  /** The move that revealed it. */
  seq: number;
  heat: number;
  likes: number;
  /** What lists are ordered by: heat, and a little for every like. */
  rank: number;
  /** 1 as long as nobody who was in it wants it gone, otherwise 0. */
  shown: number;
  /** Days and weeks since 1970, so that a list of one is read from its own part of an index. */
  day: number;
  week: number;
  /** A `Card`: what is only shown is one column, because reading many costs more than finding the row. */
  card: string;
}

export interface Card extends Pick<Moment, 'title' | 'facts'> {
  readonly game: string;
  readonly endedAt: number;
  readonly heat: number;
  /** Where the table was shown later: not before. */
  readonly shownFrom?: number;
  readonly people: readonly RevealPerson[];
}

export interface RevealPerson {
  readonly seat: number;
  /** Empty for a bot. */
  readonly player: string;
  /** Empty for who took it off. */
  readonly name: string;
}

/** How well somebody reads: on one evening, or ever (0). */
export interface ReaderRow {
  player: string;
  evening: number;
  guesses: number;
  correct: number;
  streak: number;
  best: number;
  weighed: number;
  trusted: number;
  honest: number;
}

/** Likes lift a reveal, but what happened in it counts for more: a few friends must not own the list. */
const MOST_FOR_LIKES = 30;

export const rankOf = (heat: number, likes: number): number => heat + Math.min(MOST_FOR_LIKES, likes);

/** The table to which matches belong that come with the house. */
export const HOUSE_CLASSICS = 'house-classics';

/** Days and weeks by UTC, weeks from Monday. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** The first day of 1970 was a Thursday. */
const FROM_MONDAY = 3;

export const dayOf = (time: number): number => Math.floor(time / DAY_MS);

export const weekOf = (time: number): number => Math.floor((dayOf(time) + FROM_MONDAY) / 7);
