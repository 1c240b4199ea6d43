/**
 * Trains and tunes; the same arguments give the same result. Prints the time that it took.
 *   node test/tools/train.ts --what duel --seed 1 [--keep FOLDER]
 *   node test/tools/train.ts --what hunt --seed 1 [--keep FOLDER]
 *     the legend of a duel of Spicy without variants: its minds, and then, anew after every change of these, how they hunt somebody from whom more can be won
 *   node test/tools/train.ts --what spicy --table table|crowd --updates 3000 --seed 1 [--hidden 128] [--from TABLE] [--keep FILE]
 *     trains the legend of Spicy without variants and writes shared/games/spicy/bots/plain/weights.json: from nothing, or with
 *     --from TABLE on from what is there for that table; with --keep it can be broken off and goes on
 *   node test/tools/train.ts --what varied --table duel --updates 120 --until 80 --seed 1
 *   node test/tools/train.ts --what blackJacky --updates 300 --seed 1
 *     the legends of Spicy with variants and of Black Jacky; with --until 20 it stops after so many updates
 *   node test/tools/train.ts --what response --table duel --updates 240 --seed 1 [--searcher own|larger|deceiver|rollouts|features] [--hidden 256]
 *     looks for a best response against the legend of Spicy with that budget, and says how often it wins
 *   node test/tools/train.ts --what jackyResponse --seats 2 --updates 240 --seed 1
 *     the same against the legend of Black Jacky
 *   node test/tools/train.ts --what forecast --updates 3000 --seed 1
 *     trains what forecasts ask, on so many matches, and writes shared/games/spicy/bots/forecast.json
 *   node test/tools/train.ts --what bigCat --seats 2 --updates 12 --seed 1      (or --seats 4,6)
 *   node test/tools/train.ts --what heur2t --seats 2,4 --updates 10 --seed 1
 *     tunes constants by the cross-entropy method and prints them
 *   node test/tools/train.ts --what heur --seed 1
 *     shows which constants of Heur let EVpool win as often as in the study
 */

import { parseArgs } from 'node:util';
import { TABLES, type Table } from '../../shared/games/spicy/bots/tables.ts';
import { runTool } from './arguments.ts';
import { trainJacky } from './train/blackJacky/jacky.ts';
import { respondToJacky } from './train/blackJacky/jackyResponse.ts';
import type { Order } from './train/order.ts';
import { respond } from './train/response.ts';
import { tuneBigCat } from './train/spicy/bigCat.ts';
import { trainForecast } from './train/spicy/forecast.ts';
import { calibrateHeur, tuneHeur2t } from './train/spicy/frozen.ts';
import { trainDuelists, trainHunters, trainSpicy } from './train/spicy/plain.ts';
import { trainVaried } from './train/spicy/varied.ts';

const TASKS: { readonly [what: string]: (order: Order) => Promise<void> | void } = {
  duel: trainDuelists,
  hunt: trainHunters,
  spicy: trainSpicy,
  varied: trainVaried,
  blackJacky: trainJacky,
  forecast: trainForecast,
  response: respond,
  jackyResponse: respondToJacky,
  bigCat: tuneBigCat,
  heur: calibrateHeur,
  heur2t: tuneHeur2t,
};

await runTool(async () => {
  const { values } = parseArgs({
    options: {
      what: { type: 'string', default: 'spicy' },
      table: { type: 'string', default: 'duel' },
      seats: { type: 'string', default: '2' },
      updates: { type: 'string', default: '100' },
      until: { type: 'string' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string' },
      hidden: { type: 'string' },
      keep: { type: 'string' },
      searcher: { type: 'string', default: 'own' },
      games: { type: 'string', default: '2000' },
    },
  });
  const task = TASKS[values.what];
  if (task === undefined) throw new Error(`--what ${values.what}: there are ${Object.keys(TASKS).join(', ')}`);
  const started = process.cpuUsage().user;
  await task({
    table: tableNamed(values.table),
    seats: values.seats.split(',').map(Number),
    updates: Number(values.updates),
    until: Number(values.until ?? values.updates),
    seed: Number(values.seed),
    from: values.from === undefined ? undefined : tableNamed(values.from),
    hidden: values.hidden === undefined ? undefined : Number(values.hidden),
    keep: values.keep,
    searcher: values.searcher,
    games: Number(values.games),
  });
  console.log(`took ${((process.cpuUsage().user - started) / 1e6).toFixed(0)} s of computing`);
});

function tableNamed(name: string): Table {
  const table = TABLES.find((each) => each === name);
  if (table === undefined) throw new Error(`There is no table "${name}", only ${TABLES.join(', ')}`);
  return table;
}
