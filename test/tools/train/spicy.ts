/** Trains the legend of Spicy for one size of table. */

import { ENCODING } from '../../../shared/bots/spicy/encodeTable.ts';
import { readNets, type Table } from '../../../shared/bots/spicy/netMind.ts';
import { contendersNamed } from '../arena/contenders.ts';
import type { Order } from './order.ts';
import { spicySubject } from './spicySubject.ts';
import { type Judge, supervise } from './supervise.ts';
import { readWeights, writeWeights } from './weightsFile.ts';

const SEATS: { readonly [table in Table]: number } = { duel: 2, table: 4, crowd: 6 };

/** What the legend is to reach against Heur, Heur2t and EVpool. */
const BARS: { readonly [table in Table]: readonly [number, number, number] } = {
  duel: [0.92, 0.6, 0.6],
  table: [0.65, 0.5, 0.35],
  crowd: [0.55, 0.5, 0.22],
};

/** Those who are hard to beat come more often than those who only have a trick. */
const POPULATION = ['heur', 'heur2t', 'evPool', 'bigCat', 'alleyCat'];
const POPULATION_ONCE = ['kitten', 'raceToEmpty', 'alwaysLie', 'neverChallenge'];

export function trainSpicy({ table, updates, seed, from }: Order): void {
  const judges = contendersNamed('spicy', ['heur', 'heur2t', 'evPool']).map(
    (contender, place): Judge => ({ contender, bar: BARS[table][place] ?? 0 }),
  );
  const course = {
    subject: spicySubject(table),
    updates,
    seed,
    opponents: contendersNamed('spicy', [...POPULATION, ...POPULATION, ...POPULATION, ...POPULATION_ONCE]),
    selfPlay: 0.3,
    formerSelves: true,
    rate: 0.002,
    entropy: 0.008,
    start: from === undefined ? undefined : { ...readNets(readWeights('spicy'))[from] },
  };
  const options = { manners: 'assisted', spiceItUp: [], worldsEnd: 'standard', starter: 'random' };
  supervise(course, { seats: SEATS[table], judges, options, games: 400, every: 50 }, ({ turn, doubt }) => {
    if (turn === undefined || doubt === undefined) throw new Error('The course taught no nets');
    writeWeights('spicy', ENCODING, { [`${table}Turn`]: turn, [`${table}Doubt`]: doubt });
  });
}
