/** Counts like a big cat, and has learned from playing what counting leaves out. `test/tools/train.ts` writes its weights. */

import weights from './legend.json' with { type: 'json' };
import type { Mind } from './mind.ts';
import { askNet, netMind, readNets } from './netMind.ts';

/** Read when first needed: weights that don't fit must not keep the other levels from playing. */
let nets: ReturnType<typeof readNets> | undefined;

export const legend: Mind = netMind((table, situation, candidates) => {
  nets ??= readNets(weights);
  return askNet(nets[table], situation, candidates);
});
