/** How long a bot thinks: a log-normal draw that knows the occasion and the level, never the hand or the choice. */

import type { BotLevel } from '../table/seats.ts';
import type { Milliseconds } from './bot.ts';
import type { Throw } from './dice.ts';

/** What the bot is thinking about, as everybody at the table can see. A game may have occasions of its own. */
export interface Occasion {
  readonly median: Milliseconds;
  /** All levels alike: where the first one wins, a slow paw would make a level weaker, not calmer. */
  readonly raced?: boolean;
}

export const TURN: Occasion = { median: 1700 };
export const SLAP: Occasion = { median: 1200, raced: true };
const SPREAD = 0.4;
/** So that one can follow: a move that comes sooner looks like a part of the one before. */
const SHORTEST: Milliseconds = 1000;
const LONGEST: Milliseconds = 6000;

/** Kittens jump at their turn, legends take their time. */
const TEMPO: { readonly [level in BotLevel]: number } = { kitten: 0.75, alleyCat: 1, bigCat: 1.1, legend: 1.25 };

/** `pause` is the throw for pauses alone; `words` name the situation by public facts only. */
export function thinkingTime(
  level: BotLevel,
  { median, raced = false }: Occasion,
  pause: Throw,
  ...words: readonly number[]
): Milliseconds {
  const tempo = raced ? 1 : TEMPO[level];
  const time = median * tempo * Math.exp(SPREAD * normal(pause, words));
  // What would come too soon is spread over what follows: at one and the same moment all bots would tie.
  const followed = time < SHORTEST ? SHORTEST + (SHORTEST - time) / 4 : time;
  return Math.round(Math.min(LONGEST, followed));
}

/** A standard normal draw (Box-Muller). */
function normal(pause: Throw, words: readonly number[]): number {
  const radius = Math.sqrt(-2 * Math.log(1 - pause(...words, 1)));
  return radius * Math.cos(2 * Math.PI * pause(...words, 2));
}
