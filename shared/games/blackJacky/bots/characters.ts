/**
 * How a house cat of Black Jacky leans: the cautious knocks sooner, the boaster draws once more, whoever bears grudges likes
 * tricks. Each leaning multiplies what it likes by at most `STRONGEST`, and a legend's by much less.
 */

import type { Character } from '../../../table/people/characters.ts';
import type { BotLevel } from '../../../table/seats.ts';
import type { JackyCommand } from '../model/model.ts';
import type { Mind } from './mind.ts';

export const STRONGEST = 1.3;

const LEANINGS: { readonly [character in Character]: { readonly [type in JackyCommand['type']]?: number } } = {
  even: {},
  cautious: { knock: STRONGEST },
  boaster: { draw: STRONGEST },
  grudging: { trick: STRONGEST },
};

/** As a power of the leaning: 1 leans fully, 0 not at all. */
const STRENGTH: { readonly [level in BotLevel]: number } = { kitten: 0.4, alleyCat: 0.5, bigCat: 0.7, legend: 0.3 };

export function withCharacter(mind: Mind, level: BotLevel, character: Character): Mind {
  if (character === 'even') return mind;
  const leaning = LEANINGS[character];
  return {
    weigh(scene, commands) {
      const weights = mind.weigh(scene, commands);
      return commands.map(({ type }, place) => (weights[place] ?? 0) * (leaning[type] ?? 1) ** STRENGTH[level]);
    },
  };
}
