/**
 * Trains and tunes; the same arguments give the same result. Prints the time that it took.
 *   node test/tools/train.ts --what spicy --table duel|table|crowd --updates 300 --seed 1
 *   node test/tools/train.ts --what blackJacky --updates 200 --seed 1
 *     trains the legend's nets and writes shared/bots/GAME/legend.json; with --on it goes on from what is there
 *   node test/tools/train.ts --what response --table duel --updates 100 --seed 1
 *     looks for a best response against the legend of Spicy with that budget, and says how often it wins
 *   node test/tools/train.ts --what heur2t --seats 2 --updates 12 --seed 1      (or evPool, --seats 2,4,6)
 *     tunes constants by the cross-entropy method and prints them
 */

import { parseArgs } from 'node:util';
import { TABLES } from '../../shared/bots/spicy/netMind.ts';
import { runTool } from './arguments.ts';
import { tuneFrozen } from './train/frozen.ts';
import { trainJacky } from './train/jacky.ts';
import type { Order } from './train/order.ts';
import { respond } from './train/response.ts';
import { trainSpicy } from './train/spicy.ts';

await runTool(() => {
  const { values } = parseArgs({
    options: {
      what: { type: 'string', default: 'spicy' },
      table: { type: 'string', default: 'duel' },
      seats: { type: 'string', default: '2' },
      updates: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      on: { type: 'boolean', default: false },
    },
  });
  const table = TABLES.find((each) => each === values.table);
  if (table === undefined) throw new Error(`--table ${values.table}: there are ${TABLES.join(', ')}`);
  const started = process.cpuUsage().user;
  run(values.what, {
    table,
    seats: values.seats.split(',').map(Number),
    updates: Number(values.updates),
    seed: Number(values.seed),
    goOn: values.on,
  });
  console.log(`took ${((process.cpuUsage().user - started) / 1e6).toFixed(0)} s of computing`);
});

function run(what: string, order: Order): void {
  switch (what) {
    case 'spicy':
      return trainSpicy(order);
    case 'blackJacky':
      return trainJacky(order);
    case 'response':
      return respond(order);
    case 'heur2t':
    case 'evPool':
      return tuneFrozen(what, order);
    default:
      throw new Error(`--what ${what}: there are spicy, blackJacky, response, heur2t and evPool`);
  }
}
