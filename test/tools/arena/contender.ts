/** Somebody who sits at an arena table: a level of a bot, an opponent that was frozen, or an exploiter of one weakness. */

import type { AnyBot, Choice, Sight } from '../../../shared/bots/bot.ts';
import type { Seat } from '../../../shared/engine/game.ts';
import type { Random } from '../../../shared/engine/random.ts';
import type { Character } from '../../../shared/table/people/characters.ts';
import type { BotLevel } from '../../../shared/table/seats.ts';

export interface Contender<V, C, E, M> {
  readonly name: string;
  readonly blank: M;
  remember(memory: M, event: E, seat: Seat): M;
  choose(sight: Sight<V, C, M>, random: Random): Choice<C> | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: V, C, E and M stand on both sides of functions, so no other type holds every contender
export type AnyContender = Contender<any, any, any, any>;

export const contenderOf = (bot: AnyBot, level: BotLevel, character: Character = 'even'): AnyContender => ({
  name: character === 'even' ? level : `${level}-${character}`,
  blank: bot.blank,
  remember: bot.remember,
  choose: (sight, random) => bot.choose(level, { ...sight, character }, random),
});
