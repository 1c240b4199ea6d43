/** A searcher with other eyes: it learns at real tables, from the numbers that the nets for variants read, and from nothing. */

import { spicy } from '../../../../shared/games/spicy/index.ts';
import { playCell } from '../../arena/cell.ts';
import { contendersNamed } from '../../arena/contenders.ts';
import { alone, type Nets } from '../course.ts';
import type { Order } from '../order.ts';
import { supervise } from '../supervise.ts';
import { spicySubject, TEACHING } from './variedSubject.ts';

const SEATS = { duel: 2, table: 4, crowd: 6 } as const;
const GAMES = 2000;

export function respondWithOtherFeatures({ table, updates, until, seed }: Order): void {
  const [legend] = contendersNamed('spicy', ['legend']);
  if (legend === undefined) throw new Error('There is no legend');
  const subject = spicySubject(table);
  const seats = SEATS[table];
  const options = { manners: 'assisted', spiceItUp: [], worldsEnd: 'standard', starter: 'random' };
  let best: Nets = {};
  supervise(
    {
      ...alone(legend, { subject: { ...subject, optionsFor: () => options } }),
      updates,
      until,
      seed,
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
