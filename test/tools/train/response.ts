/** The best response of a fixed budget against the legend of Spicy, by several kinds of searchers. */

import { legend } from '../../../shared/games/spicy/bots/legend.ts';
import { plainNamesOf, readPlainStyles } from '../../../shared/games/spicy/bots/plain/plainMind.ts';
import type { Table } from '../../../shared/games/spicy/bots/tables.ts';
import { shareOf } from '../arena/cell.ts';
import { fastRandom } from '../arena/fastRandom.ts';
import type { Order } from './order.ts';
import { oneOf, shareAgainst } from './selfPlay/course.ts';
import type { Guest } from './selfPlay/ground.ts';
import { houseAll } from './selfPlay/kernels/netPass.ts';
import { MindPlayer } from './selfPlay/mindPlayer.ts';
import { rolloutGuest } from './selfPlay/searchers/rollouts.ts';
import { LARGER, respondTo } from './selfPlay/spicyCourse.ts';
import { duelistGuest, spicyGround } from './selfPlay/spicyGround.ts';
import type { Player } from './selfPlay/spicyTable.ts';
import { respondWithOtherFeatures } from './spicy/otherFeatures.ts';
import { readPlainWeights } from './weightsFile.ts';

/** `own` starts with the legend's nets for that table, in a duel one of its minds, as the seed says; `larger` from nothing with larger nets; `deceiver` also reads what its own deeds have told, for a duel. */
const SEARCHERS: { readonly [name: string]: (order: Order) => void } = {
  own: (order) => search(order, undefined),
  larger: (order) => search(order, order.hidden ?? LARGER),
  deceiver: (order) => search(order, order.hidden ?? LARGER, true),
  rollouts: playRollouts,
  features: respondWithOtherFeatures,
};

export function respond(order: Order): void {
  const searcher = SEARCHERS[order.searcher];
  if (searcher === undefined)
    throw new Error(`--searcher ${order.searcher}: there are ${Object.keys(SEARCHERS).join(', ')}`);
  searcher(order);
}

/** As it sits at a table, in a duel one of its minds for a match: it has the last word about how much was won. */
const legendAt = (table: Table): Guest<Player> => {
  const minds = legend.slice(0, plainNamesOf(table).length);
  return { name: 'legend', sit: (random) => new MindPlayer(oneOf(minds, random), random) };
};

function search(order: Order, hidden: number | undefined, deceiving = false): void {
  const { table, updates, seed, games } = order;
  if (deceiving && table !== 'duel') throw new Error('Deceivers are for duels');
  const styles = readPlainStyles(readPlainWeights(), table);
  const minds = styles.map(({ guarded }) => ({ ...guarded }));
  const hunting = styles[0]?.hunting;
  const { share } = respondTo({
    table,
    target: duelistGuest({ minds, hunting: hunting && { ...hunting } }),
    judge: legendAt(table),
    start: hidden === undefined ? minds[seed % minds.length] : undefined,
    deceiving,
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
  const policies = readPlainStyles(readPlainWeights(), 'duel').map(({ guarded, hunting }) => ({
    guarded: houseAll(guarded),
    hunting: hunting && houseAll(hunting),
  }));
  const searcher = rolloutGuest(policies, fastRandom(order.seed));
  print(order, shareAgainst(spicyGround([2]), searcher, legendAt('duel'), 2, order.games, order.seed));
}

function print({ searcher, table, updates, seed, games }: Order, share: number): void {
  const budget = searcher === 'rollouts' ? {} : { updates };
  console.log(JSON.stringify({ searcher, table, ...budget, seed, games, ...shareOf(share * games, games) }));
}
