/** The prototypes without counting: truth first, then half a truth, and challenges by fixed rates. Frozen. */

import {
  copyIdeas,
  type Idea,
  isHalfTrue,
  isTrue,
  playIdeas,
} from '../../../../../shared/games/spicy/bots/counting/ideas.ts';
import { type Mind, NO_DOUBTS, type Weighted } from '../../../../../shared/games/spicy/bots/mind.ts';
import type { SpicyCommand } from '../../../../../shared/games/spicy/model/model.ts';

/** All between 0 and 1. */
export interface Rates {
  /** Tells the truth where it can. */
  readonly truth: number;
  /** Of half-truths, those with the right number. */
  readonly numberHalf: number;
  /** Passes where it has no truth to tell. */
  readonly pass: number;
  /** Says the lowest number that it can where the number is free. */
  readonly low: number;
  /** Of cards, those that one of the others challenges: a card is one chance to be challenged, however many sit there. */
  readonly challenge: number;
  readonly challengeLast: number;
  /** Of challenges, those that name the number. */
  readonly nameNumber: number;
}

const PASS: SpicyCommand = { type: 'pass' };

export const heuristicMind = (rates: Rates): Mind => ({
  doubts({ top, others }) {
    if (top === undefined) return NO_DOUBTS;
    const chance = oneOf(others.length, top.last ? rates.challengeLast : rates.challenge);
    if (top.copy) return { ...NO_DOUBTS, wrong: chance };
    return { number: chance * rates.nameNumber, spice: chance * (1 - rates.nameNumber), wrong: 0 };
  },
  turns({ view }, mayPass) {
    const ideas = playIdeas(view);
    const truths = ideas.filter(isTrue);
    const rest = halves(ideas, rates);
    if (truths.length === 0) return [...rest, ...(mayPass ? [{ command: PASS, weight: share(rest, rates.pass) }] : [])];
    return [...evenly(truths, rates.truth), ...scaled(rest, 1 - rates.truth)];
  },
  copies({ view }) {
    const truths = copyIdeas(view).filter(isTrue);
    return [...evenly(truths, rates.truth), { command: undefined, weight: 1 - rates.truth + 1e-6 }];
  },
});

/** What each of `count` cats does by itself if one of them does it as often as `rate` says. */
const oneOf = (count: number, rate: number): number => 1 - (1 - rate) ** (1 / count);

/** Weights that add up to 1: half-truths of both kinds, or whatever there is. */
function halves(ideas: readonly Idea[], rates: Rates): readonly Weighted[] {
  const half = ideas.filter(isHalfTrue);
  if (half.length === 0) return evenly(ideas, 1);
  const byNumber = half.filter(({ numberRight }) => numberRight);
  const bySpice = half.filter(({ spiceRight }) => spiceRight);
  const lowest = Math.min(...bySpice.map(({ declare }) => declare.number));
  const low = bySpice.filter(({ declare }) => declare.number === lowest);
  const number = bySpice.length === 0 ? 1 : byNumber.length === 0 ? 0 : rates.numberHalf;
  return [
    ...evenly(byNumber, number),
    ...evenly(low, (1 - number) * rates.low),
    ...evenly(bySpice, (1 - number) * (1 - rates.low)),
  ];
}

const evenly = (ideas: readonly Idea[], weight: number): readonly Weighted[] =>
  ideas.map(({ command }) => ({ command, weight: weight / ideas.length }));

const scaled = (options: readonly Weighted[], by: number): readonly Weighted[] =>
  options.map(({ command, weight }) => ({ command, weight: weight * by }));

/** The weight that makes something as likely as `chance` beside options that add up to their total. */
function share(options: readonly Weighted[], chance: number): number {
  const total = options.reduce((sum, { weight }) => sum + weight, 0);
  return (total * chance) / Math.max(1e-6, 1 - chance);
}
