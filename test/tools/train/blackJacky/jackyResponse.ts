/** The best response of a fixed budget against the legend of Black Jacky: a learner that starts as it and meets nobody else. */

import { readNets } from '../../../../shared/games/blackJacky/bots/netMind.ts';
import { blackJacky } from '../../../../shared/games/blackJacky/index.ts';
import { playCell } from '../../arena/cell.ts';
import { contendersNamed } from '../../arena/contenders.ts';
import { alone, attend, type Nets } from '../course.ts';
import type { Order } from '../order.ts';
import { readWeights } from '../weightsFile.ts';
import { jackySubject } from './jackySubject.ts';

const OPTIONS = { quickDuel: false, starter: 'random' };
const TEACHING = { rate: 0.001, entropy: 0.001, rounds: 4, lessonsAStep: 1024 };

export function respondToJacky({ seats: [seats = 2], updates, until, seed, games }: Order): void {
  const [legend] = contendersNamed('blackJacky', ['legend']);
  if (legend === undefined) throw new Error('There is no legend');
  const subject = { ...jackySubject([seats]), optionsFor: () => OPTIONS, gamesAnUpdate: 128 };
  const start: Nets = { ...readNets(readWeights('blackJacky')) };
  let best = start;
  for (const { nets } of attend({ ...alone(legend, { subject }), updates, until, seed, start, teaching: TEACHING }))
    best = nets;
  const one = subject.graduate('response', best);
  const cell = playCell(
    { game: blackJacky, options: OPTIONS, one, many: legend, seats, games, seed: 'response' },
    () => {},
  );
  console.log(JSON.stringify({ updates: until, ...cell }));
}
