/** Sound habits of the street: true where it can be, half true else, and a paw on what smells. */

import { facePlace } from '../model/cards.ts';
import { copyIdeas, type Idea, isHalfTrue, isTrue, playIdeas } from './counting/ideas.ts';
import { type Doubts, type Mind, NO_DOUBTS, type Weighted } from './mind.ts';
import type { Scene } from './scene.ts';

export const alleyCat: Mind = {
  doubts(scene): Doubts {
    const { top } = scene;
    if (top === undefined) return NO_DOUBTS;
    const smell = smellOf(scene);
    if (top.copy) return { ...NO_DOUBTS, wrong: Math.max(smell, 0.1) };
    const number = shareOfNumber(scene);
    return { number: smell * number, spice: smell * (1 - number), wrong: 0 };
  },

  turns({ view, memory }): readonly Weighted[] {
    const ideas = playIdeas(view);
    const best = [isTrue, isHalfTrue].map((fits) => ideas.filter(fits)).find((some) => some.length > 0);
    return (best ?? ideas).map((idea) => ({ command: idea.command, weight: 0.5 ** stepOf(idea, memory.topNumber) }));
  },

  copies({ view }): readonly Weighted[] {
    const truth = copyIdeas(view).find(isTrue);
    return [{ command: truth?.command, weight: 1 }];
  },
};

/** How much a card asks to be turned up. */
function smellOf({ top, unseen }: Scene): number {
  if (top === undefined) return 0;
  const copies = unseen[facePlace({ kind: 'spice', ...top.declare })] ?? 0;
  if (top.last) return 0.98;
  return [0.6, 0.12, 0.04, 0.04][copies] ?? 0;
}

/** Half of a declaration is mostly true: numbers are lied about when they rose by little, spices when they jumped or nothing else is left. */
function shareOfNumber({ top, memory }: Scene): number {
  if (top?.last === true) return 0.2;
  return (top?.declare.number ?? 0) - memory.below <= 1 ? 0.55 : 0.25;
}

const stepOf = ({ declare }: Idea, topNumber: number): number =>
  declare.number > topNumber ? declare.number - topNumber : declare.number;
