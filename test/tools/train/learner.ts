/** Policy gradient with a critic (PPO): what went better than expected becomes more likely, in small steps. */

import { bend, type Net, outputAt, type Shape, sumSituation } from '../../../shared/bots/net.ts';
import type { Random } from '../../../shared/engine/random.ts';
import { Adam, backward, forward, newNet } from './gradient.ts';

/** One question that a net answered in a game. */
export interface Decision {
  readonly net: string;
  readonly situation: Float32Array;
  readonly candidates: Float32Array;
  readonly chosen: number;
  readonly chance: number;
  /** What the critic expected then. */
  readonly expected: number;
}

export interface Lesson extends Decision {
  /** How much better it went than expected, and where it should have been expected to go. */
  advantage: number;
  readonly target: number;
}

export interface Pupil {
  readonly actor: Net;
  readonly critic: Net;
}

export interface Teaching {
  readonly rate: number;
  readonly entropy: number;
  readonly rounds: number;
  /** The more lessons a step follows, the less it is led astray by luck. */
  readonly lessonsAStep: number;
}

const FAR_SIGHT = 0.95;
const CLIP = 0.2;
const NO_CANDIDATES = new Float32Array(0);

export function newPupil(shape: Shape, random: Random, line: readonly number[]): Pupil {
  const critic = newNet({ situation: shape.situation, candidate: 0, hidden: shape.hidden }, random);
  return { actor: newNet(shape, random, line), critic };
}

export const expectation = (net: Net, situation: Float32Array): number => outputOf(net, sumSituation(net, situation));

function outputOf({ shape, weights }: Net, sums: Float32Array): number {
  const output = outputAt(shape);
  let value = 0;
  for (let unit = 0; unit < shape.hidden; unit += 1)
    value += (weights[output + unit] as number) * bend(sums[unit] as number);
  return value;
}

/** A seat's decisions in order, and how its game ended for it, as lessons (generalized advantage estimation). */
export function lessonsOf(decisions: readonly Decision[], result: number): Lesson[] {
  const lessons: Lesson[] = [];
  let advantage = 0;
  let next = result;
  for (let index = decisions.length - 1; index >= 0; index -= 1) {
    const decision = decisions[index] as Decision;
    advantage = next - decision.expected + FAR_SIGHT * advantage;
    next = decision.expected;
    lessons.push({ ...decision, advantage, target: decision.expected + advantage });
  }
  return lessons;
}

export class Learner {
  readonly pupils: { readonly [net: string]: Pupil };
  private readonly random: Random;
  private readonly adams = new Map<Net, Adam>();

  constructor(pupils: { readonly [net: string]: Pupil }, random: Random) {
    this.pupils = pupils;
    this.random = random;
  }

  learn(lessons: readonly Lesson[], teaching: Teaching): void {
    for (const [name, pupil] of Object.entries(this.pupils)) {
      const own = lessons.filter(({ net }) => net === name);
      if (own.length === 0) continue;
      level(own);
      for (let round = 0; round < teaching.rounds; round += 1) {
        const shuffled = this.random.shuffle(own);
        for (let from = 0; from < shuffled.length; from += teaching.lessonsAStep)
          this.step(pupil, shuffled.slice(from, from + teaching.lessonsAStep), teaching);
      }
    }
  }

  private step({ actor, critic }: Pupil, lessons: readonly Lesson[], { rate, entropy }: Teaching): void {
    const actorGradient = new Float32Array(actor.weights.length);
    const criticGradient = new Float32Array(critic.weights.length);
    for (const lesson of lessons) {
      this.addPolicy(actor, lesson, entropy / lessons.length, 1 / lessons.length, actorGradient);
      addValue(critic, lesson, 1 / lessons.length, criticGradient);
    }
    this.adamOf(actor).step(actor.weights, actorGradient, rate);
    this.adamOf(critic).step(critic.weights, criticGradient, rate);
  }

  private addPolicy(net: Net, lesson: Lesson, entropy: number, weight: number, gradient: Float32Array): void {
    const { situation, candidates, chosen, chance, advantage } = lesson;
    const { sums, chances } = forward(net, situation, candidates);
    const ratio = (chances[chosen] as number) / chance;
    const clipped = advantage > 0 ? ratio > 1 + CLIP : ratio < 1 - CLIP;
    const pull = clipped ? 0 : advantage * ratio * weight;
    let mixed = 0;
    for (const each of chances) if (each > 0) mixed -= each * Math.log(each);
    const slopes = chances.map((each, place) => {
      const towards = pull * (each - (place === chosen ? 1 : 0));
      return each > 0 ? towards + entropy * each * (Math.log(each) + mixed) : towards;
    });
    backward(net, situation, candidates, sums, slopes, gradient);
  }

  private adamOf(net: Net): Adam {
    const known = this.adams.get(net);
    if (known !== undefined) return known;
    const adam = new Adam(net.weights.length);
    this.adams.set(net, adam);
    return adam;
  }
}

export function addValue(
  net: Net,
  { situation, target }: Pick<Lesson, 'situation' | 'target'>,
  weight: number,
  gradient: Float32Array,
): void {
  const sums = sumSituation(net, situation);
  const slopes = Float32Array.of((outputOf(net, sums) - target) * weight);
  backward(net, situation, NO_CANDIDATES, sums, slopes, gradient);
}

/** Advantages with mean 0 and spread 1: what counts is which lessons were better, not by how much games differ. */
function level(lessons: readonly Lesson[]): void {
  const mean = lessons.reduce((sum, { advantage }) => sum + advantage, 0) / lessons.length;
  const square = lessons.reduce((sum, { advantage }) => sum + (advantage - mean) ** 2, 0) / lessons.length;
  const spread = Math.sqrt(square) + 1e-6;
  for (const lesson of lessons) lesson.advantage = (lesson.advantage - mean) / spread;
}
