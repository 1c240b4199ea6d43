/** Trains the legend of Spicy with variants for one size of table. */

import type { Table } from '../../../../shared/games/spicy/bots/tables.ts';
import { ENCODING } from '../../../../shared/games/spicy/bots/varied/encodeTable.ts';
import { readNets } from '../../../../shared/games/spicy/bots/varied/netMind.ts';
import { contendersNamed } from '../../arena/contenders.ts';
import type { Order } from '../order.ts';
import { type Judge, supervise } from '../supervise.ts';
import { readWeights, writeWeights } from '../weightsFile.ts';
import { spicySubject, TEACHING } from './variedSubject.ts';

const SEATS: { readonly [table in Table]: number } = { duel: 2, table: 4, crowd: 6 };

/** What the legend is to reach against Heur, Heur2t and EVpool. */
const BARS: { readonly [table in Table]: readonly [number, number, number] } = {
  duel: [0.92, 0.6, 0.6],
  table: [0.65, 0.5, 0.35],
  crowd: [0.55, 0.5, 0.22],
};

/** How often it meets whom: mostly those that it is measured against, the others lest it forget how to treat them. */
const POPULATION = { heur: 5, heur2t: 4, evPool: 5, alleyCat: 2, raceToEmpty: 1, alwaysLie: 1 };

/** In a duel all that others learn about it is turned against it; in a crowd they get into each other's way. */
const EXPLOITERS = { every: 30, updates: 15 };

export function trainVaried({ table, updates, until, seed, from }: Order): void {
  const judges = contendersNamed('spicy', ['heur', 'heur2t', 'evPool']).map(
    (contender, place): Judge => ({ contender, bar: BARS[table][place] ?? 0 }),
  );
  const course = {
    subject: spicySubject(table),
    updates,
    until,
    seed,
    opponents: Object.entries(POPULATION).flatMap(([name, times]) =>
      contendersNamed('spicy', Array<string>(times).fill(name)),
    ),
    selfPlay: 0.3,
    formerSelves: true,
    exploiters: table === 'duel' ? EXPLOITERS : undefined,
    teaching: TEACHING,
    start: from === undefined ? undefined : { ...readNets(readWeights('varied'))[from] },
  };
  const options = { manners: 'assisted', spiceItUp: [], worldsEnd: 'standard', starter: 'random' };
  supervise(course, { seats: SEATS[table], judges, options, games: 400, every: 20 }, ({ turn, doubt }) => {
    if (turn === undefined || doubt === undefined) throw new Error('The course taught no nets');
    writeWeights('varied', ENCODING, { [`${table}Turn`]: turn, [`${table}Doubt`]: doubt });
  });
}
