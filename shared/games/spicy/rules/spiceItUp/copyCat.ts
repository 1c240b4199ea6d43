import { refusal } from '../../model/refusals.ts';
import type { SpiceItUpCard } from './card.ts';

/** R46: the top card can be copied until the next turn is taken. R47: a paw on a copy calls it wrong, in whichever trait. */
export const copyCat: SpiceItUpCard = {
  whyNotCopy(board, seat) {
    const top = board.stack.at(-1);
    if (top === undefined) return refusal('nothingToCopy');
    if (top.seat === seat) return refusal('ownCard');
    if (!board.fresh) return refusal('copyOver');
    return undefined;
  },

  callOfPaw: (top) => (top.copy ? 'wrong' : undefined),
};
