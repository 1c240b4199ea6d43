/** The bot of Spicy: which window asks for what, and chance that stays the same for the same situation. */

import type { Bot, Choice, Level, Sight } from '../../../bots/bot.ts';
import { placeByWeight, scramble, uniform } from '../../../bots/chance.ts';
import { type Occasion, thinkingTime } from '../../../bots/thinking.ts';
import type { Random } from '../../../engine/random.ts';
import type { SpicyCommand, SpicyEvent, SpicyView } from '../model/model.ts';
import { type Permits, permits } from '../rules/choices.ts';
import { alleyCat } from './alleyCat.ts';
import { bigCat } from './bigCat.ts';
import { kitten } from './kitten.ts';
import { legend } from './legend.ts';
import { BLANK, remember, type SpicyMemory } from './memory.ts';
import type { Mind, Weighted } from './mind.ts';
import { type Scene, sceneOf } from './scene.ts';

export type SpicySight = Sight<SpicyView, SpicyCommand, SpicyMemory>;

const MINDS: { readonly [level in Level]: Mind } = { kitten, alleyCat, bigCat, legend };

export const spicy: Bot<SpicyView, SpicyCommand, SpicyEvent, SpicyMemory> = {
  blank: BLANK,
  remember,
  choose: (level, sight, random) => chooseWith(MINDS[level], level, sight, random),
};

export function chooseWith(
  mind: Mind,
  level: Level,
  { seat, view, memory }: SpicySight,
  random: Random,
): Choice<SpicyCommand> | undefined {
  const may = permits(view);
  const scene = sceneOf(seat, view, memory);
  const key = scramble(random.word(), seat);
  const command = commandOf(mind, scene, may, key);
  if (command === undefined) return undefined;
  return { command, after: thinkingTime(level, occasionOf(may), key, memory.laid, memory.turns) };
}

/** Each question has its own chance: a bot that always plays boldly after letting go would be read. */
const SALT = { paw: 1, trait: 2, copy: 3, turn: 4 } as const;

function commandOf(mind: Mind, scene: Scene, may: Permits, key: number): SpicyCommand | undefined {
  const { laid, turns } = scene.memory;
  if (may.name || may.paw) {
    const { number, spice, wrong } = mind.doubts(scene);
    if (may.name) {
      const share = number + spice === 0 ? 0.5 : number / (number + spice);
      return { type: 'name', trait: uniform(key, SALT.trait, laid) < share ? 'number' : 'spice' };
    }
    // The card alone names the situation: who has passed since, or let go, must not throw the dice again.
    if (uniform(key, SALT.paw, laid) < number + spice + wrong) return { type: 'paw' };
  }
  if (may.copy) {
    const copy = pick(mind.copies(scene), uniform(key, SALT.copy, laid));
    if (copy !== undefined) return copy;
  }
  if (may.letGo) return { type: 'letGo' };
  return may.play ? pick(mind.turns(scene, may.pass), uniform(key, SALT.turn, turns)) : undefined;
}

function pick(options: readonly Weighted[], at: number): SpicyCommand | undefined {
  const place = placeByWeight(
    options.map(({ weight }) => weight),
    at,
  );
  return options[place]?.command;
}

/** What everybody sees that it is thinking about. */
const occasionOf = (may: Permits): Occasion => (may.name ? 'name' : may.play ? 'turn' : 'slap');
