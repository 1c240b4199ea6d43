/** Trains the legend of Spicy without variants for one size of table. */

import { plainNamesOf, readPlainNets } from '../../../../shared/games/spicy/bots/plain/plainMind.ts';
import type { Order } from '../order.ts';
import { trainPlain } from '../selfPlay/spicyCourse.ts';
import { readPlainWeights, writePlainWeights } from '../weightsFile.ts';

export function trainSpicy({ table, updates, until, seed, from, hidden, keep }: Order): void {
  const start = from === undefined ? undefined : { ...readPlainNets(readPlainWeights(), from) };
  const names = plainNamesOf(table);
  trainPlain({ table, updates, until, seed, hidden, start, file: keep }, ({ turn, doubt }) => {
    if (turn !== undefined && doubt !== undefined) writePlainWeights({ [names.turn]: turn, [names.doubt]: doubt });
  });
}
