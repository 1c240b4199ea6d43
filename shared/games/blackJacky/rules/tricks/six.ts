import { catAt, isOpen, openSeats } from '../../model/seating.ts';
import { NO_EFFECT, type Trick } from './trick.ts';

/** B16: the "+1" card is put in front of an open cat, or left with the one that has it by naming its holder. */
export const six: Trick = {
  worth: 60,
  aims(board) {
    const { cats, plusOne } = board;
    const stuck = plusOne !== undefined && !isOpen(catAt(cats, plusOne));
    return stuck ? NO_EFFECT : openSeats(cats).map((seat) => [seat]);
  },
  carryOut: (state, _trickster, aim) => aim.map((seat) => ({ type: 'plusOnePlaced', seat, from: state.plusOne })),
};
