/** The best response of a fixed budget against the legend of Spicy, by several kinds of searchers. */

import { HEAT, readPlainNets } from '../../../shared/games/spicy/bots/plain/plainMind.ts';
import { shareOf } from '../arena/cell.ts';
import type { Order } from './order.ts';
import { respondWithOtherFeatures } from './otherFeatures.ts';
import { guestOf, shareAgainst } from './selfPlay/course.ts';
import { RolloutPlayer } from './selfPlay/rollouts.ts';
import { respondTo } from './selfPlay/spicyCourse.ts';
import { spicyGround } from './selfPlay/spicyGround.ts';
import { readPlainWeights } from './weightsFile.ts';

/** `own` starts as the legend; `larger` from nothing with a net of twice the size. */
const LARGER = 96;

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

const targetOf = ({ table }: Order) => readPlainNets(readPlainWeights(), table);

function hunt(order: Order, hidden: number | undefined): void {
  const { table, updates, seed, games } = order;
  const { share } = respondTo({
    table,
    target: { ...targetOf(order) },
    updates,
    seed,
    hidden,
    heat: HEAT,
    games,
    onShare: (update, now) => console.log(`after ${update} updates ${(100 * now).toFixed(1)}% of 500 games`),
  });
  print(order, share);
}

function playRollouts(order: Order): void {
  if (order.table !== 'duel') throw new Error('Rollouts are for duels');
  const ground = spicyGround([2]);
  const target = targetOf(order);
  const searcher = {
    name: 'rollouts',
    sit: (random: ConstructorParameters<typeof RolloutPlayer>[1]) => new RolloutPlayer(target, random),
  };
  print(
    order,
    shareAgainst(ground, searcher, guestOf(ground, 'legend', { ...target }, HEAT), 2, order.games, order.seed),
  );
}

function print({ searcher, table, updates, seed, games }: Order, share: number): void {
  const budget = searcher === 'rollouts' ? {} : { updates };
  console.log(JSON.stringify({ searcher, table, ...budget, seed, games, ...shareOf(share * games, games) }));
}
