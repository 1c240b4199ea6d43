/**
 * A small network that scores candidates: one hidden layer over what the situation and the candidate say, and a straight
 * line over the candidate. The part of the situation is summed once for all candidates.
 */

/** How many numbers describe a situation and a candidate, and how many units lie between them and the score. */
export interface Shape {
  readonly situation: number;
  readonly candidate: number;
  readonly hidden: number;
}

/**
 * Weights in rows of one number for each hidden unit: a row for every number of the situation, one for every number of a
 * candidate, one for the bias, one for the output. After them comes the line.
 */
export interface Net {
  readonly shape: Shape;
  readonly weights: Float32Array;
}

export const candidateAt = ({ situation, hidden }: Shape): number => situation * hidden;
export const biasAt = (shape: Shape): number => candidateAt(shape) + shape.candidate * shape.hidden;
export const outputAt = (shape: Shape): number => biasAt(shape) + shape.hidden;
export const lineAt = (shape: Shape): number => outputAt(shape) + shape.hidden;
export const weightCount = (shape: Shape): number => lineAt(shape) + shape.candidate;

/** Bends a sum into -1 to 1. Cheaper than tanh, and its slope follows from its value. */
export const bend = (sum: number): number => sum / (1 + Math.abs(sum));

/**
 * How likely each candidate is to be chosen; they lie one after another in `candidates`. With a heat of 1 as it was trained;
 * below, the best come more often.
 */
export function likelihoods(net: Net, situation: Float32Array, candidates: Float32Array, heat = 1): Float32Array {
  const { candidate, hidden } = net.shape;
  const base = sumSituation(net, situation);
  const sums = new Float32Array(hidden);
  const chances = new Float32Array(candidates.length / candidate);
  for (let place = 0; place < chances.length; place += 1)
    chances[place] = scoreCandidate(net, base, candidates, place * candidate, sums, 0) / heat;
  return soften(chances);
}

/** What each hidden unit gets from the situation alone. */
export function sumSituation({ shape, weights }: Net, situation: Float32Array): Float32Array {
  const { hidden } = shape;
  const bias = biasAt(shape);
  const sums = weights.slice(bias, bias + hidden);
  addRows(weights, 0, situation, 0, shape.situation, sums, 0, hidden);
  return sums;
}

/** Scores the candidate at `at` on top of what the situation brought; what each hidden unit got stays in `sums` from `to` on. */
export function scoreCandidate(
  { shape, weights }: Net,
  base: Float32Array,
  candidates: Float32Array,
  at: number,
  sums: Float32Array,
  to: number,
): number {
  const { hidden, candidate } = shape;
  for (let unit = 0; unit < hidden; unit += 1) sums[to + unit] = base[unit] as number;
  addRows(weights, candidateAt(shape), candidates, at, candidate, sums, to, hidden);
  const output = outputAt(shape);
  const line = lineAt(shape);
  let score = 0;
  for (let unit = 0; unit < hidden; unit += 1)
    score += (weights[output + unit] as number) * bend(sums[to + unit] as number);
  for (let index = 0; index < candidate; index += 1)
    score += (weights[line + index] as number) * (candidates[at + index] as number);
  return score;
}

/** Most numbers of a vector are 0: their rows are skipped. */
function addRows(
  weights: Float32Array,
  rows: number,
  vector: Float32Array,
  from: number,
  length: number,
  sums: Float32Array,
  to: number,
  hidden: number,
): void {
  for (let index = 0; index < length; index += 1) {
    const value = vector[from + index] as number;
    if (value === 0) continue;
    const row = rows + index * hidden;
    for (let unit = 0; unit < hidden; unit += 1)
      sums[to + unit] = (sums[to + unit] as number) + (weights[row + unit] as number) * value;
  }
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
