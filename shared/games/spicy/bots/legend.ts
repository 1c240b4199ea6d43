/** Mixes as training over a population of opponents has taught it. `test/tools/train.ts` writes its weights. */

import weights from './legend.json' with { type: 'json' };
import type { Mind } from './mind.ts';
import { askNets, netMind, readNets, type Table, tableOf } from './netMind.ts';

/** Below 1 the best come more often than in training. The course for duels ends while it still tries much out. */
const HEATS: { readonly [table in Table]: number } = { duel: 0.6, table: 1, crowd: 1 };

/** Read when first needed: weights that don't fit must not keep the other levels from playing. */
let nets: ReturnType<typeof readNets> | undefined;

export const legend: Mind = netMind((net, question, scene) => {
  nets ??= readNets(weights);
  const table = tableOf(scene.view.rules.seats);
  return askNets(nets[table], net, question, HEATS[table]);
});
