/**
 * Somebody who plays as the learner does but for habits that last a match. Who meets nobody but itself never learns what to
 * say to them, and whoever studies it looks for just that.
 */

import { placeByWeight } from '../../../../shared/bots/chance.ts';
import { NO_TRAIT } from '../../../../shared/bots/traitNet.ts';
import type { Random } from '../../../../shared/engine/random.ts';
import { NetChooser, type Question, type TraitNets } from './seat.ts';

/** What each trait is worth beyond what the nets say. */
export type Habits = { readonly [net: string]: Float64Array };

const RANGE = 2 ** 32;

/** About a normal distribution, by a sum of six throws. */
export function normal(random: Random): number {
  let sum = 0;
  for (let throws = 0; throws < 6; throws += 1) sum += random.word() / RANGE;
  return (sum - 3) * Math.SQRT2;
}

export class HabitChooser extends NetChooser {
  private readonly habits: Habits;
  private weights = new Float64Array(64);

  constructor(nets: TraitNets, widths: { readonly [net: string]: number }, habits: Habits, random: Random) {
    super(nets, widths, random, Math.exp(0.25 * normal(random)));
    this.habits = habits;
  }

  override choose(name: string, question: Question): number {
    const { moves, count } = question;
    if (count === 1) return 0;
    const chances = this.chancesOf(name, question);
    const habits = this.habits[name] as Float64Array;
    const width = this.widths[name] as number;
    if (count > this.weights.length) this.weights = new Float64Array(2 * count);
    let total = 0;
    for (let move = 0; move < count; move += 1) {
      let liking = 0;
      for (let index = move * width; index < (move + 1) * width; index += 1)
        if (moves[index] !== NO_TRAIT) liking += habits[moves[index] as number] as number;
      const weight = (chances[move] as number) * Math.exp(liking);
      this.weights[move] = weight;
      total += weight;
    }
    for (let move = 0; move < count; move += 1) this.weights[move] = (this.weights[move] as number) / total;
    return placeByWeight(this.weights, this.random.word() / RANGE, count);
  }
}
