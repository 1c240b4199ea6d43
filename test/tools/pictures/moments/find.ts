/** Plays matches until a moment comes up: the same one every time. */

import { GAMES } from '../../../../shared/games/games.ts';
import { type ToldEntry, toldMatch } from '../../../support/rehearsal.ts';
import type { AnyEvent, Moment } from './moment.ts';

const MATCHES = 400;

export function findMoment({ game, seats, viewer, options, finds, patience }: Moment): ToldEntry<never> {
  for (let number = 0; number < MATCHES; number += 1) {
    const told = toldMatch(GAMES[game] as never, seats, viewer, `moment ${number}`, options, patience);
    const found = told.find(({ events }) => finds(events as readonly AnyEvent[]));
    if (found !== undefined) return found;
  }
  throw new Error(`No such moment in ${MATCHES} matches`);
}
