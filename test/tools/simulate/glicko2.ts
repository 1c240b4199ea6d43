/** Glicko-2 (Glickman, 2013) on pairs, to compare with: every match is a rating period in which each seat met every other one. */

export interface Glicko {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const UNRATED: Glicko = { rating: 1500, deviation: 350, volatility: 0.06 };
const SCALE = 173.7178;
const TAU = 0.5;
const CONVERGED = 1e-6;

export interface Met {
  readonly other: Glicko;
  /** 1 won, 0.5 tied, 0 lost. */
  readonly score: number;
}

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

export function expected(one: Glicko, other: Glicko): number {
  const phi = Math.sqrt(one.deviation ** 2 + other.deviation ** 2) / SCALE;
  return 1 / (1 + Math.exp((-g(phi) * (one.rating - other.rating)) / SCALE));
}

export function rateGlicko(own: Glicko, met: readonly Met[]): Glicko {
  const mu = (own.rating - UNRATED.rating) / SCALE;
  const phi = own.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { other, score } of met) {
    const weight = g(other.deviation / SCALE);
    const chance = 1 / (1 + Math.exp(-weight * (mu - (other.rating - UNRATED.rating) / SCALE)));
    information += weight ** 2 * chance * (1 - chance);
    surprise += weight * (score - chance);
  }
  const variance = 1 / information;
  const volatility = newVolatility(own.volatility, phi, variance, variance * surprise);
  const before = Math.sqrt(phi ** 2 + volatility ** 2);
  const after = 1 / Math.sqrt(1 / before ** 2 + information);
  return {
    rating: (mu + after ** 2 * surprise) * SCALE + UNRATED.rating,
    deviation: after * SCALE,
    volatility,
  };
}

/** Illinois' method, as the paper has it. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const rest = phi ** 2 + variance + e;
    return (e * (delta ** 2 - rest)) / (2 * rest ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = delta ** 2 > phi ** 2 + variance ? Math.log(delta ** 2 - phi ** 2 - variance) : a - TAU;
  while (delta ** 2 <= phi ** 2 + variance && f(high) < 0) high -= TAU;
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CONVERGED) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const found = f(middle);
    if (found * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, found];
  }
  return Math.exp(low / 2);
}
