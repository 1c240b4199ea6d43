import type { JackyEvent } from '../../model/model.ts';
import { canDraw, topCard } from '../../model/pile.ts';
import { NO_EFFECT, type Trick, UNAIMED } from './trick.ts';

/** B17: the top card of the draw pile is turned onto the discard pile. */
export const seven: Trick = {
  worth: 70,
  aims: (board) => (canDraw(board) ? UNAIMED : NO_EFFECT),
  carryOut(state, _trickster, _aim, random) {
    const { card, reshuffled } = topCard(state, random);
    const turned: JackyEvent = { type: 'pileCardTurned', card };
    return reshuffled === undefined ? [turned] : [reshuffled, turned];
  },
};
