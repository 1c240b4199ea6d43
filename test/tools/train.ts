/**
 * Trains and tunes; the same arguments give the same result. Prints the time that it took.
 *   node test/tools/train.ts --what spicy --table duel|table|crowd --updates 70 --seed 1
 *   node test/tools/train.ts --what blackJacky --updates 30 --seed 1
 *     trains the legend's nets and writes shared/games/GAME/bots/legend.json; with --from TABLE it starts from what is there for that
 *     table, with --until 20 it stops after so many updates
 *   node test/tools/train.ts --what response --table duel --from duel --updates 75 --seed 1
 *     looks for a best response against the legend of Spicy with that budget, and says how often it wins
 *   node test/tools/train.ts --what bigCat --seats 2 --updates 12 --seed 1      (or --seats 4,6)
 *   node test/tools/train.ts --what heur2t --seats 2,4 --updates 10 --seed 1
 *     tunes constants by the cross-entropy method and prints them
 *   node test/tools/train.ts --what heur --seed 1
 *     shows which constants of Heur let EVpool win as often as in the study
 */

import { parseArgs } from 'node:util';
import { TABLES, type Table } from '../../shared/games/spicy/bots/varied/netMind.ts';
import { runTool } from './arguments.ts';
import { tuneBigCat } from './train/bigCat.ts';
import { calibrateHeur, tuneHeur2t } from './train/frozen.ts';
import { trainJacky } from './train/jacky.ts';
import type { Order } from './train/order.ts';
import { respond } from './train/response.ts';
import { trainSpicy } from './train/spicy.ts';

const TASKS: { readonly [what: string]: (order: Order) => void } = {
  spicy: trainSpicy,
  blackJacky: trainJacky,
  response: respond,
  bigCat: tuneBigCat,
  heur: calibrateHeur,
  heur2t: tuneHeur2t,
};

await runTool(() => {
  const { values } = parseArgs({
    options: {
      what: { type: 'string', default: 'spicy' },
      table: { type: 'string', default: 'duel' },
      seats: { type: 'string', default: '2' },
      updates: { type: 'string', default: '100' },
      until: { type: 'string' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string' },
    },
  });
  const task = TASKS[values.what];
  if (task === undefined) throw new Error(`--what ${values.what}: there are ${Object.keys(TASKS).join(', ')}`);
  const started = process.cpuUsage().user;
  task({
    table: tableNamed(values.table),
    seats: values.seats.split(',').map(Number),
    updates: Number(values.updates),
    until: Number(values.until ?? values.updates),
    seed: Number(values.seed),
    from: values.from === undefined ? undefined : tableNamed(values.from),
  });
  console.log(`took ${((process.cpuUsage().user - started) / 1e6).toFixed(0)} s of computing`);
});

function tableNamed(name: string): Table {
  const table = TABLES.find((each) => each === name);
  if (table === undefined) throw new Error(`There is no table "${name}", only ${TABLES.join(', ')}`);
  return table;
}
