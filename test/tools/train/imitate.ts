/** Learning from a master before playing for oneself: what it would do how often, and how its games ended. */

import type { Random } from '../../../shared/engine/random.ts';
import { Adam, backward, forward } from './gradient.ts';
import { addValue, type Pupil } from './learner.ts';

/** A question that the master answered: how often it chooses each candidate, and how well its game went. */
export interface Example {
  readonly net: string;
  readonly situation: Float32Array;
  readonly candidates: Float32Array;
  readonly chances: Float32Array;
  readonly result: number;
}

const ROUNDS = 6;
const EXAMPLES_A_STEP = 256;
const RATE = 0.003;

export function imitate(pupils: { readonly [net: string]: Pupil }, examples: readonly Example[], random: Random): void {
  for (const [name, { actor, critic }] of Object.entries(pupils)) {
    const own = examples.filter(({ net }) => net === name);
    const adams = [new Adam(actor.weights.length), new Adam(critic.weights.length)] as const;
    for (let round = 0; round < ROUNDS; round += 1) {
      const shuffled = random.shuffle(own);
      const rate = RATE * (1 - round / ROUNDS);
      for (let from = 0; from < shuffled.length; from += EXAMPLES_A_STEP) {
        const batch = shuffled.slice(from, from + EXAMPLES_A_STEP);
        const actorGradient = new Float32Array(actor.weights.length);
        const criticGradient = new Float32Array(critic.weights.length);
        for (const { situation, candidates, chances, result } of batch) {
          const pass = forward(actor, situation, candidates);
          const slopes = pass.chances.map((chance, place) => (chance - (chances[place] as number)) / batch.length);
          backward(actor, situation, candidates, pass.sums, slopes, actorGradient);
          addValue(critic, { situation, target: result }, 1 / batch.length, criticGradient);
        }
        adams[0].step(actor.weights, actorGradient, rate);
        adams[1].step(critic.weights, criticGradient, rate);
      }
    }
  }
}
