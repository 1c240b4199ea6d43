/** A seat of a duel that plays guarded until the other's deeds tell that more can be won. */

import type { Random } from '../../../../../shared/engine/random.ts';
import type { PlainStyle } from '../../../../../shared/games/spicy/bots/plain/plainMind.ts';
import { hunts } from '../../../../../shared/games/spicy/bots/plain/tells.ts';
import { type Chooser, NetChooser, type TraitNets } from '../seat.ts';
import { SpicyPlayer, WIDTHS } from '../spicyPlayer.ts';
import type { Player, SpicyTable } from '../spicyTable.ts';

export class Hunter implements Player {
  private readonly guarded: Player;
  private readonly hunting: Player;

  constructor(guarded: Player, hunting: Player) {
    this.guarded = guarded;
    this.hunting = hunting;
  }

  turn(table: SpicyTable, seat: number): number {
    return this.against(table, seat).turn(table, seat);
  }

  doubt(table: SpicyTable, seat: number): number {
    return this.against(table, seat).doubt(table, seat);
  }

  private against({ tells }: SpicyTable, seat: number): Player {
    return hunts(tells, seat) ? this.hunting : this.guarded;
  }
}

/** A seat that plays like that. */
export function playerOf(
  { guarded, hunting }: PlainStyle,
  random: Random,
  choose: (nets: TraitNets) => Chooser = (nets) => new NetChooser(nets, WIDTHS, random),
): Player {
  const player = new SpicyPlayer(choose({ ...guarded }));
  return hunting === undefined ? player : new Hunter(player, new SpicyPlayer(choose({ ...hunting }), 'other'));
}
