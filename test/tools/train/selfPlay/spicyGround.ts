/** Spicy without variants as something to train on. */

import type { Mind } from '../../../../shared/games/spicy/bots/mind.ts';
import { TURN_TRAITS } from '../../../../shared/games/spicy/bots/plain/encode.ts';
import { ODDS, type Odds } from '../../../../shared/games/spicy/bots/plain/tells.ts';
import { guestByLot, guestOf } from './course.ts';
import type { Ground, Guest } from './ground.ts';
import { Hunter } from './hunt/hunter.ts';
import { MindPlayer } from './mindPlayer.ts';
import type { TraitNets } from './seat.ts';
import { spicyHabits } from './spicyHabits.ts';
import { NOTE_SHAPES, SpicyPlayer, TELLING_SHAPES } from './spicyPlayer.ts';
import { type Player, SpicyTable } from './spicyTable.ts';

export function spicyGround(seats: readonly number[], odds: Odds = ODDS): Ground<Player> {
  const tables = new Map(seats.map((count) => [count, new SpicyTable(count, odds)]));
  return {
    shapes: NOTE_SHAPES,
    traits: { turn: TURN_TRAITS, doubt: 3 },
    seats,
    habits: spicyHabits,
    seat: (chooser) => new SpicyPlayer(chooser),
    play(players, random) {
      const table = tables.get(players.length);
      if (table === undefined) throw new Error(`No table for ${players.length}`);
      table.deal(random);
      return table.play(players, random);
    },
  };
}

/** A duel where a learner decides only what is to be done while it hunts; else it plays as this guest does. */
export const huntingGround = (guarded: Guest<Player>, odds: Odds = ODDS): Ground<Player> => ({
  ...spicyGround([2], odds),
  shapes: TELLING_SHAPES,
  seat: (chooser, random) => new Hunter(guarded.sit(random), new SpicyPlayer(chooser, 'other')),
});

/** A duel where a learner also reads what its own deeds have told: whether it is hunted. */
export const deceivingGround = (): Ground<Player> => ({
  ...spicyGround([2]),
  shapes: TELLING_SHAPES,
  seat: (chooser) => new SpicyPlayer(chooser, 'own'),
});

/** How a legend learns to play a duel: its minds, one of which plays a match, and once it has learned that, how it hunts. */
export interface Duelist {
  readonly minds: readonly TraitNets[];
  readonly hunting?: TraitNets | undefined;
}

/** Whom it hunts, the table knows at which it plays. */
export function duelistGuest({ minds, hunting }: Duelist): Guest<Player> {
  const guarded = guestByLot(spicyGround([2]), 'legend', minds);
  return hunting === undefined ? guarded : guestOf(huntingGround(guarded), 'legend', hunting);
}

export const mindGuest = (name: string, mind: Mind): Guest<Player> => ({
  name,
  sit: (random) => new MindPlayer(mind, random),
});
