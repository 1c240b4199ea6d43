/** A thinker that leaves its thoughts to a real one, or dies, or ponders forever, as the test decides. */

import { parentPort, Worker } from 'node:worker_threads';
import { ASKED, FATES } from './fates.ts';

const real = new Worker(new URL('../../../../server/thinking/thinker.ts', import.meta.url));
real.on('message', (conclusion: unknown) => parentPort?.postMessage(conclusion));

const fates = new BroadcastChannel(FATES);
parentPort?.on('message', (thought: unknown) => {
  fates.onmessage = ({ data: fate }) => {
    if (fate === 'die') process.exit(1);
    if (fate === 'live') real.postMessage(thought);
  };
  fates.postMessage(ASKED);
});
