import { seatsFrom } from '../../model/seating.ts';
import { NO_EFFECT, type Trick, UNAIMED } from './trick.ts';

/** B12: all knocks are undone. */
export const two: Trick = {
  worth: 20,
  aims: (board) => (board.cats.some((cat) => cat.knocked) ? UNAIMED : NO_EFFECT),
  carryOut(state, trickster) {
    const first = state.firstKnock ?? trickster;
    const knockers = seatsFrom(state.cats, first, (cat) => cat.knocked);
    return [{ type: 'knocksUndone', seat: trickster, knockers }];
  },
};
