/** Trains the legend of Spicy without variants for one size of table. */

import { readPlainNets } from '../../../../shared/games/spicy/bots/plain/plainMind.ts';
import type { Table } from '../../../../shared/games/spicy/bots/tables.ts';
import type { Order } from '../order.ts';
import { trainPlain } from '../selfPlay/spicyCourse.ts';
import { readPlainWeights, writePlainWeights } from '../weightsFile.ts';

export function trainSpicy({ table, updates, until, seed, from, hidden, alone, keep }: Order): void {
  const start = from === undefined ? undefined : { ...readPlainNets(readPlainWeights(), from) };
  trainPlain({ table, updates, until, seed, hidden, alone, start, file: keep }, (nets) =>
    writePlainWeights(named(table, nets)),
  );
}

const named = (table: Table, nets: { readonly [name: string]: Parameters<typeof writePlainWeights>[0][string] }) =>
  Object.fromEntries(
    Object.entries(nets).map(([name, net]) => [`${table}${name.charAt(0).toUpperCase()}${name.slice(1)}`, net]),
  );
