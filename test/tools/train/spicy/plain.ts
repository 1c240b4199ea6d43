/** Trains the legend of Spicy without variants for one size of table. */

import { plainNamesOf, readPlainNets } from '../../../../shared/games/spicy/bots/plain/plainMind.ts';
import type { Order } from '../order.ts';
import type { TraitNets } from '../selfPlay/seat.ts';
import { type PlainOrder, trainPlain } from '../selfPlay/spicyCourse.ts';
import { trainStudied } from '../selfPlay/spicyLeague.ts';
import { readPlainWeights, writePlainWeights } from '../weightsFile.ts';

type Way = (order: PlainOrder, keep: (nets: TraitNets) => void) => void;

const trainer =
  (way: Way) =>
  ({ table, updates, until, seed, from, hidden, keep }: Order): void => {
    const start = from === undefined ? undefined : { ...readPlainNets(readPlainWeights(), from) };
    const names = plainNamesOf(table);
    way({ table, updates, until, seed, hidden, start, file: keep }, ({ turn, doubt }) => {
      if (turn !== undefined && doubt !== undefined) writePlainWeights({ [names.turn]: turn, [names.doubt]: doubt });
    });
  };

export const trainSpicy = trainer(trainPlain);
export const trainStudiedSpicy = trainer(trainStudied);
