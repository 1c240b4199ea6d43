/**
 * A small network that scores candidates: one hidden layer over what the situation and the candidate say, and a straight
 * line over the candidate. The part of the situation is computed once for all candidates.
 */

/** How many numbers describe a situation and a candidate, and how many units lie between them and the score. */
export interface Shape {
  readonly situation: number;
  readonly candidate: number;
  readonly hidden: number;
}

export interface Net {
  readonly shape: Shape;
  /** Rows of hidden units: weights of the situation, of the candidate, then the bias. After them the output and the line. */
  readonly weights: Float32Array;
}

export const rowLength = ({ situation, candidate }: Shape): number => situation + candidate + 1;
export const outputAt = (shape: Shape): number => shape.hidden * rowLength(shape);
export const lineAt = (shape: Shape): number => outputAt(shape) + shape.hidden;
export const weightCount = (shape: Shape): number => lineAt(shape) + shape.candidate;

/** Bends a sum into -1 to 1. Cheaper than tanh, and its slope follows from its value. */
export const bend = (sum: number): number => sum / (1 + Math.abs(sum));

/** The score of every candidate; they lie one after another in `candidates`. */
export function scores(net: Net, situation: Float32Array, candidates: Float32Array): Float32Array {
  const { shape } = net;
  const sums = new Float32Array(shape.hidden);
  sumSituation(net, situation, sums);
  const result = new Float32Array(candidates.length / shape.candidate);
  for (let place = 0; place < result.length; place += 1)
    result[place] = scoreCandidate(net, sums, candidates, place * shape.candidate);
  return result;
}

/** How likely each candidate is to be chosen. */
export const likelihoods = (net: Net, situation: Float32Array, candidates: Float32Array): Float32Array =>
  soften(scores(net, situation, candidates));

/** What each hidden unit gets from the situation alone. */
export function sumSituation({ shape, weights }: Net, situation: Float32Array, sums: Float32Array): void {
  const row = rowLength(shape);
  for (let unit = 0; unit < shape.hidden; unit += 1) {
    const start = unit * row;
    let sum = weights[start + row - 1] as number;
    for (let index = 0; index < shape.situation; index += 1)
      sum += (weights[start + index] as number) * (situation[index] as number);
    sums[unit] = sum;
  }
}

function scoreCandidate({ shape, weights }: Net, sums: Float32Array, candidates: Float32Array, at: number): number {
  const row = rowLength(shape);
  const output = outputAt(shape);
  const line = lineAt(shape);
  let score = 0;
  for (let unit = 0; unit < shape.hidden; unit += 1) {
    const start = unit * row + shape.situation;
    let sum = sums[unit] as number;
    for (let index = 0; index < shape.candidate; index += 1)
      sum += (weights[start + index] as number) * (candidates[at + index] as number);
    score += (weights[output + unit] as number) * bend(sum);
  }
  for (let index = 0; index < shape.candidate; index += 1)
    score += (weights[line + index] as number) * (candidates[at + index] as number);
  return score;
}

/** Scores into chances, in place. */
export function soften(values: Float32Array): Float32Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (const value of values) highest = Math.max(highest, value);
  let total = 0;
  for (let index = 0; index < values.length; index += 1) {
    const weight = Math.exp((values[index] as number) - highest);
    values[index] = weight;
    total += weight;
  }
  for (let index = 0; index < values.length; index += 1) values[index] = (values[index] as number) / total;
  return values;
}
