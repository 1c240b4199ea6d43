/** The other end of thinkers.ts: a thread in which a bot may think as long as it likes. */

import { parentPort } from 'node:worker_threads';
import type { AnyBot, Choice } from '../../shared/bots/bot.ts';
import { createRandom } from '../../shared/engine/random.ts';
import { BOTS } from '../../shared/games/bots.ts';
import type { Thought } from '../../shared/table/runtime/botSeats.ts';

export interface Conclusion {
  readonly choice?: Choice<unknown>;
  readonly error?: string;
}

const bots: { readonly [game: string]: AnyBot } = BOTS;

parentPort?.on('message', ({ game, level, sight, seed }: Thought) => {
  const conclusion = (): Conclusion => {
    try {
      const choice = bots[game]?.choose(level, sight, createRandom(seed));
      return choice === undefined ? {} : { choice };
    } catch (error) {
      return { error: String(error) };
    }
  };
  parentPort?.postMessage(conclusion());
});
