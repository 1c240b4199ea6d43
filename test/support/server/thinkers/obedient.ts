/** A thinker that does what its thought says: answer, go wrong, die, or think until somebody ends it. */

import { parentPort } from 'node:worker_threads';
import type { Conclusion } from '../../../../server/thinking/thinker.ts';
import type { Thought } from '../../../../shared/table/runtime/botSeats.ts';

parentPort?.on('message', ({ game }: Thought) => {
  const never = new Int32Array(new SharedArrayBuffer(4));
  switch (game) {
    case 'ponder':
      Atomics.wait(never, 0, 0);
      break;
    case 'die':
      throw new Error('out of its mind');
    case 'err':
      parentPort?.postMessage({ error: 'a bug' } satisfies Conclusion);
      break;
    default:
      parentPort?.postMessage({ choice: { command: game, after: 0 } } satisfies Conclusion);
  }
});
