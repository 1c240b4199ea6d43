/**
 * Policy gradient with a critic (PPO), held back in two ways: towards mixing (entropy), and towards a magnet, a slow average
 * of what it was. Without them two learners chase each other in circles and each has habits at every moment.
 */

import { NO_TRAIT, type TraitNet, type TraitShape, traitWeightCount } from '../../../../shared/bots/traitNet.ts';
import type { Random } from '../../../../shared/engine/random.ts';
import { Adam } from '../gradient.ts';
import { roomFor } from './kernels/kernels.ts';
import { housed, passOf } from './kernels/netPass.ts';
import type { Notes } from './notes.ts';

export interface Teaching {
  readonly rate: number;
  readonly entropy: number;
  readonly magnet: number;
  readonly rounds: number;
  readonly lessonsAStep: number;
}

export interface Pupil {
  readonly actor: TraitNet;
  readonly critic: TraitNet;
}

const CLIP = 0.2;

export function newTraitNet(shape: TraitShape, random: Random): TraitNet {
  const weights = new Float32Array(traitWeightCount(shape));
  const inner = (shape.situation + 1) * shape.hidden;
  // About a third of the situation's numbers are not 0.
  const spread = 1 / Math.sqrt(shape.situation / 3);
  for (let index = 0; index < inner; index += 1) weights[index] = spread * around(random);
  for (let index = inner; index < inner + shape.traits * shape.hidden; index += 1)
    weights[index] = (0.1 / Math.sqrt(shape.hidden)) * around(random);
  return housed({ shape, weights });
}

const around = (random: Random): number => (random.word() / 2 ** 31 - 1) * 1.7;

export const copyOf = ({ shape, weights }: TraitNet): TraitNet => ({ shape, weights: weights.slice() });

/** One net's lessons: the actor, its critic, and the steps that they have taken. */
export class Learner {
  readonly pupil: Pupil;
  readonly adams: readonly [Adam, Adam];
  private readonly gradients: readonly [Float32Array, Float32Array];
  private readonly slopes: Float64Array;
  private pulls = new Float64Array(64);
  private readonly one = new Float64Array(1);
  private readonly order: number[] = [];

  constructor(pupil: Pupil) {
    this.pupil = pupil;
    const { actor, critic } = pupil;
    this.adams = [new Adam(actor.weights.length), new Adam(critic.weights.length)];
    this.gradients = [roomFor(actor.weights.length), roomFor(critic.weights.length)];
    this.slopes = new Float64Array(actor.shape.traits);
  }

  learn(notes: Notes, magnet: TraitNet, teaching: Teaching, random: Random): void {
    if (notes.size === 0) return;
    level(notes);
    const { order } = this;
    order.length = 0;
    for (let place = 0; place < notes.size; place += 1) order.push(place);
    for (let round = 0; round < teaching.rounds; round += 1) {
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = random.below(last + 1);
        const kept = order[last] as number;
        order[last] = order[other] as number;
        order[other] = kept;
      }
      for (let from = 0; from < order.length; from += teaching.lessonsAStep)
        this.step(notes, magnet, teaching, from, Math.min(order.length, from + teaching.lessonsAStep));
    }
  }

  private step(notes: Notes, magnet: TraitNet, teaching: Teaching, from: number, to: number): void {
    const { actor, critic } = this.pupil;
    const [actorSlopes, criticSlopes] = this.gradients;
    actorSlopes.fill(0);
    criticSlopes.fill(0);
    for (let index = from; index < to; index += 1) {
      const place = this.order[index] as number;
      this.addPolicy(notes, place, magnet, teaching, 1 / (to - from), actorSlopes);
      this.addValue(notes, place, 1 / (to - from), criticSlopes);
    }
    this.adams[0].step(actor.weights, actorSlopes, teaching.rate);
    this.adams[1].step(critic.weights, criticSlopes, teaching.rate);
  }

  private addPolicy(
    notes: Notes,
    place: number,
    magnet: TraitNet,
    teaching: Teaching,
    weight: number,
    gradient: Float32Array,
  ): void {
    const net = this.pupil.actor;
    const pass = passOf(net);
    const { width } = notes.shape;
    const at = place * notes.stride;
    const from = notes.from[place] as number;
    const count = notes.count[place] as number;
    const chosen = notes.chosen[place] as number;
    pass.look(net, notes.situations, at);
    const chances = pass.chances(net, notes.moves, from, count, width);
    const advantage = notes.advantage[place] as number;
    const ratio = (chances[chosen] as number) / (notes.chance[place] as number);
    const clipped = advantage > 0 ? ratio > 1 + CLIP : ratio < 1 - CLIP;
    const pull = clipped ? 0 : advantage * ratio;
    let near: Float64Array | undefined;
    if (teaching.magnet > 0) {
      const magnetPass = passOf(magnet);
      magnetPass.look(magnet, notes.situations, at);
      near = magnetPass.chances(magnet, notes.moves, from, count, width);
    }
    // Both pulls are p (log p - a log m) up to what is the same for all moves: one towards even chances, one to the magnet.
    let mean = 0;
    if (count > this.pulls.length) this.pulls = new Float64Array(2 * count);
    const { pulls } = this;
    for (let move = 0; move < count; move += 1) {
      const chance = chances[move] as number;
      const log = Math.log(Math.max(chance, 1e-9));
      const away = near === undefined ? 0 : log - Math.log(Math.max(near[move] as number, 1e-9));
      const held = teaching.entropy * log + teaching.magnet * away;
      pulls[move] = held;
      mean += chance * held;
    }
    const slopes = this.slopes;
    slopes.fill(0);
    for (let move = 0; move < count; move += 1) {
      const chance = chances[move] as number;
      const slope = weight * (pull * (chance - (move === chosen ? 1 : 0)) + chance * ((pulls[move] as number) - mean));
      for (let index = from + move * width; index < from + (move + 1) * width; index += 1) {
        const trait = notes.moves[index] as number;
        if (trait !== NO_TRAIT) slopes[trait] = (slopes[trait] as number) + slope;
      }
    }
    pass.addSlopes(slopes, gradient);
  }

  private addValue(notes: Notes, place: number, weight: number, gradient: Float32Array): void {
    const net = this.pupil.critic;
    const pass = passOf(net);
    const at = place * notes.stride;
    pass.look(net, notes.situations, at);
    this.one[0] = (pass.worthOf(net, 0) - (notes.target[place] as number)) * weight;
    pass.addSlopes(this.one, gradient);
  }
}

/** Advantages with mean 0 and spread 1: what counts is which lessons were better, not by how much games differ. */
function level({ advantage, size }: Notes): void {
  let [sum, squares] = [0, 0];
  for (let place = 0; place < size; place += 1) {
    sum += advantage[place] as number;
    squares += (advantage[place] as number) ** 2;
  }
  const mean = sum / size;
  const spread = Math.sqrt(Math.max(0, squares / size - mean * mean)) + 1e-6;
  for (let place = 0; place < size; place += 1) advantage[place] = ((advantage[place] as number) - mean) / spread;
}
