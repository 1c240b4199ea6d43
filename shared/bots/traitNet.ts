/**
 * A network that prices traits: one hidden layer over the situation, and from there a worth for every trait that a move can
 * have. A move scores the sum of its traits, so a turn with forty moves costs hardly more than one with three.
 */

import { bend } from './net.ts';

export interface TraitShape {
  readonly situation: number;
  readonly hidden: number;
  readonly traits: number;
}

/** A row of hidden weights for every number of the situation, one for the bias, one for every trait; then a bias for every trait. */
export interface TraitNet {
  readonly shape: TraitShape;
  readonly weights: Float32Array;
}

/** Fills up the traits of a move that has fewer than others. */
export const NO_TRAIT = 255;

export const traitWeightCount = ({ situation, hidden, traits }: TraitShape): number =>
  (situation + 1 + traits) * hidden + traits;

/** What one pass through a net leaves behind; made once and used again for every question. */
export class TraitPass {
  private readonly bent: Float64Array;
  private readonly worths: Float64Array;
  private readonly asked: Int32Array;
  private found = new Float64Array(64);
  private round = 0;

  constructor({ hidden, traits }: TraitShape) {
    this.bent = new Float64Array(hidden);
    this.worths = new Float64Array(traits);
    this.asked = new Int32Array(traits);
  }

  look({ shape, weights }: TraitNet, situation: Float32Array, at: number): void {
    const { bent } = this;
    const { hidden } = shape;
    const bias = shape.situation * hidden;
    for (let unit = 0; unit < hidden; unit += 1) bent[unit] = weights[bias + unit] as number;
    for (let index = 0; index < shape.situation; index += 1) {
      const value = situation[at + index] as number;
      if (value === 0) continue;
      const row = index * hidden;
      for (let unit = 0; unit < hidden; unit += 1)
        bent[unit] = (bent[unit] as number) + (weights[row + unit] as number) * value;
    }
    for (let unit = 0; unit < hidden; unit += 1) bent[unit] = bend(bent[unit] as number);
    this.newRound();
  }

  /** What was worked out before belongs to another situation. */
  protected newRound(): void {
    this.round += 1;
  }

  /** Worked out when first asked for: most traits belong to no move of this turn. */
  worthOf(net: TraitNet, trait: number): number {
    if (this.asked[trait] === this.round) return this.worths[trait] as number;
    const worth = this.price(net, trait);
    this.asked[trait] = this.round;
    this.worths[trait] = worth;
    return worth;
  }

  protected price({ shape, weights }: TraitNet, trait: number): number {
    const { hidden, situation } = shape;
    const row = (situation + 1 + trait) * hidden;
    let worth = weights[(situation + 1 + shape.traits) * hidden + trait] as number;
    for (let unit = 0; unit < hidden; unit += 1) worth += (weights[row + unit] as number) * (this.bent[unit] as number);
    return worth;
  }

  /**
   * How likely each of `count` moves is to be chosen; each has `width` traits, one move after another from `from` on.
   * The list is the pass's own and longer than `count`; the next question overwrites it.
   */
  chances(net: TraitNet, moves: Uint8Array, from: number, count: number, width: number, heat = 1): Float64Array {
    if (count > this.found.length) this.found = new Float64Array(2 * count);
    const { found } = this;
    let highest = Number.NEGATIVE_INFINITY;
    let index = from;
    for (let place = 0; place < count; place += 1) {
      let score = 0;
      for (const end = index + width; index < end; index += 1) {
        const trait = moves[index] as number;
        if (trait !== NO_TRAIT) score += this.worthOf(net, trait);
      }
      score /= heat;
      found[place] = score;
      if (score > highest) highest = score;
    }
    let total = 0;
    for (let place = 0; place < count; place += 1) {
      const weight = Math.exp((found[place] as number) - highest);
      found[place] = weight;
      total += weight;
    }
    for (let place = 0; place < count; place += 1) found[place] = (found[place] as number) / total;
    return found;
  }
}
