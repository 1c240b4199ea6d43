/** How a net's weights should change: the slope of a loss, added up over decisions, and Adam to follow it. */

import {
  bend,
  biasAt,
  candidateAt,
  lineAt,
  type Net,
  outputAt,
  type Shape,
  scoreCandidate,
  soften,
  sumSituation,
  weightCount,
} from '../../../shared/bots/net.ts';
import type { Random } from '../../../shared/engine/random.ts';

export function newNet(shape: Shape, random: Random, line: readonly number[] = []): Net {
  const weights = new Float32Array(weightCount(shape));
  const spread = 1 / Math.sqrt(shape.situation + shape.candidate);
  for (let index = 0; index < outputAt(shape); index += 1) weights[index] = spread * around(random);
  for (let index = outputAt(shape); index < lineAt(shape); index += 1) weights[index] = 0.1 * around(random);
  line.forEach((weight, index) => {
    weights[lineAt(shape) + index] = weight;
  });
  return { shape, weights };
}

const around = (random: Random): number => (random.word() / 2 ** 31 - 1) * 1.7;

/** Everything that one pass through a net leaves behind for the way back. */
export interface Pass {
  /** What each hidden unit got, candidate after candidate. */
  readonly sums: Float32Array;
  readonly chances: Float32Array;
}

export function forward(net: Net, situation: Float32Array, candidates: Float32Array): Pass {
  const { hidden, candidate } = net.shape;
  const count = candidates.length / candidate;
  const base = sumSituation(net, situation);
  const sums = new Float32Array(hidden * count);
  const chances = new Float32Array(count);
  for (let place = 0; place < count; place += 1)
    chances[place] = scoreCandidate(net, base, candidates, place * candidate, sums, place * hidden);
  return { sums, chances: soften(chances) };
}

/** Too small a slope to be worth the way back. */
const NOTHING = 1e-5;

/** Adds what a slope of the loss over the scores means for every weight. */
export function backward(
  net: Net,
  situation: Float32Array,
  candidates: Float32Array,
  sums: Float32Array,
  slopes: Float32Array,
  gradient: Float32Array,
): void {
  const { shape, weights } = net;
  const { hidden, candidate } = shape;
  const output = outputAt(shape);
  const line = lineAt(shape);
  const rows = candidateAt(shape);
  const back = new Float32Array(hidden);
  const total = new Float32Array(hidden);
  for (let place = 0; place < slopes.length; place += 1) {
    const slope = slopes[place] as number;
    if (Math.abs(slope) < NOTHING) continue;
    for (let unit = 0; unit < hidden; unit += 1) {
      const bent = bend(sums[place * hidden + unit] as number);
      gradient[output + unit] = (gradient[output + unit] as number) + slope * bent;
      const through = slope * (weights[output + unit] as number) * (1 - Math.abs(bent)) ** 2;
      back[unit] = through;
      total[unit] = (total[unit] as number) + through;
    }
    for (let index = 0; index < candidate; index += 1) {
      const value = candidates[place * candidate + index] as number;
      if (value === 0) continue;
      gradient[line + index] = (gradient[line + index] as number) + slope * value;
      addRow(gradient, rows + index * hidden, back, value);
    }
  }
  for (let index = 0; index < shape.situation; index += 1) {
    const value = situation[index] as number;
    if (value !== 0) addRow(gradient, index * hidden, total, value);
  }
  addRow(gradient, biasAt(shape), total, 1);
}

function addRow(gradient: Float32Array, row: number, back: Float32Array, value: number): void {
  for (let unit = 0; unit < back.length; unit += 1)
    gradient[row + unit] = (gradient[row + unit] as number) + (back[unit] as number) * value;
}

/** Adam: steps of a size that hardly depends on the size of the slope. */
export class Adam {
  readonly mean: Float64Array;
  readonly square: Float64Array;
  steps = 0;

  constructor(length: number) {
    this.mean = new Float64Array(length);
    this.square = new Float64Array(length);
  }

  step(weights: Float32Array | Float64Array, gradient: Float32Array | Float64Array, rate: number): void {
    this.steps += 1;
    const size = (rate * Math.sqrt(1 - 0.999 ** this.steps)) / (1 - 0.9 ** this.steps);
    for (let index = 0; index < weights.length; index += 1) {
      const slope = gradient[index] as number;
      const mean = 0.9 * (this.mean[index] as number) + 0.1 * slope;
      const square = 0.999 * (this.square[index] as number) + 0.001 * slope * slope;
      this.mean[index] = mean;
      this.square[index] = square;
      weights[index] = (weights[index] as number) - (size * mean) / (Math.sqrt(square) + 1e-8);
    }
  }
}
