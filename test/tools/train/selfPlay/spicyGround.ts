/** Spicy without variants as something to train on. */

import type { Mind } from '../../../../shared/games/spicy/bots/mind.ts';
import { TURN_TRAITS } from '../../../../shared/games/spicy/bots/plain/encode.ts';
import type { Ground, Guest } from './ground.ts';
import { MindPlayer } from './mindPlayer.ts';
import { spicyHabits } from './spicyHabits.ts';
import { NOTE_SHAPES, SpicyPlayer } from './spicyPlayer.ts';
import { type Player, SpicyTable } from './spicyTable.ts';

export function spicyGround(seats: readonly number[]): Ground<Player> {
  const tables = new Map(seats.map((count) => [count, new SpicyTable(count)]));
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

export const mindGuest = (name: string, mind: Mind): Guest<Player> => ({
  name,
  sit: (random) => new MindPlayer(mind, random),
});
