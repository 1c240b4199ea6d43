/** Mixes as training over a population of opponents has taught it. `test/tools/train.ts` writes its weights. */

import { likelihoods } from '../net.ts';
import weights from './legend.json' with { type: 'json' };
import type { Mind } from './mind.ts';
import { netMind, readNets, tableOf } from './netMind.ts';

/** Read when first needed: weights that don't fit must not keep the other levels from playing. */
let nets: ReturnType<typeof readNets> | undefined;

export const legend: Mind = netMind((net, { situation, candidates }, { view }) => {
  nets ??= readNets(weights);
  return likelihoods(nets[tableOf(view.rules.seats)][net], situation, candidates);
});
