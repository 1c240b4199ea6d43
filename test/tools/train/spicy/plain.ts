/** Trains the legend of Spicy without variants for one size of table. */

import { readPlainNets } from '../../../../shared/games/spicy/bots/plain/plainMind.ts';
import type { Order } from '../order.ts';
import { trainPlain } from '../selfPlay/spicyCourse.ts';
import { readPlainWeights, writePlainWeights } from '../weightsFile.ts';
import { meanOf } from './meanOf.ts';

export function trainSpicy({
  table,
  updates,
  until,
  seed,
  from,
  files: [file],
  hidden,
  keep,
  into,
  students,
}: Order): Promise<void> {
  const before =
    file !== undefined ? readPlainNets(readPlainWeights(file), table) : from && readPlainNets(readPlainWeights(), from);
  const start = before && { ...before };
  return trainPlain({ table, updates, until, seed, hidden, start, students, file: keep }, (nets) =>
    writePlainWeights(nets, table, into),
  );
}

/** Writes one net whose scores are the mean of several: each of them has weak places that the others have not. */
export function meanOfSpicy({ table, files, into }: Order): void {
  if (files.length < 2) throw new Error('--files ONE,OTHER: a mean is of two at least');
  const all = files.map((file) => ({ ...readPlainNets(readPlainWeights(file), table) }));
  writePlainWeights(meanOf(all), table, into);
}
