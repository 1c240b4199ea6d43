import type { JackyEvent } from '../../model/model.ts';
import { canDraw, topCard } from '../../model/pile.ts';
import { nextOpen } from '../../model/seating.ts';
import { NO_EFFECT, type Trick, UNAIMED } from './trick.ts';

/** B14: the next open cat draws a card at once. */
export const four: Trick = {
  worth: 40,
  aims: (board) => (canDraw(board) ? UNAIMED : NO_EFFECT),
  carryOut(state, trickster, _aim, random) {
    const { card, reshuffled } = topCard(state, random);
    const drawn: JackyEvent = { type: 'cardDrawn', seat: nextOpen(state.cats, trickster), card, reason: 'trick' };
    return reshuffled === undefined ? [drawn] : [reshuffled, drawn];
  },
};
