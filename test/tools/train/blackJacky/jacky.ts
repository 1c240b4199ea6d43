/** Trains the legend of Black Jacky for all sizes of tables. */

import { ENCODING } from '../../../../shared/games/blackJacky/bots/encode.ts';
import { readNets } from '../../../../shared/games/blackJacky/bots/netMind.ts';
import { contendersNamed } from '../../arena/contenders.ts';
import type { Order } from '../order.ts';
import { supervise } from '../supervise.ts';
import { readWeights, writeWeights } from '../weightsFile.ts';
import { jackySubject } from './jackySubject.ts';

export function trainJacky({ updates, until, seed, from }: Order): void {
  const course = {
    subject: jackySubject([2, 2, 3, 4, 5, 6]),
    updates,
    until,
    seed,
    opponents: contendersNamed('blackJacky', ['alleyCat', 'bigCat', 'bigCat']),
    selfPlay: 0.5,
    formerSelves: true,
    teaching: { rate: 0.001, entropy: 0.002, rounds: 4, lessonsAStep: 4096 },
    start: from === undefined ? undefined : readNets(readWeights('blackJacky')),
  };
  const judges = contendersNamed('blackJacky', ['alleyCat', 'bigCat']).map((contender) => ({ contender, bar: 0.35 }));
  const options = { quickDuel: false, starter: 'random' };
  supervise(course, { seats: 4, judges, options, games: 600, every: 20 }, (nets) =>
    writeWeights('blackJacky', ENCODING, nets),
  );
}
