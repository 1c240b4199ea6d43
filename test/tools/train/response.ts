/** The best response of a fixed budget: a learner that meets nobody but the legend, from scratch or from the legend itself. */

import { readNets } from '../../../shared/games/spicy/bots/varied/netMind.ts';
import { spicy } from '../../../shared/games/spicy/index.ts';
import { playCell } from '../arena/cell.ts';
import { contendersNamed } from '../arena/contenders.ts';
import { alone, type Nets } from './course.ts';
import type { Order } from './order.ts';
import { spicySubject, TEACHING } from './spicySubject.ts';
import { supervise } from './supervise.ts';
import { readWeights } from './weightsFile.ts';

const SEATS = { duel: 2, table: 4, crowd: 6 } as const;
const GAMES = 2000;

export function respond({ table, updates, until, seed, from }: Order): void {
  const [legend] = contendersNamed('spicy', ['legend']);
  if (legend === undefined) throw new Error('There is no legend');
  const subject = spicySubject(table);
  const seats = SEATS[table];
  const options = { manners: 'assisted', spiceItUp: [], worldsEnd: 'standard', starter: 'random' };
  const start: Nets | undefined = from === undefined ? undefined : { ...readNets(readWeights('spicy'))[from] };
  let best: Nets = start ?? {};
  supervise(
    {
      ...alone(legend, { subject: { ...subject, optionsFor: () => options } }),
      updates,
      until,
      seed,
      start,
      teaching: TEACHING,
    },
    { seats, judges: [{ contender: legend, bar: 1 }], options, games: 240, every: 25 },
    (nets) => {
      best = nets;
    },
  );
  const one = subject.graduate('response', best);
  const cell = playCell({ game: spicy, options, one, many: legend, seats, games: GAMES, seed: 'response' }, () => {});
  console.log(JSON.stringify(cell));
}
