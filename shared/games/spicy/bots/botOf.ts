/** The bot of Spicy: which window asks for what, and chance that stays the same for the same situation. */

import type { Bot, Choice, Sight } from '../../../bots/bot.ts';
import { placeByWeight } from '../../../bots/chance.ts';
import { type Dice, diceOf, type Throw } from '../../../bots/dice.ts';
import { type Occasion, SLAP, TURN, thinkingTime } from '../../../bots/thinking.ts';
import type { BotLevel } from '../../../table/seats.ts';
import type { SpicyCommand, SpicyEvent, SpicyView } from '../model/model.ts';
import { type Permits, permits } from '../rules/choices.ts';
import { withCharacter } from './characters.ts';
import { BLANK, remember, type SpicyMemory } from './memory.ts';
import type { Mind, Weighted } from './mind.ts';
import { type Scene, sceneOf } from './scene.ts';

export type SpicySight = Sight<SpicyView, SpicyCommand, SpicyMemory>;

/** @param minds Of the levels that it shall be able to play. Where a level has several, lots say which one plays a match. */
export const botOf = (
  minds: { readonly [level in BotLevel]?: readonly Mind[] },
): Bot<SpicyView, SpicyCommand, SpicyEvent, SpicyMemory> => ({
  blank: BLANK,
  remember,
  choose(level, sight, random) {
    const known = minds[level];
    if (known === undefined) throw new Error(`A bot without the mind of a ${level}`);
    const dice = diceOf(random, sight.seat);
    // The throw hangs on nothing but the seat's own key: it is the same mind for a whole match.
    const mind = known[Math.floor(dice.decide(SALT.mind) * known.length)] as Mind;
    return chooseWith(withCharacter(mind, level, sight.character ?? 'even'), level, sight, dice);
  },
});

export function chooseWith(
  mind: Mind,
  level: BotLevel,
  { seat, view, memory }: SpicySight,
  dice: Dice,
): Choice<SpicyCommand> | undefined {
  const may = permits(view);
  const scene = sceneOf(seat, view, memory);
  const command = commandOf(mind, scene, may, dice.decide);
  if (command === undefined) return undefined;
  return { command, after: thinkingTime(level, occasionOf(may), dice.pause, memory.laid, memory.turns) };
}

/** Each question has its own chance: a bot that always plays boldly after letting go would be read. */
const SALT = { paw: 1, trait: 2, copy: 3, turn: 4, mind: 5 } as const;

function commandOf(mind: Mind, scene: Scene, may: Permits, decide: Throw): SpicyCommand | undefined {
  const { laid, turns } = scene.memory;
  if (may.name || may.paw) {
    const { number, spice, wrong } = mind.doubts(scene);
    if (may.name) {
      const share = number + spice === 0 ? 0.5 : number / (number + spice);
      return { type: 'name', trait: decide(SALT.trait, laid) < share ? 'number' : 'spice' };
    }
    // The card alone names the situation: who has passed since, or let go, must not throw the dice again.
    if (decide(SALT.paw, laid) < number + spice + wrong) return { type: 'paw' };
  }
  if (may.copy) {
    const copy = pick(mind.copies(scene), decide(SALT.copy, laid));
    if (copy !== undefined) return copy;
  }
  if (may.letGo) return { type: 'letGo' };
  return may.play ? pick(mind.turns(scene, may.pass), decide(SALT.turn, turns)) : undefined;
}

function pick(options: readonly Weighted[], at: number): SpicyCommand | undefined {
  const place = placeByWeight(
    options.map(({ weight }) => weight),
    at,
  );
  return options[place]?.command;
}

/** The paw lies already. */
const NAME: Occasion = { median: 900 };

/** What everybody sees that it is thinking about. */
const occasionOf = (may: Permits): Occasion => (may.name ? NAME : may.play ? TURN : SLAP);
