/** Trains the legend of Spicy without variants for one size of table. */

import { readPlainNets } from '../../../../shared/games/spicy/bots/plain/plainMind.ts';
import type { Order } from '../order.ts';
import { trainPlain } from '../selfPlay/spicyCourse.ts';
import { readPlainWeights, writePlainWeights } from '../weightsFile.ts';

export function trainSpicy({ table, updates, until, seed, from, hidden, keep }: Order): Promise<void> {
  const start = from === undefined ? undefined : { ...readPlainNets(readPlainWeights(), from) };
  return trainPlain({ table, updates, until, seed, hidden, start, file: keep }, (nets) =>
    writePlainWeights(nets, table),
  );
}
