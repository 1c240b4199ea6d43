/** What those who watch guess, and how it came out: the messages of a table, and what the gallery tells about a reader. */

import { type Codec, int, list, record, text } from '../engine/codec.ts';
import type { Question } from '../engine/game.ts';

const MOST_ANSWERS = 12;

/** How everybody who watches had guessed, told when the answer is known to all. */
export interface GuessTally {
  /** The move that answered it. */
  readonly seq: number;
  /** Of the question. */
  readonly id: number;
  readonly kind: string;
  /** Guesses for each answer. */
  readonly counts: readonly number[];
  /** Which answers were right. */
  readonly right: readonly number[];
}

export const guessTallyCodec: Codec<GuessTally> = record({
  seq: int(0, 1_000_000),
  id: int(0, 1_000_000),
  kind: text(40),
  counts: list(int(0, 1_000_000), MOST_ANSWERS),
  right: list(int(0, MOST_ANSWERS), MOST_ANSWERS),
});

/** GET /api/reveals/:match/:seq/guess → GuessedReveal, before or after; POST with { kind, answer } → GuessedReveal, once for each identity and kind. */
export interface GuessedReveal {
  readonly questions: readonly GuessedQuestion[];
}

export interface GuessedQuestion extends Question {
  /** What you said; absent before. */
  readonly yours?: number;
  /** Present once you have guessed, and for who sat there: they are not asked. */
  readonly counts?: readonly number[];
  readonly right?: readonly number[];
}

/** GET /api/me/reader → Reader. */
export interface Reader {
  readonly evening: Reading;
  readonly ever: Reading;
}

export interface Reading {
  readonly guesses: number;
  readonly right: number;
  readonly streak: number;
  readonly best: number;
  /** Guesses in which one could take a cat by its word, in how many of them one did, and in how many it was true. */
  readonly weighed: number;
  readonly trusted: number;
  readonly honest: number;
}

export const NOTHING_READ: Reading = {
  guesses: 0,
  right: 0,
  streak: 0,
  best: 0,
  weighed: 0,
  trusted: 0,
  honest: 0,
};

export type Leaning = 'tooTrusting' | 'tooSuspicious' | 'fair';

const ENOUGH = 10;
const MUCH = 0.15;

/** Whether somebody trusts more often than cats deserve it; undefined as long as there is too little to say. */
export function leaningOf({ weighed, trusted, honest }: Reading): Leaning | undefined {
  if (weighed < ENOUGH) return undefined;
  const much = (trusted - honest) / weighed;
  return much > MUCH ? 'tooTrusting' : much < -MUCH ? 'tooSuspicious' : 'fair';
}
