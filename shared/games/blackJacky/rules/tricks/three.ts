import type { Seat } from '../../../../engine/game.ts';
import type { Board, Pair } from '../../model/model.ts';
import { catAt, openSeats } from '../../model/seating.ts';
import type { Aim, Trick } from './trick.ts';

/** B13: two open cats exchange a card. They choose after this: see giving.ts. */
export const three: Trick = {
  worth: 30,
  aims(board, trickster) {
    const seats = nameable(board, trickster);
    return seats.flatMap((first, place) => seats.slice(place + 1).map((second): Aim => [first, second]));
  },
  carryOut: (_state, trickster, aim) => [{ type: 'exchangeOpened', seat: trickster, seats: aim as Pair }],
};

/** Open cats with a card to give. The 3 itself still counts in the trickster's hand, but will have been laid. */
function nameable(board: Board, trickster: Seat): readonly Seat[] {
  return openSeats(board.cats).filter((seat) => {
    const { length } = catAt(board.cats, seat).hand;
    return length > (seat === trickster ? 1 : 0);
  });
}
