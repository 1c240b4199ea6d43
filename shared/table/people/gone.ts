/** Somebody who has left for good: their seats stay, without a name and under an id that leads nowhere. */

import { type CatLook, randomLook } from './catLook.ts';
import type { SeatModel, TableModel } from './model.ts';

/** No id that a server makes up has a dot in it. */
const PREFIX = 'gone.';

/** One for all matches of one person, so that what follows from them (others' ratings) still does. */
export const goneId = (random: string): string => `${PREFIX}${random}`;

export const isGone = (player: string): boolean => player.startsWith(PREFIX);

/** Shown by its words in every language where it has no name. */
export const GONE_NAME = '';
export const GONE_LOOK: CatLook = randomLook(() => 0);

export const withoutPerson = (seats: readonly SeatModel[], player: string, gone: string): readonly SeatModel[] =>
  seats.map((seat) =>
    seat.kind === 'person' && seat.player === player
      ? { ...seat, player: gone, name: GONE_NAME, look: GONE_LOOK }
      : seat,
  );

export function tableWithoutPerson(model: TableModel, player: string, gone: string): TableModel {
  return {
    ...model,
    host: model.host === player ? '' : model.host,
    seats: withoutPerson(model.seats, player, gone),
    kicked: model.kicked.filter((other) => other.player !== player),
  };
}
