/** Sound habits of the street: true where it can be, half true else, and a paw on what smells. */

import { facePlace } from '../../games/spicy/cards.ts';
import type { SpicyCommand } from '../../games/spicy/model.ts';
import { copyIdeas, type Idea, isHalfTrue, isTrue, playIdeas } from './ideas.ts';
import { type Doubts, type Mind, NO_DOUBTS, type Weighted } from './mind.ts';
import { isOneTrophyFromVictory, type Scene } from './scene.ts';

const PASS: SpicyCommand = { type: 'pass' };

export const alleyCat: Mind = {
  doubts(scene): Doubts {
    const { top } = scene;
    if (top === undefined) return NO_DOUBTS;
    const smell = smellOf(scene);
    if (top.copy) return { ...NO_DOUBTS, wrong: Math.max(smell, 0.35) };
    const number = shareOfNumber(scene);
    return { number: smell * number, spice: smell * (1 - number), wrong: 0 };
  },

  turns({ view, memory }, mayPass): readonly Weighted[] {
    const ideas = playIdeas(view);
    const best = [isTrue, isHalfTrue].map((fits) => ideas.filter(fits)).find((some) => some.length > 0);
    if (best === undefined && mayPass) return [{ command: PASS, weight: 1 }];
    return (best ?? ideas).map((idea) => ({ command: idea.command, weight: 0.5 ** stepOf(idea, memory.topNumber) }));
  },

  copies({ view }): readonly Weighted[] {
    const truth = copyIdeas(view).find(isTrue);
    return [{ command: truth?.command, weight: 1 }];
  },
};

/** How much a card asks to be turned up. */
function smellOf({ top, view, unseen, stackSize, seat }: Scene): number {
  if (top === undefined) return 0;
  const copies = unseen[facePlace({ kind: 'spice', ...top.declare })] ?? 0;
  if (top.last) return isOneTrophyFromVictory(view, top.seat) || copies === 0 ? 1 : 0.6;
  // Whoever has only one card left will be harder to stop.
  const nearly = view.handSizes[top.seat] === 1 ? 0.1 : 0;
  const rich = stackSize >= 6 ? 0.08 : 0;
  const rare = [0.45, 0.2, 0.08, 0.04][copies] ?? 0;
  const pressed = view.turn === seat ? 0.05 : 0;
  return rare + nearly + rich + pressed;
}

/** Numbers are lied about when they had to rise by little, spices when they jump. */
const shareOfNumber = ({ top, memory }: Scene): number => ((top?.declare.number ?? 0) - memory.below <= 2 ? 0.65 : 0.4);

const stepOf = ({ declare }: Idea, topNumber: number): number =>
  declare.number > topNumber ? declare.number - topNumber : declare.number;
