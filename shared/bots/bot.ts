/** What every bot fulfils. A bot is told what its seat is told, never the state of the match. */

import type { Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { Character } from '../table/people/characters.ts';
import type { BotLevel } from '../table/seats.ts';

export type Milliseconds = number;

/** Everything a bot knows when it is asked. Plain data, so that a slow bot can think in another thread. */
export interface Sight<V, C, M> {
  readonly seat: Seat;
  readonly view: V;
  readonly legal: readonly C[];
  readonly memory: M;
  /** How it leans within its level; `even` where nothing is said. */
  readonly character?: Character | undefined;
}

/** What the bot will do, and after which time. The time is drawn apart from the hand: a hesitation would tell. */
export interface Choice<C> {
  readonly command: C;
  readonly after: Milliseconds;
}

export interface Bot<V, C, E, M> {
  /** What a bot remembers when it sits down. */
  readonly blank: M;
  /** What it remembers after one more event, redacted for its seat. */
  remember(memory: M, event: E, seat: Seat): M;
  /**
   * Asked after every move while the seat has something legal to do. `undefined` is to wait for the next move.
   * The same situation asked twice must get the same answer: being asked often must not make it bold. So `random` is the
   * seat's own for the whole match and always stands at its beginning; bots mix it with the situation. Whoever asks lets a
   * running time go on when the answer is the same again.
   */
  choose(level: BotLevel, sight: Sight<V, C, M>, random: Random): Choice<C> | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: V, C, E and M stand on both sides of functions, so no other type holds every bot
export type AnyBot = Bot<any, any, any, any>;
