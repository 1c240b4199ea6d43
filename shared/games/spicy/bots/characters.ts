/**
 * How a house cat of Spicy leans: the cautious lies and slaps less, the boaster lies more, whoever bears grudges slaps more at
 * the seat that last got the better of it. Each leaning multiplies a chance by at most `STRONGEST`, and a legend's by much less:
 * more would be a habit to be read.
 */

import type { Character } from '../../../table/people/characters.ts';
import type { BotLevel } from '../../../table/seats.ts';
import { judge } from '../rules/verdict.ts';
import type { Doubts, Mind, Weighted } from './mind.ts';
import type { Scene } from './scene.ts';

export const STRONGEST = 1.35;

interface Leaning {
  readonly lies: number;
  readonly doubts: number;
  readonly doubtsOfTheHated: number;
}

const LEANINGS: { readonly [character in Character]: Leaning } = {
  even: { lies: 1, doubts: 1, doubtsOfTheHated: 1 },
  cautious: { lies: 0.75, doubts: 0.9, doubtsOfTheHated: 0.9 },
  boaster: { lies: 1.3, doubts: 1, doubtsOfTheHated: 1 },
  grudging: { lies: 1, doubts: 0.95, doubtsOfTheHated: STRONGEST },
};

/** As a power of the leaning: 1 leans fully, 0 not at all. */
const STRENGTH: { readonly [level in BotLevel]: number } = { kitten: 0.25, alleyCat: 0.5, bigCat: 0.7, legend: 0.3 };

export function withCharacter(mind: Mind, level: BotLevel, character: Character): Mind {
  if (character === 'even') return mind;
  const { lies, doubts, doubtsOfTheHated } = LEANINGS[character];
  const strength = STRENGTH[level];
  return {
    doubts(scene) {
      const hated = scene.top !== undefined && scene.top.seat === scene.memory.grudge;
      return scaled(mind.doubts(scene), (hated ? doubtsOfTheHated : doubts) ** strength);
    },
    turns: (scene, mayPass) =>
      mind
        .turns(scene, mayPass)
        .map((option) => (isLie(scene, option) ? { ...option, weight: option.weight * lies ** strength } : option)),
    copies: (scene) => mind.copies(scene),
  };
}

/** More often, but never more than surely. */
function scaled({ number, spice, wrong }: Doubts, times: number): Doubts {
  const total = number + spice + wrong;
  const factor = total === 0 ? 1 : Math.min(times, 1 / total);
  return { number: number * factor, spice: spice * factor, wrong: wrong * factor };
}

function isLie({ view }: Scene, { command }: Weighted): boolean {
  if (command?.type !== 'play') return false;
  const card = view.hand.find(({ id }) => id === command.card);
  if (card === undefined) return false;
  const { numberRight, spiceRight } = judge(view.rules.spiceItUp, card.face, command.declare, 'number');
  return !numberRight || !spiceRight;
}
