/** Plays what it likes: mostly true, sometimes rash, now and then a slap for fun, and a jump at whatever would win a trophy. */

import type { SpicyCommand } from '../model/model.ts';
import { copyIdeas, type Idea, isHalfTrue, isTrue, playIdeas } from './counting/ideas.ts';
import { type Doubts, type Mind, NO_DOUBTS, type Weighted } from './mind.ts';
import type { Scene } from './scene.ts';

/** Each slap for fun mostly pays whoever laid the card: with twice as many, simply racing to empty the hand beat kittens. */
const RASH = 0.025;
const RARELY = 0.08;
/** Who races to empty the hand is caught at the last card or not at all, and there the spice is what is wrong most often. */
const CURIOUS_ABOUT_THE_LAST_CARD = 0.98;
const NAMES_THE_NUMBER = 0.6;
const NAMES_THE_NUMBER_OF_THE_LAST_CARD = 0.2;

const PASS: SpicyCommand = { type: 'pass' };

export const kitten: Mind = {
  doubts({ top }: Scene): Doubts {
    if (top === undefined) return NO_DOUBTS;
    const chance = top.last ? CURIOUS_ABOUT_THE_LAST_CARD : RASH;
    if (top.copy) return { ...NO_DOUBTS, wrong: chance };
    const number = top.last ? NAMES_THE_NUMBER_OF_THE_LAST_CARD : NAMES_THE_NUMBER;
    return { number: chance * number, spice: chance * (1 - number), wrong: 0 };
  },

  turns({ view }: Scene, mayPass: boolean): readonly Weighted[] {
    const ideas = playIdeas(view);
    const plays = ideas.map((idea) => ({ command: idea.command, weight: liking(idea) / countAlike(ideas, idea) }));
    return mayPass ? [...plays, { command: PASS, weight: RARELY }] : plays;
  },

  copies({ view }: Scene): readonly Weighted[] {
    const ideas = copyIdeas(view);
    const copies = ideas.map(({ command, numberRight, spiceRight }) => ({
      command,
      weight: numberRight && spiceRight ? 1 : 0.02,
    }));
    return [...copies, { command: undefined, weight: 1 }];
  },
};

/** It likes the truth best, and a whole lie as much as its mood does. */
const liking = (idea: Idea): number => (isTrue(idea) ? 3 : isHalfTrue(idea) ? 1 : 0.15);

const countAlike = (ideas: readonly Idea[], { numberRight, spiceRight }: Idea): number =>
  ideas.filter((other) => other.numberRight === numberRight && other.spiceRight === spiceRight).length;
