/** The bot of Black Jacky: weighs what is open to it, with chance that stays the same for the same situation. */

import type { Bot, Choice, Sight } from '../../../bots/bot.ts';
import { placeByWeight } from '../../../bots/chance.ts';
import { type Dice, diceOf } from '../../../bots/dice.ts';
import { type Occasion, TURN, thinkingTime } from '../../../bots/thinking.ts';
import type { BotLevel } from '../../../table/seats.ts';
import type { JackyCommand, JackyEvent, JackyView } from '../model/model.ts';
import { choices } from '../rules/choices.ts';
import { alleyCat } from './alleyCat.ts';
import { bigCat } from './bigCat.ts';
import { withCharacter } from './characters.ts';
import { kitten } from './kitten.ts';
import { legend } from './legend.ts';
import { BLANK, type JackyMemory, remember } from './memory.ts';
import type { Mind } from './mind.ts';
import { sceneOf } from './scene.ts';

export type JackySight = Sight<JackyView, JackyCommand, JackyMemory>;

const MINDS: { readonly [level in BotLevel]: Mind } = { kitten, alleyCat, bigCat, legend };

export const blackJacky: Bot<JackyView, JackyCommand, JackyEvent, JackyMemory> = {
  blank: BLANK,
  remember,
  choose: (level, sight, random) =>
    chooseWith(withCharacter(MINDS[level], level, sight.character ?? 'even'), level, sight, diceOf(random, sight.seat)),
};

export function chooseWith(
  mind: Mind,
  level: BotLevel,
  { seat, view, memory }: JackySight,
  dice: Dice,
): Choice<JackyCommand> | undefined {
  const commands = choices(view);
  if (commands.length === 0) return undefined;
  const weights = mind.weigh(sceneOf(seat, view, memory), commands);
  const command = commands[placeByWeight(weights, dice.decide(memory.moves))];
  if (command === undefined) return undefined;
  return { command, after: thinkingTime(level, occasionOf(view), dice.pause, memory.moves) };
}

const GIVE: Occasion = { median: 1500 };
const TIP: Occasion = { median: 1600 };

function occasionOf({ phase }: JackyView): Occasion {
  if (phase.kind === 'tipping') return TIP;
  return phase.kind === 'giving' ? GIVE : TURN;
}
