/** Mixes as training over a population of opponents has taught it. `test/tools/train.ts` writes its weights. */

import weights from './legend.json' with { type: 'json' };
import type { Mind } from './mind.ts';
import { askNets, netMind, readNets, tableOf } from './netMind.ts';

/** Read when first needed: weights that don't fit must not keep the other levels from playing. */
let nets: ReturnType<typeof readNets> | undefined;

export const legend: Mind = netMind((net, question, scene) => {
  nets ??= readNets(weights);
  return askNets(nets[tableOf(scene.view.rules.seats)], net, question);
});
