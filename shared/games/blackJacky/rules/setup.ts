import { seat } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import type { JackyEvent, JackyOptions } from '../model/model.ts';
import { evolve } from './evolve.ts';
import { startRound } from './round.ts';

/** B1. */
const heartsFor = (seats: number): number => (seats <= 3 ? 3 : 2);

/** B2, and the first round up to its first turn. */
export function setup(options: JackyOptions, seats: number, random: Random): readonly JackyEvent[] {
  const isHere = options.starter !== 'random' && options.starter < seats;
  const starter = isHere ? options.starter : seat(random.below(seats));
  const started: JackyEvent = { type: 'matchStarted', options, seats, hearts: heartsFor(seats), starter };
  return [started, ...startRound(evolve(undefined, started).cats, 1, starter, random)];
}
