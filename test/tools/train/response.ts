/** The best response of a fixed budget against the legend of Spicy, by several kinds of searchers. */

import { legend } from '../../../shared/games/spicy/bots/legend.ts';
import { readPlainNets } from '../../../shared/games/spicy/bots/plain/plainMind.ts';
import { shareOf } from '../arena/cell.ts';
import { fastRandom } from '../arena/fastRandom.ts';
import type { Order } from './order.ts';
import { guestOf, shareAgainst } from './selfPlay/course.ts';
import { houseAll } from './selfPlay/kernels/netPass.ts';
import { rolloutGuest } from './selfPlay/searchers/rollouts.ts';
import { LARGER, respondTo, SEATS } from './selfPlay/spicyCourse.ts';
import { mindGuest, spicyGround } from './selfPlay/spicyGround.ts';
import { respondWithOtherFeatures } from './spicy/otherFeatures.ts';
import { readPlainWeights } from './weightsFile.ts';

/** `own` starts with the legend's nets for that table; `larger` from nothing with larger nets than either half of it has. */
const SEARCHERS: { readonly [name: string]: (order: Order) => void } = {
  own: (order) => hunt(order, undefined),
  larger: (order) => hunt(order, LARGER),
  rollouts: playRollouts,
  features: respondWithOtherFeatures,
};

export function respond(order: Order): void {
  const searcher = SEARCHERS[order.searcher];
  if (searcher === undefined)
    throw new Error(`--searcher ${order.searcher}: there are ${Object.keys(SEARCHERS).join(', ')}`);
  searcher(order);
}

/** As it sits at a table: it has the last word about how much was won. */
const LEGEND = mindGuest('legend', legend);

function hunt(order: Order, hidden: number | undefined): void {
  const { table, updates, seed, games } = order;
  const nets = { ...readPlainNets(readPlainWeights(), table) };
  const { share } = respondTo({
    table,
    target: guestOf(spicyGround(SEATS[table]), 'legend', nets),
    judge: LEGEND,
    start: hidden === undefined ? nets : undefined,
    updates,
    seed,
    hidden,
    games,
    onShare: (update, now) => console.log(`after ${update} updates ${(100 * now).toFixed(1)}% of 500 games`),
  });
  print(order, share);
}

function playRollouts(order: Order): void {
  if (order.table !== 'duel') throw new Error('Rollouts are for duels');
  const policy = houseAll(readPlainNets(readPlainWeights(), 'duel'));
  const searcher = rolloutGuest(policy, fastRandom(order.seed));
  print(order, shareAgainst(spicyGround([2]), searcher, LEGEND, 2, order.games, order.seed));
}

function print({ searcher, table, updates, seed, games }: Order, share: number): void {
  const budget = searcher === 'rollouts' ? {} : { updates };
  console.log(JSON.stringify({ searcher, table, ...budget, seed, games, ...shareOf(share * games, games) }));
}
